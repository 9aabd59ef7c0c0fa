/* Keeps what has not changed from one drawing to the next. */

import { useRef } from 'preact/hooks';
import { keepUnchanged } from '#core/keep-unchanged.ts';

/** The data, in which all that equals the data of the drawing before is the same object as then. */
export function useUnchanged<Data>(data: Data): Data {
  const kept = useRef(data);
  kept.current = keepUnchanged(kept.current, data);
  return kept.current;
}
