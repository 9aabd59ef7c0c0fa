/* The question with its answers, or the reader's judgement. */

import { ShortcutKey } from '#ui/ChoiceRow.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useChoiceButton } from '#ui/use-choice-button.ts';
import type { ChoiceOf } from './choices.ts';
import type { GameView, Question } from './game.d.ts';
import { Reward } from './Reward.tsx';
import { useSeats } from './use-seats.ts';
import { linkName } from './view-parts.ts';
import { words } from './words.ts';

interface QuestionCardProps {
  readonly view: GameView;
  readonly question: Question;
  readonly answers: readonly ChoiceOf<'answer' | 'judge'>[];
}

/** The card, and a button for everything that can be said to it. */
export function QuestionCard({ view, question, answers }: QuestionCardProps) {
  const { name } = useSeats();
  const isJudging = answers.some(choice => choice.verb === 'judge');
  return (
    <>
      <div class="ask card">
        <div class="sign">
          <Icon name="question" />
          {words.question.title}
          <span class="hint">
            {isJudging ? words.question.answers(name(question.roller)) : words.question.readBy(name(question.reader))}
          </span>
        </div>
        <div class="question-text">{question.text}</div>
        <Reward reward={question.reward} />
        {isJudging ? <RightAnswer question={question} /> : <OpenedLink view={view} question={question} />}
      </div>
      {answers.map((choice, index) => (
        <AnswerButton key={choice.id} choice={choice} question={question} index={index} />
      ))}
    </>
  );
}

function RightAnswer({ question }: { readonly question: Question }) {
  if (!question.answer) return null;
  return (
    <p class="then">
      {words.question.answerIs} <b>{question.answer}</b>.
    </p>
  );
}

/** What a right answer would open: the dearest link that comes within reach. */
function OpenedLink({ view, question }: { readonly view: GameView; readonly question: Question }) {
  const { me } = useSeats();
  const link = view.links.find(({ id }) => id === question.opens);
  if (!link || question.roller !== me) return null;
  return <p class="then dim">{words.question.opens(question.reward.words, linkName(view, link), link.vp)}</p>;
}

interface AnswerButtonProps {
  readonly choice: ChoiceOf<'answer' | 'judge'>;
  readonly question: Question;
  readonly index: number;
}

function AnswerButton({ choice, question, index }: AnswerButtonProps) {
  const { button } = useChoiceButton(choice);
  return (
    <button {...button} class="choice answer" data-place={choice.place}>
      <span class="answer-mark">
        <AnswerMark choice={choice} />
      </span>
      <span>
        <b>{answerWords(choice, question, index)}</b>
      </span>
      <span class="number">
        <ShortcutKey number={index + 1} />
      </span>
    </button>
  );
}

function AnswerMark({ choice }: { readonly choice: ChoiceOf<'answer' | 'judge'> }) {
  if (choice.verb === 'answer') return <>{choice.args.choice}</>;
  return <Icon name={choice.args.verdict === 'right' ? 'check' : 'close'} />;
}

/** What a button says: the verdict, or the answer that is printed on the card. */
function answerWords(choice: ChoiceOf<'answer' | 'judge'>, question: Question, index: number): string {
  if (choice.verb === 'answer') return question.choices?.[index] ?? choice.words;
  return choice.args.verdict === 'right' ? words.question.right : words.question.wrong;
}
