// @ts-nocheck
/* What may be taken home: the record, a page that plays by itself, pictures of the position. */

import { get } from './api.tsx';
import { drawingOf, photographOf } from './picture.tsx';

const save = (name, kind, content) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: kind }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
};

/** Buttons that save something. @param {{desk: import('./desk.js').Desk, cls?: string}} props */
export function Keepsakes({ desk, cls = '' }) {
  const game = desk.table.value.game,
    moment = `${game}-${desk.position.value ? desk.position.value.n : 0}`;
  const board = () => /** @type {HTMLElement | null} */ (document.querySelector('.board')),
    drawn = () => document.querySelector('.board svg[role=group]');
  const trying = act => async () => {
    try {
      await act();
    } catch (problem) {
      desk.fail(problem);
    }
  };
  const record = async () =>
    save(`${game}-${desk.id}.jsonl`, 'application/x-ndjson', await get(`/tables/${desk.id}/record`, desk.token));
  const replay = async () =>
    save(`${game}-${desk.id}.html`, 'text/html', await get(`/tables/${desk.id}/replay`, desk.token));
  const vector = async () => {
    const found = drawn();
    if (!(found instanceof SVGSVGElement)) throw new Error('This table has no drawing to save.');
    save(moment + '.svg', 'image/svg+xml', await drawingOf(found));
  };
  const photograph = async () => {
    const found = board();
    if (!found) throw new Error('No table is shown now.');
    save(moment + '.png', 'image/png', await photographOf(found));
  };
  const plate = (words, title, act) => (
    <button class={'plate ' + cls} title={title} onClick={trying(act)}>
      <span class="sign">{words}</span>
    </button>
  );
  return (
    <>
      {desk.alone ? null : (
        <>
          {plate('Record', 'Every action, for spindletop replay and verify', record)}
          {plate('Replay page', 'One file that plays the game in any browser', replay)}
        </>
      )}
      {plate('PNG', 'A picture of the position', photograph)}
      {plate('SVG', 'A drawing of the position, for other programs', vector)}
    </>
  );
}
