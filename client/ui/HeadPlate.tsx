/* The plate at the head of a table: title, the steps of the turn, tools. */

import { toggleTheme } from '#core/local-settings.ts';
import type { Panel } from '#core/table-store.ts';
import type { IconName } from '#generated/icons.d.ts';
import { EngravedBand } from './EngravedBand.tsx';
import { IconButton } from './IconButton.tsx';
import { useTableParts } from './table-context.ts';
import { words } from './words.ts';

/** The head plate; while the screen is handed over it tells nothing of the game. */
export function HeadPlate({ isHidden }: { readonly isHidden: boolean }) {
  const { store } = useTableParts();
  return (
    <header class="top">
      <EngravedBand game={store.shownTable.game} />
      <i class="screw" />
      <a class="house sign" href="#/">
        {words.house}
      </a>
      <h1>{store.game.value?.title ?? words.table}</h1>
      <TurnSteps isHidden={isHidden} />
      <HeadTools />
      <i class="screw" />
    </header>
  );
}

/** How far the turn is: nothing before the game has begun, the headline alone once it is over. */
function TurnSteps({ isHidden }: { readonly isHidden: boolean }) {
  const { store, drawing } = useTableParts();
  const { state } = store.shownTable;
  const position = state === 'open' ? null : store.position.value;
  const headline = position && !isHidden ? drawing.headline?.(position.view, store.seats.value) : '';
  const steps = position && state === 'playing' ? (drawing.steps?.(position.view, position.step) ?? []) : [];
  return (
    <ol class="steps sign wide">
      {steps.map(step => (
        <li key={step.words} class={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
          {step.words}
        </li>
      ))}
      {headline && <li>{headline}</li>}
    </ol>
  );
}

/** What can be asked of a table at any time; a replay has nobody to ask. */
function HeadTools() {
  const { store, session } = useTableParts();
  const { isReplay } = store;
  const hasHistory = !isReplay || (store.live.value?.n ?? 0) > 0;
  const canUndo = (store.live.value?.undo.length ?? 0) > 0;
  return (
    <nav class="tools" aria-label={words.tools}>
      {!isReplay && (
        <IconButton icon="undo" label={words.undoTool} isDisabled={!canUndo} onPress={() => void session.undo()} />
      )}
      <PanelButton panel="rules" icon="rules" label={words.rulesTool} />
      {hasHistory && <PanelButton panel="history" icon="history" label={words.historyTool} />}
      {!isReplay && <PanelButton panel="chat" icon="chat" label={words.chatTool} />}
      {!isReplay && <PanelButton panel="more" icon="question" label={words.moreTool} />}
      <IconButton icon="moon" label={words.themeTool} onPress={toggleTheme} />
    </nav>
  );
}

interface PanelButtonProps {
  readonly panel: Panel;
  readonly icon: IconName;
  readonly label: string;
}

/** Opens and closes one of the panels. */
function PanelButton({ panel, icon, label }: PanelButtonProps) {
  const { store } = useTableParts();
  const isOn = store.panel.value === panel;
  return <IconButton icon={icon} label={label} isOn={isOn} onPress={() => store.togglePanel(panel)} />;
}
