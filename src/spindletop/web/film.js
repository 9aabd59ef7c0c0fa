/* A saved game plays by itself: no server, all positions in the page. A single position is shown without the strip of the history. */

import { html, render, signal, computed, useEffect } from './html.js';
import { patternDefs } from './kit.js';
import { keepAnswer } from './api.js';
import { Desk } from './desk.js';
import { changed } from './delta.js';
import { placesOf } from './just_played.js';
import { LaidTable, useKeys } from './table_page.js';

/** A table whose positions are all known. */
class Reel extends Desk {
  /** @param {any} film as showing/replay.py tells it */
  constructor(film) {
    super('film');
    this.film = film;
    this.alone = true;
    this.last = film.frames.length - 1;
    /** @type {any[]} the view of each position, made when it is wanted */
    this.views = [];
    this.mine = computed(() => false);
    /** through whose eyes: a seat, or null for who looks on */
    this.eyes = signal(film.table.me);
    this.told = film.table.me;
    this.game.value = film.game;
    this.table.value = film.table;
    this.entries.value = film.entries;
    this.now.value = this.frame(this.last);
    if (this.last) { this.panel.value = 'history'; this.past.value = this.frame(0); }
  }

  connect() { return { close() {} }; }

  /** @param {number} n */
  view(n) {
    for (let k = this.views.length; k <= n; k++) this.views.push(changed(k ? this.views[k - 1] : {}, this.film.frames[k].view));
    const other = this.film.eyes[this.eyes.value === null ? -1 : this.eyes.value];
    return other ? changed(this.views[n], other[n]) : this.views[n];
  }

  /** The position after n actions. @param {number} n */
  frame(n) {
    if (!this.kept.has(n)) this.kept.set(n, { choices: [], undo: [], clocks: null, prompt: '', clause: '', scores: null, winners: null, ...this.film.frames[n], view: this.view(n) });
    return this.kept.get(n);
  }

  async positionAt(n) { return this.frame(n); }

  async look(n) {
    const at = n === null ? this.last : Math.max(0, Math.min(this.last, n));
    const before = this.past.value || this.now.value;
    this.past.value = at === this.last ? null : this.frame(at);
    this.before.value = Math.abs(before.n - at) === 1 ? before : null;
    this.just.value = placesOf(this.film.entries.slice(0, at));
  }

  /** See the game as another one saw it. @param {number | null} seat */
  seeAs(seat) {
    const at = this.past.value ? this.past.value.n : null;
    this.kept.clear();
    this.eyes.value = seat;
    this.table.value = { ...this.table.value, me: seat };
    this.now.value = this.frame(this.last);
    if (at !== null) this.past.value = this.frame(at);
  }

  async why() {}

  async undo() {}
}

function Film({ desk, drawing }) {
  useKeys(desk);
  useEffect(() => { if (!desk.last) document.body.classList.add('still'); }, []);
  return html`<${LaidTable} desk=${desk} drawing=${drawing} />`;
}

/** The film in a packed text. @param {string} text @returns {Promise<any>} */
export async function unpacked(text) {
  const bytes = Uint8Array.from(atob(text), one => one.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).json();
}

/** Show a film on this page. @param {any} drawing the game's drawing @param {any} film */
export function show(drawing, film) {
  document.body.insertAdjacentHTML('afterbegin', patternDefs());
  keepAnswer(`/games/${film.game.id}/rules`, { markdown: film.rules });
  render(html`<${Film} desk=${new Reel(film)} drawing=${{ secrets: true, ...drawing }} />`, /** @type {HTMLElement} */ (document.getElementById('app')));
}
