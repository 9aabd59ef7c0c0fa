/* A question that somebody else answers, or that is looked back at. */

import { Icon } from '#ui/Icon.tsx';
import { PlaceCard } from '#ui/Place.tsx';
import { useTable } from '#ui/table-context.ts';
import type { GameChoice, GamePlace, GameView, Question } from './game.d.ts';
import { Reward } from './Reward.tsx';
import { useSeats } from './use-seats.ts';
import { words } from './words.ts';

/** The open question; nothing while its answer is among the choices, which then show it. */
export function QuestionSheet({ view }: { readonly view: GameView }) {
  const { choices } = useTable<GameChoice>();
  const { name } = useSeats();
  const { question } = view;
  const isMine = choices.value.some(({ verb }) => verb === 'answer' || verb === 'judge');
  if (!question || isMine) return null;
  return (
    <div class="sheet ask">
      <h2 class="sign">
        <Icon name="question" />
        {words.question.title}
        <span class="hint">{words.question.readBy(name(question.reader))}</span>
      </h2>
      <div class="question-text">{question.text}</div>
      <Reward reward={question.reward} />
      <div class="pad answers">
        {question.choices ? (
          <Answers answers={question.choices} question={question} />
        ) : (
          <p class="hint">{words.question.answersAloud(name(question.roller))}</p>
        )}
        {view.variants.question_mode === 'house' && <Verdicts />}
      </div>
    </div>
  );
}

interface AnswersProps {
  readonly answers: readonly string[];
  readonly question: Question;
}

function Answers({ answers, question }: AnswersProps) {
  return answers.map((answer, index) => {
    const place: GamePlace = `answer:${index}`;
    return (
      <PlaceCard key={place} name={place} kind={`answer ${answer === question.answer ? 'right' : ''}`}>
        <span class="answer-mark">{words.question.letters[index]}</span>
        <b>{answer}</b>
      </PlaceCard>
    );
  });
}

/** What the reader will say. */
function Verdicts() {
  const right: GamePlace = 'judge:right';
  const wrong: GamePlace = 'judge:wrong';
  return (
    <>
      <PlaceCard name={right} kind="answer">
        <Icon name="check" />
        <b>{words.question.right}</b>
      </PlaceCard>
      <PlaceCard name={wrong} kind="answer">
        <Icon name="close" />
        <b>{words.question.wrong}</b>
      </PlaceCard>
    </>
  );
}
