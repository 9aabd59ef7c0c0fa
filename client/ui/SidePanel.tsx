/* The panel at the right edge. */

import { Chat } from './Chat.tsx';
import { CloseButton } from './IconButton.tsx';
import { MorePanel } from './MorePanel.tsx';
import { RulesText } from './RulesText.tsx';
import { useTableParts } from './table-context.ts';
import { words } from './words.ts';

const TITLES = { rules: words.rules, chat: words.chat, more: words.thisTable } as const;

/** Rules, chat or everything else; a replay has rules alone. */
export function SidePanel() {
  const { store } = useTableParts();
  const panel = store.panel.value;
  if (panel === '' || panel === 'history' || (store.isReplay && panel !== 'rules')) return null;
  const close = () => {
    store.panel.value = '';
  };
  return (
    <aside class="panel sheet" aria-label={TITLES[panel]}>
      <h2 class="sign">
        {TITLES[panel]}
        <CloseButton onPress={close} />
      </h2>
      {panel === 'rules' && <TableRules />}
      {panel === 'chat' && <Chat />}
      {panel === 'more' && <MorePanel />}
    </aside>
  );
}

function TableRules() {
  const { store } = useTableParts();
  const follow = (clause: string) => {
    store.clause.value = clause;
  };
  return <RulesText game={store.shownTable.game} clause={store.clause.value} onClause={follow} />;
}
