/* Whether the page is a phone's. */

import { useEffect, useState } from 'preact/hooks';

const NARROW = '(max-width: 719px)';

/** Whether the page is narrow now; a part that asks is drawn again when that changes. */
export function useNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const follow = () => setNarrow(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isNarrow;
}
