/* The bots that can be asked to play. */

import { useEffect, useState } from 'preact/hooks';
import { getOnce } from '#core/api.ts';
import type { BotCard } from '#generated/protocol.d.ts';

/** The bots of this server; none until they are known. */
export function useBots(): readonly BotCard[] {
  const [bots, setBots] = useState<readonly BotCard[]>([]);
  useEffect(() => {
    getOnce<readonly BotCard[]>('/bots').then(setBots, () => {});
  }, []);
  return bots;
}
