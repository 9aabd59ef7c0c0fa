/* The live connection to one table: says hello, catches up after a break, and carries moves. */

import type {
  FromClient,
  FromServer,
  Hello,
  LiveChat,
  LiveDone,
  LiveMove,
  LivePresence,
  LiveUndo,
  Position,
  Snapshot,
  Update,
} from '#generated/protocol.d.ts';
import { Problem, type Token, uniqueId } from './api.ts';
import { mergeUpdate, positionAfter } from './merge-update.ts';

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 20_000;
/** Closing codes: there is no such table, or this receiver may not see it. */
const NOT_FOUND = 4404;
const POLICY = 1008;
const UNSURE = 'The line broke before this was confirmed; look whether it arrived.';

export type News = Snapshot | Update | LivePresence;
export type Request = Omit<LiveMove, 'ref'> | Omit<LiveUndo, 'ref'> | Omit<LiveChat, 'ref'>;

/** Who is told what comes over the line, and whether it is up. */
export interface Listener {
  hear(news: News): void;
  /** `reason` is given when the table cannot be shown at all. */
  lineChanged(isUp: boolean, reason: string): void;
}

interface Waiting {
  readonly request: FromClient;
  isSent: boolean;
  readonly resolve: (done: LiveDone) => void;
  readonly reject: (problem: Problem) => void;
}

/** One receiver's connection. What cannot be sent now is kept, and sent when the line is up again. */
export class TableConnection {
  private readonly waiting = new Map<string, Waiting>();
  private readonly heartbeat: ReturnType<typeof setInterval>;
  private socket: WebSocket | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private wait = FIRST_WAIT;
  private isClosed = false;
  private lastSeen: number | null = null;
  private known: Position | null = null;
  private farewell = '';
  private readonly table: string;
  private token: Token;
  private readonly listener: Listener;

  constructor(table: string, token: Token, listener: Listener) {
    this.table = table;
    this.token = token;
    this.listener = listener;
    window.addEventListener('online', this.connect);
    this.heartbeat = setInterval(() => this.transmit({ type: 'ping', ref: 'beat' }), HEARTBEAT);
    this.connect();
  }

  /** Become another receiver on the same line. */
  become(token: Token): void {
    this.token = token;
    this.lastSeen = null;
    if (this.socket?.readyState === WebSocket.OPEN) this.sayHello();
  }

  /** Send a request and wait for its answer. */
  send(request: Request): Promise<LiveDone> {
    const ref = uniqueId();
    const message: FromClient = { ...request, ref };
    return new Promise((resolve, reject) => {
      this.waiting.set(ref, { request: message, isSent: this.transmit(message), resolve, reject });
    });
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.retry);
    clearInterval(this.heartbeat);
    window.removeEventListener('online', this.connect);
    this.socket?.close();
    this.socket = null;
  }

  private readonly connect = (): void => {
    if (this.isClosed || this.socket) return;
    clearTimeout(this.retry);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/tables/${this.table}/live`);
    this.socket = socket;
    socket.onopen = () => this.sayHello();
    socket.onmessage = event => this.receive(JSON.parse(event.data) as FromServer);
    socket.onclose = event => {
      if (this.socket === socket) this.lineBroke(event.code);
    };
  };

  private lineBroke(code: number): void {
    this.socket = null;
    if (this.isClosed) return;
    this.settleUnsure();
    const isFinal = code === NOT_FOUND || code === POLICY;
    this.listener.lineChanged(false, isFinal ? this.farewell || 'The table cannot be shown.' : '');
    if (code === NOT_FOUND) return;
    this.retry = setTimeout(this.connect, this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  /** What carries an id is sent again, for it counts only once; of the rest nobody knows whether it arrived. */
  private settleUnsure(): void {
    for (const [ref, waiting] of this.waiting) {
      if ('id' in waiting.request) waiting.isSent = false;
      else if (waiting.isSent) {
        this.waiting.delete(ref);
        waiting.reject(new Problem('offline', UNSURE));
      }
    }
  }

  private sayHello(): void {
    const hello: Hello = { type: 'hello', token: this.token, after: this.lastSeen, partial: true };
    this.transmit(hello);
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case 'snapshot':
        this.caughtUp(message, message.table.seq);
        break;
      case 'update':
        this.caughtUp(mergeUpdate(this.known, message), message.seq);
        break;
      case 'presence':
        this.listener.hear(message);
        break;
      case 'bye':
        this.farewell = message.problem.detail;
        break;
      case 'done':
        this.answered(message.ref)?.resolve(message);
        break;
      case 'problem':
        this.answered(message.ref)?.reject(Problem.of(message.problem));
        break;
      case 'pong':
        break;
    }
  }

  private caughtUp(news: Snapshot | Update, seq: number): void {
    this.wait = FIRST_WAIT;
    this.lastSeen = seq;
    this.known = positionAfter(this.known, news);
    this.listener.lineChanged(true, '');
    this.listener.hear(news);
    for (const waiting of this.waiting.values()) if (!waiting.isSent) waiting.isSent = this.transmit(waiting.request);
  }

  private answered(ref: string): Waiting | undefined {
    const waiting = this.waiting.get(ref);
    this.waiting.delete(ref);
    return waiting;
  }

  private transmit(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }
}
