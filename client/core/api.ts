/* Asking the server: one function, and one kind of error, which carries a sentence for people. */

import type { ProblemBody, ProblemCode } from '#generated/protocol.d.ts';

/** What went wrong: a code of the server's, or `offline` where no answer came, or `failed` where nobody knows. */
export type FailureCode = ProblemCode | 'offline' | 'failed';

/** What went wrong, in the server's words. */
export class Problem extends Error {
  readonly code: FailureCode;
  readonly clause: string;

  constructor(code: FailureCode, detail: string, clause = '') {
    super(detail);
    this.code = code;
    this.clause = clause;
  }

  /** The problem that an answer tells of. */
  static of(body: ProblemBody): Problem {
    return new Problem(body.code, body.detail || body.title, body.clause ?? '');
  }

  /** Whatever was thrown, as a problem that can be shown. */
  static from(thrown: unknown): Problem {
    if (thrown instanceof Problem) return thrown;
    return new Problem('failed', thrown instanceof Error ? thrown.message : 'Something went wrong.');
  }
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type Token = string | null;

const OFFLINE = 'The line is down: the server does not answer. Try again in a moment.';

async function send(method: Method, path: string, body: unknown, token: Token): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  try {
    return await fetch(`/api/v1${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Problem('offline', OFFLINE);
  }
}

/** Ask the server; the caller names the type that the protocol gives the answer. */
export async function ask<Answer>(method: Method, path: string, body?: unknown, token: Token = null): Promise<Answer> {
  const answer = await send(method, path, body, token);
  const kind = answer.headers.get('Content-Type') ?? '';
  if (!answer.ok) {
    if (kind.includes('json')) throw Problem.of((await answer.json()) as ProblemBody);
    throw new Problem('failed', answer.statusText || 'Something went wrong.');
  }
  if (answer.status === 204) return null as Answer;
  return (kind.includes('application/json') ? await answer.json() : await answer.text()) as Answer;
}

export const get = <Answer>(path: string, token: Token = null) => ask<Answer>('GET', path, undefined, token);
export const post = <Answer>(path: string, body: unknown = {}, token: Token = null) =>
  ask<Answer>('POST', path, body, token);

/** A text unique enough to name a move. */
export function uniqueId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), byte => byte.toString(16).padStart(2, '0')).join('');
}

const answers = new Map<string, Promise<unknown>>();

/** Know an answer without asking: a saved game brings it along. */
export function primeCache(path: string, answer: unknown): void {
  answers.set(path, Promise.resolve(answer));
}

/** Ask once for what does not change while the page is open; a failure is not remembered. */
export function getOnce<Answer>(path: string): Promise<Answer> {
  const known = answers.get(path);
  if (known) return known as Promise<Answer>;
  const asked = get<Answer>(path);
  answers.set(path, asked);
  asked.catch(() => answers.delete(path));
  return asked;
}
