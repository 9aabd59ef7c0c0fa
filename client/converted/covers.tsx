// @ts-nocheck
/* The masthead and the five covers, each a different printed thing of the oil age, as SVG text of 260 x 350. */

import { LAND } from '#games/oilman/client/world.ts';
import { guilloche, rosette } from './engraving.tsx';

const C = '#fbf3dc',
  K = '#14201f';
const title = (lines, y, size, fill, extra = '') =>
  lines
    .map(
      (l, k) =>
        `<text x="130" y="${y + k * size * 0.92}" text-anchor="middle" style="font:900 ${size}px var(--display);letter-spacing:-.02em;fill:${fill};${extra}">${l}</text>`,
    )
    .join('');
const signline = (s, y, fill, size = 17) =>
  `<text x="130" y="${y}" text-anchor="middle" style="font:${size}px var(--sign);letter-spacing:.09em;fill:${fill}">${s}</text>`;
const derrick = (x, y, k, c, w = 5) =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-34 0-9-132H9L34 0M-28-32h56M-21-68h42M-15-100h30M-28-32l49-36M28-32l-49-36M-21-68l36-32M21-68l-36-32M-34 0l62-32M34 0l-62-32" stroke="${c}" stroke-width="${w}" fill="none" stroke-linejoin="round"/><path d="M-13-146h26v14h-26z" fill="${c}"/></g>`;
/** @type {Record<string, () => string>} */
export const COVERS = {
  oilman() {
    // an atlas sheet: degree-tick border
    let t = '';
    for (let k = 0; k < 13; k++)
      t += `<rect x="${k * 20}" y="0" width="20" height="7" fill="${k % 2 ? C : K}"/><rect x="${k * 20}" y="343" width="20" height="7" fill="${k % 2 ? K : C}"/>`;
    for (let k = 0; k < 18; k++)
      t += `<rect x="0" y="${k * 20}" width="7" height="20" fill="${k % 2 ? C : K}"/><rect x="253" y="${k * 20}" width="7" height="20" fill="${k % 2 ? K : C}"/>`;
    return `<rect width="260" height="350" fill="#12594a"/><clipPath id="globe"><circle cx="130" cy="188" r="96"/></clipPath><circle cx="130" cy="188" r="104" fill="none" stroke="${C}" stroke-width="2"/><circle cx="130" cy="188" r="96" fill="#bcd6cf"/><g clip-path="url(#globe)"><path transform="translate(-116 60) scale(.64)" d="${LAND}" fill="#f3dfae" stroke="${K}" stroke-width="1.6"/><g fill="none" stroke="#12594a" stroke-opacity=".5">${[24, 52, 80].map(r => `<ellipse cx="130" cy="188" rx="${r}" ry="96"/>`).join('')}<path d="M30 140h200M30 188h200M30 236h200M130 90v200"/></g></g><circle cx="130" cy="188" r="96" fill="none" stroke="${K}" stroke-width="2.5"/>
      ${derrick(150, 250, 0.95, K, 6)}<path d="M112 96l0 0" /><g fill="#c4261a" stroke="${K}" stroke-width="1.6"><path d="M86 156c5 6 8 10 8 14a8 8 0 0 1-16 0c0-4 3-8 8-14z"/><path d="M186 140c5 6 8 10 8 14a8 8 0 0 1-16 0c0-4 3-8 8-14z"/></g>
      <rect x="7" y="7" width="246" height="62" fill="#12594a"/>${signline('INTERNATIONAL', 32, C, 20)}${title(['Oilman'], 66, 42, C)}${signline('DRAW, BID, DRILL THREE DEEP', 326, C)}${t}`;
  },
  crude() {
    // a share certificate: guilloche border and rosette
    return `<rect width="260" height="350" fill="#f4ead2"/><rect x="8" y="8" width="244" height="334" fill="#8e1c20"/><g style="stroke:#f4ead2;opacity:.8">${guilloche(10, 10, 240, 22, 5, 30)}${guilloche(10, 318, 240, 22, 5, 30)}<g transform="translate(32 10) rotate(90)">${guilloche(0, 0, 330, 22, 5, 30)}</g><g transform="translate(250 10) rotate(90)">${guilloche(0, 0, 330, 22, 5, 30)}</g></g><rect x="34" y="34" width="192" height="282" fill="#f4ead2" stroke="${K}" stroke-width="2"/>
      <g style="stroke:#8e1c20;opacity:.55">${rosette(130, 196, 84, 12, 9)}</g><circle cx="130" cy="196" r="56" fill="#f4ead2" stroke="#8e1c20" stroke-width="2"/><g style="color:${K};--icon-fill:#8e1c20"><use href="#pumpjack" x="86" y="150" width="88" height="88"/></g>
      ${title(['Crude'], 86, 48, '#8e1c20')}${signline('THE OIL GAME', 111, K, 19)}<path d="M50 124h160" stroke="${K}"/>${signline('SEVEN HUNDRED AND FIFTY MILLION', 300, K, 14.5)}`;
  },
  pipe_it_up() {
    // a waterworks enamel sign
    let z = '';
    for (let x = 14; x < 246; x += 12) z += `M${x} 20l6-8 6 8M${x} 338l6-8 6 8`;
    return `<rect width="260" height="350" rx="16" fill="#0d5688"/><rect x="7" y="7" width="246" height="336" rx="11" fill="none" stroke="${C}" stroke-width="3"/><path d="${z}" fill="none" stroke="#eebd1c" stroke-width="2.4"/>
      <path transform="translate(64 92) scale(.192)" d="M492 7L502 16L505 21L501 42L489 69L490 76L494 82L517 99L537 120L555 133L562 135L559 144L558 192L553 229L552 232L545 232L544 236L545 239L557 242L546 247L542 253L544 259L539 264L544 270L566 260L573 261L585 274L576 318L574 340L580 353L579 360L561 374L568 390L578 403L599 417L610 437L610 445L596 459L594 469L597 535L581 563L582 580L587 586L595 587L602 593L595 643L593 647L587 651L585 657L586 665L585 671L607 711L612 713L613 723L617 733L645 753L656 754L666 772L672 777L687 781L687 790L675 796L666 805L650 833L620 841L544 842L483 871L449 882L428 898L400 910L380 924L338 931L270 954L249 962L228 978L192 997L179 996L152 979L131 971L81 957L43 952L20 946L24 939L46 941L54 936L66 936L69 931L71 908L75 904L76 892L69 866L66 863L44 859L38 849L21 790L6 750L0 720L0 703L3 696L1 678L11 657L32 632L40 616L44 577L54 541L71 503L89 489L98 485L100 479L97 473L98 469L109 465L114 460L100 367L96 361L92 343L86 332L77 329L77 319L86 302L88 292L84 289L86 269L83 253L74 234L72 220L77 212L76 195L71 168L71 150L74 143L72 137L66 130L65 124L71 118L70 113L63 110L51 88L52 67L64 25L76 25L76 27L255 25L265 21L312 25L342 23L363 27L395 26L402 36L406 36L427 24L436 10L449 11L455 6L457 -0Z" fill="#f3dfae" stroke="${K}" stroke-width="12" stroke-linejoin="round"/>
      <g fill="none" stroke-linejoin="round"><path d="M108.6 278.1L111.3 240.1L112.6 225.6L102.9 198.7L109.4 184.8L135.9 144.7L135.6 103.4M112.6 225.6L138.0 229.7L153.1 243.3L155.0 259.4" stroke="${K}" stroke-width="9"/><path d="M108.6 278.1L111.3 240.1L112.6 225.6L102.9 198.7L109.4 184.8L135.9 144.7L135.6 103.4M112.6 225.6L138.0 229.7L153.1 243.3L155.0 259.4" stroke="#3aa0dc" stroke-width="5"/></g><g fill="${C}" stroke="${K}" stroke-width="2.5"><circle cx="108.6" cy="278.1" r="6.5"/><circle cx="111.3" cy="240.1" r="6.5"/><circle cx="112.6" cy="225.6" r="6.5"/><circle cx="102.9" cy="198.7" r="6.5"/><circle cx="109.4" cy="184.8" r="6.5"/><circle cx="135.9" cy="144.7" r="6.5"/><circle cx="135.6" cy="103.4" r="6.5"/><circle cx="138.0" cy="229.7" r="6.5"/><circle cx="153.1" cy="243.3" r="6.5"/><circle cx="155.0" cy="259.4" r="6.5"/></g>
      <path d="M216 118c12 15 18 23 18 33a18 18 0 0 1-36 0c0-10 6-18 18-33z" fill="#3aa0dc" stroke="${K}" stroke-width="2.5"/><path d="M206 154a10 10 0 0 0 8 9" fill="none" stroke="${C}" stroke-width="2.5"/>
      ${title(['Pipe It Up'], 66, 38, C)}${signline('WATER FOR EVERY TOWN OF GHANA', 322, C, 16)}${[
        [16, 16],
        [244, 16],
        [16, 334],
        [244, 334],
      ]
        .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4" fill="#c79a3a" stroke="${K}"/>`)
        .join('')}`;
  },
  interbellum() {
    // a postage stamp: perforated edge
    let p = '';
    for (let k = 0; k <= 16; k++)
      p += `<circle cx="${k * 16.25}" cy="0" r="5"/><circle cx="${k * 16.25}" cy="350" r="5"/>`;
    for (let k = 1; k < 21; k++)
      p += `<circle cx="0" cy="${k * 16.66}" r="5"/><circle cx="260" cy="${k * 16.66}" r="5"/>`;
    return `<mask id="perf"><rect width="260" height="350" fill="#fff"/><g fill="#000">${p}</g></mask><g mask="url(#perf)"><rect width="260" height="350" fill="${C}"/><rect x="16" y="16" width="228" height="318" fill="#54357c"/><rect x="21" y="21" width="218" height="308" fill="none" stroke="${C}" stroke-width="1.5"/>
      <path d="M38 118h184v158H38z" fill="#e9c98a"/><circle cx="176" cy="166" r="34" fill="#f6e3b4"/><path d="M38 238q46-26 92-4t92-10v52H38z" fill="#c98f4b"/><path d="M38 258q60-18 104 0t80-6v24H38z" fill="#a56b33"/>${derrick(84, 258, 0.74, K, 7)}${derrick(132, 250, 0.46, K, 8)}<path d="M84 258h70l14 10h54" stroke="${K}" stroke-width="5" fill="none"/><g transform="translate(186 236)"><path d="M0 30V-22" stroke="${K}" stroke-width="3.5"/><path d="M1-22c12-6 18 6 32 0v20c-14 6-20-6-32 0z" fill="#c4261a" stroke="${K}" stroke-width="1.6"/></g><rect x="38" y="118" width="184" height="158" fill="none" stroke="${C}" stroke-width="3"/>
      ${title(['Inter-', 'bellum'], 66, 40, C)}${signline('OIL BARONS 1919 TO 1939', 302, C, 17)}<g style="font:800 17px var(--display);fill:${C}"><text x="30" y="320">$5</text><text x="230" y="320" text-anchor="end">$5</text></g></g>
      <g fill="none" stroke="${K}" stroke-opacity=".6" stroke-width="2"><circle cx="221" cy="124" r="23"/><circle cx="221" cy="124" r="15"/><path d="M206 124h30"/></g>`;
  },
  pipeline() {
    // an engineer's drawing of pipes with flanges
    const run = (d, c) =>
      `<path d="${d}" fill="none" stroke="${K}" stroke-width="25" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="${c}" stroke-width="20" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="4" transform="translate(-3.5 -3.5)" stroke-linejoin="round"/>`;
    const fl = (x, y, v) =>
      `<rect x="${x - (v ? 17 : 5)}" y="${y - (v ? 5 : 17)}" width="${v ? 34 : 10}" height="${v ? 10 : 34}" rx="2" fill="${C}" stroke="${K}" stroke-width="2.5"/>`;
    return `<rect width="260" height="350" fill="#9a430e"/><g stroke="${C}" stroke-opacity=".16">${Array.from({ length: 25 }, (_, k) => `<path d="M${k * 11} 0v350M0 ${k * 15}h260"/>`).join('')}</g><rect x="8" y="8" width="244" height="334" fill="none" stroke="${C}" stroke-width="2"/><rect x="13" y="13" width="234" height="324" fill="none" stroke="${C}" stroke-opacity=".6"/>
      <clipPath id="plc"><rect x="8" y="104" width="244" height="196"/></clipPath><g clip-path="url(#plc)">${run('M8 136h84q22 0 22 22v36q0 22 22 22h120', '#e27a1d')}${run('M8 266h50q22 0 22-22v-38q0-22 22-22h36q22 0 22-22V96', '#0f8480')}${run('M140 306v-22q0-22 22-22h18q22 0 22-22V104', '#b6c0c4')}${fl(48, 136)}${fl(214, 216)}${fl(160, 128, 1)}${fl(202, 170, 1)}${fl(36, 266)}</g>
      <g transform="translate(114 168)"><circle r="25" fill="${C}" stroke="${K}" stroke-width="2.5"/><circle r="17" fill="none" stroke="${K}" stroke-width="2"/><path d="M0 0 9-11" stroke="#c4261a" stroke-width="4" stroke-linecap="round"/><circle r="3.5" fill="${K}"/><path d="M-14 0h4M10 0h4M0-14v4M-10-10l2.5 2.5" stroke="${K}" stroke-width="2"/></g>
      ${title(['Pipeline'], 60, 46, C)}${signline('LAY, REFINE, DELIVER', 95, C, 17)}${signline('EIGHTEEN ROUNDS, THREE YEARS', 326, C, 16)}`;
  },
};

/** The picture of the masthead. */
export const MAST = () => `<svg viewBox="0 0 1392 210" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
  <g style="stroke:${C};opacity:.13">${guilloche(0, 20, 1392, 170, 7, 260)}</g><circle cx="1000" cy="150" r="178" fill="#8a6a26"/><circle cx="1000" cy="150" r="148" fill="#c79a3a"/><circle cx="1000" cy="150" r="116" fill="#ecc056"/>
  <path d="M620 210q190-38 380-20t392-14v34z" fill="#0b1215"/>
  <g transform="translate(1000 194)" fill="#0b1215"><path d="M-5-112q-3-46-12-66-12 10-24 2-18 8-28-6-18 2-20-14-16-4-10-18-4-8 4-14h190q8 6 4 14 6 14-10 18-2 16-20 14-10 14-28 6-12 8-24-2-9 20-12 66z"/><g><circle cx="-52" cy="-150" r="4"/><circle cx="58" cy="-146" r="5"/><circle cx="-34" cy="-128" r="3"/><circle cx="36" cy="-120" r="3"/><circle cx="76" cy="-128" r="3"/><circle cx="-76" cy="-132" r="3.5"/></g>
  <path d="M-40 8-11-116h22L40 8M-34-20h68M-28-48h56M-21-76h42M-34-20 28-48M34-20-28-48M-28-48l49-28M28-48l-49-28M-40 8 34-20M40 8-34-20M-21-76l34-30M21-76l-34-30" stroke="#0b1215" stroke-width="5.5" fill="none"/></g>
  ${[
    [868, 0.5],
    [1138, 0.64],
    [1226, 0.42],
    [1310, 0.55],
  ]
    .map(
      ([x, k]) =>
        `<g transform="translate(${x} 190) scale(${k})"><path d="M-34 8-9-124H9L34 8M-28-30h56M-20-70h40M-28-30l48-40M28-30l-48-40M-34 8l62-38M34 8l-62-38" stroke="#0b1215" stroke-width="8" fill="none"/></g>`,
    )
    .join('')}</svg>`;
