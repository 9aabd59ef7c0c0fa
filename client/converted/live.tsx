// @ts-nocheck
/* The live connection to one table: says hello, catches up after a break, and carries moves. */

import { Problem, unique } from './api.tsx';

const SLOWEST = 8000;

/** One receiver's connection; `onMessage` gets snapshots and updates, `onLine` whether the line is up. */
export class Live {
  /** @param {string} table @param {string | null} token @param {(message: any) => void} onMessage @param {(up: boolean, why: string) => void} onLine */
  constructor(table, token, onMessage, onLine) {
    this.table = table;
    this.token = token;
    this.onMessage = onMessage;
    this.onLine = onLine;
    /** @type {number | null} */
    this.after = null;
    this.wait = 250;
    this.closed = false;
    /** @type {Map<string, {message: any, done: (answer: any) => void, failed: (problem: Problem) => void}>} */
    this.waiting = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    this.wake = () => {
      if (!this.socket) this.connect();
    };
    window.addEventListener('online', this.wake);
    this.connect();
    this.pulse = setInterval(() => this.beat(), 20000);
  }

  connect() {
    if (this.closed || this.socket) return;
    clearTimeout(this.timer);
    const socket = new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/v1/tables/${this.table}/live`,
    );
    this.socket = socket;
    socket.onopen = () => this.hello();
    socket.onmessage = event => this.hear(JSON.parse(event.data));
    socket.onclose = event => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (this.closed) return;
      this.unsure();
      const final = event.code === 4404 || event.code === 1008;
      this.onLine(false, final ? this.parting || 'The table cannot be shown.' : '');
      if (final && event.code === 4404) return;
      this.timer = setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(SLOWEST, this.wait * 2);
    };
  }

  /** The line broke: what carries an id is sent again, for it counts only once; of the rest nobody knows whether it arrived. */
  unsure() {
    for (const [ref, { message, failed }] of this.waiting) {
      if (message.body.id) message.sent = false;
      else if (message.sent) {
        this.waiting.delete(ref);
        failed(
          new Problem({
            code: 'offline',
            detail: 'The line broke before this was confirmed; look whether it arrived.',
          }),
        );
      }
    }
  }

  hello() {
    this.raw({ type: 'hello', token: this.token, after: this.after });
  }

  /** Become another receiver on the same line. @param {string | null} token */
  become(token) {
    this.token = token;
    this.after = null;
    if (this.socket && this.socket.readyState === WebSocket.OPEN) this.hello();
  }

  hear(message) {
    if (message.type === 'snapshot' || message.type === 'update') {
      this.wait = 250;
      this.after = message.type === 'snapshot' ? message.table.seq : message.seq;
      this.onLine(true, '');
      this.onMessage(message);
      for (const { message: again } of this.waiting.values())
        if (!again.sent) {
          again.sent = true;
          this.raw(again.body);
        }
      return;
    }
    if (message.type === 'presence') {
      this.onMessage(message);
      return;
    }
    if (message.type === 'bye') {
      this.parting = message.problem.detail;
      return;
    }
    const asked = this.waiting.get(message.ref);
    if (!asked) return;
    this.waiting.delete(message.ref);
    if (message.type === 'problem') asked.failed(new Problem(message.problem));
    else asked.done(message);
  }

  raw(body) {
    if (this.socket && this.socket.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify(body));
      return true;
    }
    return false;
  }

  /** Send and wait for the answer; what cannot be sent now is kept and sent when the line is up again. @param {any} body @returns {Promise<any>} */
  send(body) {
    const ref = unique();
    const message = { body: { ...body, ref }, sent: false };
    return new Promise((done, failed) => {
      this.waiting.set(ref, { message, done, failed });
      message.sent = this.raw(message.body);
    });
  }

  beat() {
    if (this.socket && this.socket.readyState === WebSocket.OPEN) this.raw({ type: 'ping', ref: 'beat' });
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    window.removeEventListener('online', this.wake);
    if (this.socket) this.socket.close();
    this.socket = null;
  }
}
