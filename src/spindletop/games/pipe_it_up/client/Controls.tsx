/* Acting: the question with its answers, or links to build and the trade in few words. */

import { useTable } from '#ui/table-context.ts';
import { choicesOf } from './choices.ts';
import type { GameChoice, GameView } from './game.d.ts';
import { LinkChoices } from './LinkChoices.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { TradeRow } from './TradeRow.tsx';

/** The choices of the verbs that the drawing controls. */
export function Controls({ view }: { readonly view: GameView }) {
  const choices = useTable<GameChoice>().choices.value;
  const answers = choicesOf(choices, 'answer', 'judge');
  if (view.question && answers.length > 0)
    return <QuestionCard view={view} question={view.question} answers={answers} />;
  return (
    <>
      <LinkChoices view={view} builds={choicesOf(choices, 'build')} />
      {choicesOf(choices, 'buy_token', 'sell_token').map(choice => (
        <TradeRow key={choice.id} choice={choice} view={view} />
      ))}
    </>
  );
}
