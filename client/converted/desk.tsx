// @ts-nocheck
/* One open table: what is known of it, what is being looked at, and what can be done. */

import { ask, get, Problem, post, unique } from './api.tsx';
import { drawer, forgetSeat, keep, known } from './drawer.tsx';
import { batch, computed, effect, signal } from './html.tsx';
import { placesOf } from './just_played.tsx';
import { Live } from './live.tsx';
import { Pace } from './pace.tsx';
import { repeated } from './repeated.tsx';

/** @typedef {{id: number, verb: string, text: string, words: string, place: string, hint: string, args: Record<string, any>, cost?: number, gain?: number, points?: number, odds?: {outcome: string, percent: number}[], warn?: string, effects?: Record<string, any>}} Choice */

/** The table in front of the player; one exists while its page is open. */
export class Desk {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    /** @type {{value: any}} the table as the server tells it, without entries and position */
    this.table = signal(null);
    this.now = signal(/** @type {any} */ (null));
    this.entries = signal(/** @type {any[]} */ ([]));
    this.game = signal(/** @type {any} */ (null));
    /** the past position being looked at, or null for now */
    this.past = signal(/** @type {any} */ (null));
    /** whether the history plays by itself */
    this.running = signal(false);
    /** the seats that are connected just now */
    this.present = signal(/** @type {number[] | null} */ (null));
    this.up = signal(true);
    this.lost = signal('');
    /** the problem or refusal to show until the next action */
    this.slip = signal(
      /** @type {null | {title: string, list: {text: string, clause: string, words?: string}[]}} */ (null),
    );
    this.said = signal('');
    this.hover = signal(/** @type {Choice | null} */ (null));
    this.hoverPlace = signal('');
    this.open = signal(
      /** @type {null | {place: string, x: number, y: number, list: Choice[], from: Element | null}} */ (null),
    );
    /** the verb whose places alone are shown, or '' for all */
    this.only = signal('');
    /** the choice that was pressed once and waits for the second press */
    this.armed = signal(/** @type {number | null} */ (null));
    this.busy = signal(false);
    this.panel = signal('');
    this.clause = signal('');
    this.tab = signal('board');
    /** hot-seat: the seat that must take over before its view is shown */
    this.handTo = signal(/** @type {number | null} */ (null));
    /** places that the last update spoke of, and the position before it */
    this.just = signal(/** @type {Set<string>} */ (new Set()));
    this.before = signal(/** @type {any} */ (null));
    /** whether it was this player's turn when the page was last drawn */
    this.wasMine = /** @type {boolean | undefined} */ (undefined);
    /** the drawing of the game, once it is there */
    this.drawing = /** @type {any} */ (null);
    /** whether there is no server: a saved game plays in a file of its own */
    this.alone = false;
    /** how far this browser's clock is behind the server's, in milliseconds */
    this.skew = 0;

    this.position = computed(() => this.past.value || this.now.value);
    this.me = computed(() => (this.table.value ? this.table.value.me : null));
    this.mine = computed(
      () =>
        !this.past.value &&
        this.up.value &&
        this.now.value !== null &&
        this.me.value !== null &&
        this.now.value.mover === this.me.value &&
        this.table.value.state === 'playing',
    );
    /** @type {{value: Choice[]}} */
    this.choices = computed(() => (this.mine.value && this.handTo.value === null ? this.now.value.choices : []));
    /** @type {{value: Map<string, Choice[]>}} */
    this.offers = computed(() => {
      const map = new Map(),
        verb = this.only.value,
        narrowed = this.choices.value.some(choice => choice.verb === verb);
      for (const choice of this.choices.value)
        if (choice.place && (!narrowed || choice.verb === verb))
          map.set(choice.place, [...(map.get(choice.place) || []), choice]);
      return map;
    });
    /** @type {Map<number, any>} */
    this.kept = new Map();
    const seats = Object.keys(known(id).seats);
    this.seat = seats.length ? seats[0] : '';
    this.pace = new Pace(messages => batch(() => messages.forEach(message => this.hear(message))));
    this.live = this.connect();
  }

  /** The line to the server. @returns {any} */
  connect() {
    return new Live(
      this.id,
      this.token,
      message => this.pace.take(message, this.urgent(message)),
      (up, why) => this.line(up, why),
    );
  }

  /** The token this page acts with. */
  get token() {
    const mine = known(this.id);
    return (this.seat !== '' && mine.seats[this.seat]) || mine.host || mine.invitation || null;
  }

  line(up, why) {
    this.up.value = up;
    if (why) this.lost.value = why;
  }

  /** Moves of others may wait for each other; one's own, and all that is no move, is taken at once. */
  urgent(message) {
    return (
      message.type === 'snapshot' ||
      !message.position ||
      message.entries.some(entry => entry.kind === 'undo' || (entry.kind === 'move' && entry.seat === this.me.value))
    );
  }

  hear(message) {
    if (message.type === 'presence') {
      this.present.value = message.seats;
      return;
    }
    batch(() => {
      if (message.type === 'snapshot') {
        const { entries, position, ...table } = message.table;
        this.table.value = table;
        this.now.value = position;
        this.entries.value = entries;
        this.just.value = placesOf(entries);
        this.kept.clear();
        this.skew = Date.now() - table.now;
        this.learn(table);
      } else {
        const before = this.now.value;
        if (message.table) this.table.value = message.table;
        else if (this.table.value) this.table.value = { ...this.table.value, seq: message.seq, at: message.at };
        if (message.position) this.now.value = message.position;
        this.enter(message.entries);
        if (message.position && before) this.changed(before, message.entries);
      }
    });
    this.passOn();
  }

  /** Learn what does not change while a table is open. */
  async learn(table) {
    if (!this.game.value) {
      keep(this.id, { game: table.game, title: table.title });
      try {
        this.game.value = await get('/games/' + table.game);
      } catch (problem) {
        this.fail(problem);
      }
    }
  }

  enter(fresh) {
    let list = this.entries.value;
    for (const entry of fresh) {
      if (entry.kind === 'undo') {
        list = list.filter(old => !(old.n > entry.n && (old.kind === 'move' || old.kind === 'chance')));
        for (const n of [...this.kept.keys()]) if (n > entry.n) this.kept.delete(n);
      }
      list = [...list, entry];
    }
    this.entries.value = list;
  }

  changed(before, fresh) {
    const lines = fresh.flatMap(entry => (entry.lines || []).map(line => line.text));
    const talk = fresh.filter(entry => entry.kind === 'chat').map(entry => `${entry.name}: ${entry.text}`);
    const names = this.table.value.seats;
    const at = this.now.value;
    const turn =
      at.mover !== null && at.mover !== before.mover
        ? at.mover === this.me.value
          ? 'It is your turn.'
          : `${names[at.mover].name} is to move.`
        : '';
    const asked = at.mover === this.me.value && at.step !== before.step ? at.prompt : '';
    this.said.value = [...lines.slice(-4), ...talk, turn, asked].filter(Boolean).join(' ');
    this.just.value = placesOf(this.entries.value);
    this.before.value = before;
    if (at.mover !== before.mover || at.step !== before.step) this.only.value = '';
    this.slip.value = null;
    this.open.value = null;
    this.armed.value = null;
    this.hover.value = null;
  }

  /** Hot-seat: when a seat of this browser is to move that is not shown, hand the screen over. */
  passOn() {
    const at = this.now.value,
      table = this.table.value;
    const other = at && table && table.state === 'playing' && at.mover !== null && at.mover !== table.me;
    this.handTo.value =
      other && known(this.id).seats[at.mover] !== undefined && table.seats[at.mover].kind === 'human' ? at.mover : null;
  }

  /** Take over as a seat of this browser; what the seat before saw stays hidden until the server has shown this one its own. @param {string} seat */
  become(seat) {
    this.seat = String(seat);
    this.past.value = null;
    this.live.become(this.token);
  }

  fail(problem) {
    if (problem.code === 'bad_token' && this.seat !== '') {
      forgetSeat(this.id, this.seat);
    }
    this.slip.value = {
      title: problem.code === 'refused' ? 'Not possible:' : '',
      list: [{ text: problem.message, clause: problem.clause || '' }],
    };
    this.said.value = problem.message;
  }

  /** What a choice would cost, if it should be confirmed; else ''. @param {Choice} choice @returns {string} */
  warning(choice) {
    return (
      choice.warn ||
      (this.drawing && this.drawing.warning ? this.drawing.warning(choice, this.now.value.view, this.me.value) : '')
    );
  }

  /** Arm a choice that needs a second press, and tell whether this press was only the first. @param {Choice} choice */
  asks(choice, always = false) {
    const warning = this.warning(choice);
    if (!warning && !always) return false;
    if (this.armed.value === choice.id && !(warning && repeated())) return false;
    batch(() => {
      this.armed.value = choice.id;
      this.hover.value = choice;
      if (warning) this.said.value = `${warning} Press again to do it.`;
    });
    return true;
  }

  /** Play an offered choice; one that should be confirmed is played by the second press only. @param {Choice} choice */
  async play(choice) {
    if (this.busy.value || !this.mine.value || this.asks(choice)) return;
    this.busy.value = true;
    batch(() => {
      this.slip.value = null;
      this.open.value = null;
      this.armed.value = null;
      this.hover.value = null;
    });
    try {
      const done = await this.live.send({ type: 'move', id: unique(), at: this.table.value.at, action: choice.id });
      await this.reached(done.seq);
    } catch (problem) {
      this.fail(problem);
    } finally {
      this.busy.value = false;
    }
  }

  /** Wait until the table stands where the server said it does: the answer may come before the news. @param {number} seq */
  reached(seq) {
    return new Promise(done => {
      const stop = effect(() => {
        if (this.table.value.seq >= seq) {
          done(null);
          queueMicrotask(() => stop());
        }
      });
    });
  }

  async undo() {
    const points = this.now.value ? this.now.value.undo : [];
    if (!points.length) {
      this.slip.value = {
        title: '',
        list: [
          { text: 'There is nothing you can take back: what chance or another seat has done stays done.', clause: '' },
        ],
      };
      return;
    }
    try {
      await this.live.send({ type: 'undo', id: unique(), at: this.table.value.at, to: null });
    } catch (problem) {
      this.fail(problem);
    }
  }

  async chat(text) {
    try {
      await this.live.send({ type: 'chat', text });
      return true;
    } catch (problem) {
      this.fail(problem);
      return false;
    }
  }

  /** Do something by REST and show its problem, if any. */
  async act(path, body = {}, token = this.token, method = 'POST') {
    try {
      return await ask(method, `/tables/${this.id}${path}`, body, token);
    } catch (problem) {
      this.fail(problem);
      return null;
    }
  }

  /** Ask why a place cannot be used now. @param {string} place */
  async why(place) {
    if (!this.mine.value) {
      const at = this.now.value,
        who = at && at.mover !== null ? this.table.value.seats[at.mover].name : '';
      this.slip.value = {
        title: '',
        list: [
          {
            text: this.past.value
              ? 'You are looking at the past; return to now to play.'
              : !this.up.value
                ? 'The line to the server is down; nothing can be played until it is back.'
                : who
                  ? `It is the turn of ${who}.`
                  : 'The game is over.',
            clause: '',
          },
        ],
      };
      return;
    }
    try {
      const list = await post(`/tables/${this.id}/why`, { place }, this.token);
      this.slip.value = {
        title: 'Not possible:',
        list: list.length ? list : [{ text: 'Nothing can be done here now.', clause: this.now.value.clause }],
      };
      this.said.value =
        'Not possible: ' + (list.length ? list.map(one => one.text).join(' ') : 'nothing can be done here now.');
    } catch (problem) {
      this.fail(problem);
    }
  }

  /** Look at the position after n actions, or at now. @param {number | null} n */
  async look(n) {
    const last = this.now.value ? this.now.value.n : 0;
    if (n === null || n >= last) {
      this.past.value = null;
      return;
    }
    const wanted = Math.max(0, n);
    this.wanted = wanted;
    try {
      const found = await this.positionAt(wanted);
      if (this.wanted === wanted) this.past.value = found;
    } catch (problem) {
      this.fail(problem);
    }
  }

  /** The position after n actions, asked for once. @param {number} n */
  async positionAt(n) {
    if (!this.kept.has(n)) this.kept.set(n, await get(`/tables/${this.id}/positions/${n}`, this.token));
    return this.kept.get(n);
  }

  close() {
    this.pace.close();
    this.live.close();
  }
}

/** Take a seat at a table. @returns {Promise<string>} the seat */
export async function sit(id, seat, name, token) {
  const answer = await ask('POST', `/tables/${id}/seats`, { name, seat }, token);
  keep(id, { seats: { [answer.seat]: answer.token } });
  return String(answer.seat);
}

export { drawer, Problem };
