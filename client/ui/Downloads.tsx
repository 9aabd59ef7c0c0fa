/* What may be taken home: the record, a page that plays by itself, pictures of the position. */

import { get } from '#core/api.ts';
import { exportPng } from './export/png.ts';
import { exportSvg } from './export/svg.ts';
import { Plate } from './Plate.tsx';
import { useTableParts } from './table-context.ts';
import { useLiveSession } from './use-live-session.ts';
import { words } from './words.ts';

/** Save something as a file. */
function save(name: string, type: string, content: BlobPart): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Do something and show its problem. */
function useAttempt(): (action: () => Promise<void>) => () => void {
  const { store } = useTableParts();
  return action => () => {
    action().catch((thrown: unknown) => {
      const text = thrown instanceof Error ? thrown.message : String(thrown);
      store.notice.value = { title: '', reasons: [{ text, clause: '' }] };
    });
  };
}

/** Plates that save something. */
export function Downloads({ kind }: { readonly kind: string }) {
  const { store } = useTableParts();
  const session = useLiveSession();
  const attempt = useAttempt();
  const name = `${store.shownTable.game}-${store.id}`;
  const fetchText = (what: string) => get<string>(`/tables/${store.id}/${what}`, session?.token ?? null);
  const saveRecord = async () => save(`${name}.jsonl`, 'application/x-ndjson', await fetchText('record'));
  const savePage = async () => save(`${name}.html`, 'text/html', await fetchText('replay'));
  return (
    <>
      {session && (
        <>
          <Plate kind={kind} title={words.recordHint} onPress={attempt(saveRecord)}>
            {words.record}
          </Plate>
          <Plate kind={kind} title={words.replayPageHint} onPress={attempt(savePage)}>
            {words.replayPage}
          </Plate>
        </>
      )}
      <Pictures kind={kind} />
    </>
  );
}

function Pictures({ kind }: { readonly kind: string }) {
  const { store, board } = useTableParts();
  const attempt = useAttempt();
  const name = `${store.shownTable.game}-${store.position.value?.n ?? 0}`;
  const savePng = async () => {
    if (!board.current) throw new Error(words.noTable);
    save(`${name}.png`, 'image/png', await exportPng(board.current));
  };
  const saveSvg = async () => {
    const drawing = board.current?.querySelector('svg[role=group]');
    if (!(drawing instanceof SVGSVGElement)) throw new Error(words.noDrawing);
    save(`${name}.svg`, 'image/svg+xml', await exportSvg(drawing));
  };
  return (
    <>
      <Plate kind={kind} title={words.pngHint} onPress={attempt(savePng)}>
        {words.png}
      </Plate>
      <Plate kind={kind} title={words.svgHint} onPress={attempt(saveSvg)}>
        {words.svg}
      </Plate>
    </>
  );
}
