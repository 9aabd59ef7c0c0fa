/* One link that can be built, as a button: its length, its ends, what it brings. */

import { ShortcutKey } from '#ui/ChoiceRow.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useChoiceButton } from '#ui/use-choice-button.ts';
import type { ChoiceOf } from './choices.ts';
import type { GameView, Link } from './game.d.ts';
import { linkName } from './view-parts.ts';
import { words } from './words.ts';

interface LinkRowProps {
  readonly choice: ChoiceOf<'build'>;
  readonly view: GameView;
  readonly link: Link;
  /** The key that plays it; 0 for none. */
  readonly number: number;
}

/** A row of the list of links. */
export function LinkRow({ choice, view, link, number }: LinkRowProps) {
  const { isArmed, isHot, button } = useChoiceButton(choice);
  return (
    <button {...button} class={`choice linkrow ${isHot ? 'hot' : ''} ${isArmed ? 'armed' : ''}`}>
      <span class="link-length">
        {link.length}
        <Icon name="pipe-straight" kind="length-icon" />
      </span>
      <span class="link-words">
        <b>{linkName(view, link)}</b>
        <Gains choice={choice} />
        {choice.warn && (
          <small class="refuse">
            {choice.warn}
            {isArmed && words.pressAgain}
          </small>
        )}
      </span>
      <span class="number">
        +{choice.points} <ShortcutKey number={number} />
      </span>
      <span class="visually-hidden">: {choice.words}</span>
    </button>
  );
}

/** What a link brings beside its points, as icons. */
function Gains({ choice }: { readonly choice: ChoiceOf<'build'> }) {
  const { city_tokens: tokens, grey_plants: plants, ends_game: endsGame } = choice.effects;
  if (!tokens && !plants && !endsGame) return null;
  return (
    <small class="gains" title={choice.hint}>
      {Array.from({ length: tokens }, (_, index) => (
        <Icon key={`${index}`} name="drop" kind="gain-icon" />
      ))}
      {plants > 0 && (
        <>
          <Icon name="plant" kind="gain-icon" /> {words.links.greyPlant}
        </>
      )}
      {endsGame && (
        <>
          <Icon name="flag" kind="gain-icon" /> {words.links.endsGame}
        </>
      )}
    </small>
  );
}
