/* A lesson at its table: what to do next, what a move led to, hints, and the way on. */

import { useEffect, useState } from 'preact/hooks';
import { finishLesson } from '#core/learned-lessons.ts';
import type { HintGiven, LessonOfTable, LessonSeen } from '#generated/protocol.d.ts';
import { ClauseLink } from './ClauseLink.tsx';
import { Plate } from './Plate.tsx';
import { startLesson } from './start-lesson.ts';
import { useTableParts } from './table-context.ts';
import { useLiveSession } from './use-live-session.ts';
import { words } from './words.ts';

/** The strongest hint names the choice itself. */
const STRONGEST = 3;

/** The sheet above the choices, at a table where a lesson is learned. */
export function LessonSheet() {
  const { store } = useTableParts();
  const lesson = store.shownTable.lesson;
  const seen = store.live.value?.lesson;
  if (!lesson || !seen) return null;
  return (
    <section class="sheet lesson" aria-label={words.lesson}>
      <h2 class="sign">
        {lesson.title}
        <span class="hint">{words.lessonNumber(lesson.number, lesson.of)}</span>
      </h2>
      <div class="pad stack">
        <p class="lesson-goal">
          <b>{words.goal}</b> {lesson.goal}
        </p>
        {seen.told && (
          <p class={seen.told.within_reach ? 'lesson-told' : 'lesson-told refuse'} role="status">
            {seen.told.text}
          </p>
        )}
        <p class="lesson-text" role="status">
          {seen.text}{' '}
          {seen.clauses.map(clause => (
            <ClauseLink key={clause} clause={clause} kind="cite" />
          ))}
        </p>
        {seen.outcome === '' ? <LessonHelp seen={seen} /> : <LessonEnd lesson={lesson} seen={seen} />}
      </div>
    </section>
  );
}

/** Hints that grow, and going back. */
function LessonHelp({ seen }: { readonly seen: LessonSeen }) {
  const { store } = useTableParts();
  const session = useLiveSession();
  const [given, setGiven] = useState<{ readonly hint: HintGiven; readonly moment: number } | null>(null);
  const moment = store.live.value?.n ?? 0;
  // A hint is of the moment it was asked in: after a move it would name another move than it meant.
  const hint = given?.moment === moment ? given.hint : null;
  const choiceOf = (answer: HintGiven | null) => store.choices.value.find(choice => choice.id === answer?.choice);
  const shown = choiceOf(hint);
  const ask = async () => {
    const level = Math.min(STRONGEST, (hint?.level ?? 0) + 1);
    const answer = await session?.act<HintGiven>('/hint', { level });
    if (!answer) return;
    setGiven({ hint: answer, moment });
    store.point(choiceOf(answer) ?? null);
  };
  return (
    <>
      {hint && (
        <p class="lesson-hint" role="status">
          {hint.text}
        </p>
      )}
      <div class="row">
        <Plate kind="small quiet" icon="question" isDisabled={hint?.level === STRONGEST} onPress={() => void ask()}>
          {hint ? words.moreHint : words.hint}
        </Plate>
        {shown && (
          <Plate kind="small" onPress={() => void session?.play(shown)}>
            {words.doIt}
          </Plate>
        )}
        <GoingBack />
        <span class="hint">{words.decisionsLeft(seen.left)}</span>
      </div>
    </>
  );
}

/** In a lesson everything can be taken back, dice and rivals included. */
function GoingBack() {
  const { store } = useTableParts();
  const session = useLiveSession();
  const undo = store.live.value?.undo ?? [];
  if (undo.length === 0) return null;
  return (
    <>
      <Plate kind="small quiet" icon="undo" onPress={() => void session?.undo()}>
        {words.takeBack}
      </Plate>
      {undo.length > 1 && (
        <Plate kind="small quiet" onPress={() => void session?.undo(undo[0])}>
          {words.startAgain}
        </Plate>
      )}
    </>
  );
}

interface LessonEndProps {
  readonly lesson: LessonOfTable;
  readonly seen: LessonSeen;
}

/** Where to go from here. */
function LessonEnd({ lesson, seen }: LessonEndProps) {
  const { store } = useTableParts();
  const session = useLiveSession();
  const { game } = store.shownTable;
  const isDone = seen.outcome === 'done';
  useEffect(() => {
    if (isDone) finishLesson(game, lesson.name);
  }, [isDone, game, lesson.name]);
  const { next } = lesson;
  const goOn = () => {
    if (next) startLesson(game, next).catch((thrown: unknown) => session?.fail(thrown));
  };
  return (
    <div class="row">
      {isDone && next && <Plate onPress={goOn}>{words.nextLesson}</Plate>}
      {isDone && !next && (
        <a class="plate" href="#/">
          <span class="sign">{words.playRealGame}</span>
        </a>
      )}
      <GoingBack />
      <a class="plate small quiet" href={`#/learn/${game}`}>
        <span class="sign">{words.allLessons}</span>
      </a>
    </div>
  );
}
