// @ts-nocheck
/* Engraved lines: guilloche, rosettes and the band behind each title, as SVG text. */

/* a line of guilloche: n sine strands woven along a band */
export function guilloche(x, y, length, height, n = 5, period = 36, style = '') {
  let d = '';
  for (let k = 0; k < n; k++)
    for (const sign of [1, -1]) {
      let path = '';
      for (let t = 0; t <= length; t += 3)
        path +=
          (t ? 'L' : 'M') +
          (x + t) +
          ' ' +
          (
            y +
            height / 2 +
            ((sign * height) / 2) * Math.sin((t / period + k / n / 2) * 2 * Math.PI) * (1 - k / n / 1.6)
          ).toFixed(1);
      d += path;
    }
  return `<path d="${d}" style="fill:none;stroke-width:.7;${style}"/>`;
}
export function rosette(cx, cy, R, petals, rings, style = '') {
  let d = '';
  for (let k = 0; k < rings; k++) {
    let p = '';
    for (let t = 0; t <= 360; t += 2) {
      const a = (t * Math.PI) / 180,
        r = R * (0.72 + 0.28 * Math.sin(petals * a + (k * Math.PI * 2) / rings));
      p += (t ? 'L' : 'M') + (cx + r * Math.cos(a)).toFixed(1) + ' ' + (cy + r * Math.sin(a)).toFixed(1);
    }
    d += p + 'Z';
  }
  return `<path d="${d}" style="fill:none;stroke-width:.7;${style}"/>`;
}

/* the engraved band behind the title of each game's head plate */
export const WEAVE = {
  crude: () => guilloche(0, 2, 1800, 40, 6, 90),
  pipeline: () =>
    `<path d="${[8, 12, 16].map((o, k) => `M${-o} ${o - 2}` + `h${52}v${16}h${52}v${-16}`.repeat(18)).join('')}" style="fill:none;stroke-width:1.2"/>`,
  pipe_it_up: () =>
    `<path d="${[6, 16, 26, 36].map(y => `M0 ${y}` + 'l12-7 12 7'.repeat(75)).join('')}" style="fill:none;stroke-width:1.4"/>`,
  interbellum: () =>
    `<path d="${Array.from({ length: 40 }, (_, k) => `M${k * 48 + 24} 2a20 20 0 1 0 .1 0M${k * 48 + 24} 9a13 13 0 1 0 .1 0M${k * 48} 22h48`).join('')}" style="fill:none;stroke-width:1"/>`,
  oilman: () =>
    `<path d="${Array.from({ length: 60 }, (_, k) => `M${k * 32} 0v44`).join('')}M0 11h1800M0 22h1800M0 33h1800" style="fill:none;stroke-width:.8"/><path d="${Array.from({ length: 12 }, (_, k) => `M${k * 160} 44q80-70 160 0`).join('')}" style="fill:none;stroke-width:1"/>`,
};
