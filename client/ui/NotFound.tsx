/* Something that is not there. */

import { Icon } from './Icon.tsx';
import { words } from './words.ts';

/** Says so, and leads home. */
export function NotFound({ message }: { readonly message: string }) {
  return (
    <main class="lost">
      <Icon name="derrick" />
      <h1>{message}</h1>
      <p>{words.oldLink}</p>
      <a class="plate" href="#/">
        <span class="sign">{words.toGames}</span>
      </a>
    </main>
  );
}
