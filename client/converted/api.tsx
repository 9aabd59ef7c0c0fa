// @ts-nocheck
/* Asking the server: one function, and one kind of error, which carries a sentence for people. */

/** What went wrong, in the server's words. */
export class Problem extends Error {
  /** @param {{detail?: string, title?: string, status?: number, code?: string, clause?: string | null, fresh?: any}} body */
  constructor(body) {
    super(body.detail || body.title || 'Something went wrong.');
    this.status = body.status || 0;
    this.code = body.code || 'failed';
    this.clause = body.clause || '';
    this.fresh = body.fresh;
  }
}

/** Ask the server. @param {string} method @param {string} path below /api/v1 @param {any} [body] @param {string | null} [token] @returns {Promise<any>} */
export async function ask(method, path, body, token) {
  /** @type {Record<string, string>} */
  const headers = {};
  if (token) headers.Authorization = 'Bearer ' + token;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer;
  try {
    answer = await fetch('/api/v1' + path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Problem({
      code: 'offline',
      detail: 'The line is down: the server does not answer. Try again in a moment.',
    });
  }
  if (answer.status === 204) return null;
  const kind = answer.headers.get('Content-Type') || '';
  if (!answer.ok) {
    const said = kind.includes('json') ? await answer.json() : { status: answer.status, title: answer.statusText };
    throw new Problem(said);
  }
  return kind.includes('application/json') ? answer.json() : answer.text();
}

export const get = (path, token) => ask('GET', path, undefined, token);
export const post = (path, body, token) => ask('POST', path, body === undefined ? {} : body, token);

/** A text unique enough to name a move. */
export const unique = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), b => b.toString(16).padStart(2, '0')).join('');

/** @type {Map<string, Promise<any>>} */
const kept = new Map();

/** Know an answer without asking: a saved game brings it along. @param {string} path @param {any} answer */
export const keepAnswer = (path, answer) => {
  kept.set(path, Promise.resolve(answer));
};

/** Ask once for what does not change while the page is open. */
export function once(path) {
  if (!kept.has(path))
    kept.set(
      path,
      get(path).catch(problem => {
        kept.delete(path);
        throw problem;
      }),
    );
  return /** @type {Promise<any>} */ (kept.get(path));
}
