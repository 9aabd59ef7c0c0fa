/* What a right answer earns. */

import { Icon } from '#ui/Icon.tsx';
import type { Reward as Earned } from './game.d.ts';
import { words } from './words.ts';

/** One line below a question. */
export function Reward({ reward }: { readonly reward: Earned }) {
  return (
    <div class="reward">
      <Icon name={reward.tokens ? 'upgrade' : 'pipe-straight'} />
      <span>
        {words.question.rightEarns}
        <b>{reward.words}</b>
        {words.question.nothing}
      </span>
    </div>
  );
}
