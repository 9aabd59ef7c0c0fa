/* Gusher's table: a derrick to drill at, and the bank of every seat. */

export const api = 1;

const ROW = 48;
const LEFT = 190;
const WIDTH = 560;

export default ({ html, Place, PlacedIcon, useTable }) => {
  /** The derrick, with what was found this turn. */
  function Derrick({ tank, height }) {
    const shape = { kind: 'box', x: 10, y: 10, width: 160, height: height - 20, radius: 8 };
    return html`<${Place} name="derrick:field" shape=${shape}>
      <${PlacedIcon} name="rig" x=${50} y=${18} size=${80} />
      <text x="90" y=${height - 24} text-anchor="middle" fill="var(--ink)">${tank} in the tank</text>
    <//>`;
  }

  /** A seat's bank: a bar that grows towards the goal. */
  function Bank({ seat, barrels, goal, y }) {
    const length = (WIDTH - LEFT - 60) * Math.min(1, barrels / goal);
    const shape = { kind: 'box', x: LEFT, y: y + 4, width: WIDTH - LEFT - 10, height: ROW - 8, radius: 6 };
    return html`<${Place} name=${`bank:${seat.seat}`} shape=${shape}>
      <rect x=${LEFT} y=${y + 4} width=${shape.width} height=${ROW - 8} rx="6" fill="var(--card)" />
      <rect x=${LEFT} y=${y + 4} width=${length} height=${ROW - 8} rx="6" fill=${`var(--${seat.pigment})`} />
      <text x=${WIDTH - 20} y=${y + 29} text-anchor="end" fill="var(--ink)">${barrels}</text>
    <//>`;
  }

  function Board({ view }) {
    const { seats } = useTable();
    const height = Math.max(3, view.bank.length) * ROW + 20;
    return html`<div class="sheet">
      <svg role="group" aria-label="The oil field" viewBox=${`0 0 ${WIDTH} ${height}`}>
        <${Derrick} tank=${view.tank} height=${height} />
        ${view.bank.map((barrels, k) => {
          const seat = seats.value[k];
          return html`<${Bank} key=${k} seat=${seat} barrels=${barrels} goal=${view.goal} y=${10 + k * ROW} />`;
        })}
      </svg>
    </div>`;
  }

  return {
    Board,
    seat: (view, seat) => ({
      score: view.bank[seat],
      stats: [{ icon: 'barrel-crude', text: view.bank[seat], label: 'barrels in the bank' }],
    }),
    headline: view => `First to ${view.goal} barrels`,
    verbs: { drill: { icon: 'rig' }, bank: { icon: 'bank' } },
    hidesHands: false,
  };
};
