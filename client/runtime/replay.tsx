// @ts-nocheck
/* A saved game plays by itself: no server, all positions in the page. A single position is shown without the strip of the history. */

import { adapted } from '../converted/adapt.tsx';
import { keepAnswer } from '../converted/api.tsx';
import { changed } from '../converted/delta.tsx';
import { Desk } from '../converted/desk.tsx';
import { GENERIC } from '../converted/generic_table.tsx';
import { computed, render, signal, useEffect } from '../converted/html.tsx';
import { placesOf } from '../converted/just_played.tsx';
import { patternDefs } from '../converted/kit.tsx';
import { LaidTable, useKeys } from '../converted/table_page.tsx';
import { drawPlain } from './plain.tsx';

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
    if (this.last) {
      this.panel.value = 'history';
      this.past.value = this.frame(0);
    }
  }

  connect() {
    return { close() {} };
  }

  /** @param {number} n */
  view(n) {
    for (let k = this.views.length; k <= n; k++)
      this.views.push(changed(k ? this.views[k - 1] : {}, this.film.frames[k].view));
    const other = this.film.eyes[this.eyes.value === null ? -1 : this.eyes.value];
    return other ? changed(this.views[n], other[n]) : this.views[n];
  }

  /** The position after n actions. @param {number} n */
  frame(n) {
    if (!this.kept.has(n))
      this.kept.set(n, {
        choices: [],
        undo: [],
        clocks: null,
        prompt: '',
        clause: '',
        scores: null,
        winners: null,
        ...this.film.frames[n],
        view: this.view(n),
      });
    return this.kept.get(n);
  }

  async positionAt(n) {
    return this.frame(n);
  }

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
  useEffect(() => {
    if (!desk.last) document.body.classList.add('still');
  }, []);
  return <LaidTable desk={desk} drawing={drawing} />;
}

/** The film in a packed text. @param {string} text @returns {Promise<any>} */
export async function unpacked(text) {
  const bytes = Uint8Array.from(atob(text), one => one.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).json();
}

/** A plain drawing that was pasted into the page, or null. */
async function pastedDrawing() {
  const address = document.getElementById('drawing').textContent;
  return address ? drawPlain(await import(address)) : null;
}

/** Play the replay that lies in this page with the game's drawing, or with the sheets for any game. */
export async function play(drawing) {
  const film = await unpacked(document.getElementById('replay').textContent);
  document.body.insertAdjacentHTML('afterbegin', patternDefs());
  keepAnswer(`/games/${film.game.id}/rules`, { markdown: film.rules });
  const own = drawing || (await pastedDrawing()) || GENERIC;
  render(<Film desk={new Reel(film)} drawing={{ secrets: true, ...adapted(own) }} />, document.getElementById('app'));
}
