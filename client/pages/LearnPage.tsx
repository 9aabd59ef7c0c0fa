/* The lessons of a game: what each teaches, how long it takes, and what is learned already. */

import { useEffect, useState } from 'preact/hooks';
import { getOnce, Problem } from '#core/api.ts';
import { learnedLessons } from '#core/learned-lessons.ts';
import type { LessonCard } from '#generated/protocol.d.ts';
import { Icon } from '#ui/Icon.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { Plate } from '#ui/Plate.tsx';
import { startLesson } from '#ui/start-lesson.ts';
import { useGames } from '#ui/use-games.ts';
import { usePageGame } from '#ui/use-page-game.ts';
import { pageWords } from './words.ts';

/** The lessons of a game, null until they are known. */
function useLessons(game: string): readonly LessonCard[] | null {
  const [lessons, setLessons] = useState<readonly LessonCard[] | null>(null);
  useEffect(() => {
    setLessons(null);
    if (game) getOnce<readonly LessonCard[]>(`/games/${game}/lessons`).then(setLessons, () => setLessons([]));
  }, [game]);
  return lessons;
}

/** `game` is the first one on the shelf if none is named. */
export function LearnPage({ game }: { readonly game: string }) {
  const { games } = useGames();
  const shown = game || games[0]?.id || '';
  const title = games.find(card => card.id === shown)?.title ?? '';
  const lessons = useLessons(shown);
  usePageGame(shown, `${pageWords.learnGame(title)} – ${pageWords.house}`);
  return (
    <>
      <PageHead game={shown} title={pageWords.learnGame(title)} />
      <main class="rules-page">
        <nav class="row" aria-label={pageWords.games}>
          {games.map(card => (
            <a
              key={card.id}
              class={`plate small ${card.id === shown ? '' : 'quiet'}`}
              href={`#/learn/${card.id}`}
              aria-current={card.id === shown ? 'page' : undefined}
            >
              <span class="sign">{card.title}</span>
            </a>
          ))}
        </nav>
        <LessonList game={shown} lessons={lessons} />
      </main>
    </>
  );
}

interface LessonListProps {
  readonly game: string;
  readonly lessons: readonly LessonCard[] | null;
}

function LessonList({ game, lessons }: LessonListProps) {
  const [failure, setFailure] = useState('');
  if (!lessons?.length) return <p class="hint">{lessons ? pageWords.noLessons : pageWords.fetchingLessons}</p>;
  const learned = learnedLessons(game);
  const next = lessons.find(lesson => !learned.includes(lesson.name));
  const start = (lesson: string) =>
    startLesson(game, lesson).catch((thrown: unknown) => setFailure(Problem.from(thrown).message));
  return (
    <>
      {failure && (
        <p class="no-slip" role="alert">
          {failure}
        </p>
      )}
      <ol class="lesson-list">
        {lessons.map(lesson => (
          <li key={lesson.name} class="sheet lesson-card">
            <span class="lesson-number number">{lesson.number}</span>
            <div class="grow">
              <b>{lesson.title}</b> {learned.includes(lesson.name) && <Icon name="check" label={pageWords.learned} />}
              <p>{lesson.promise}</p>
              <span class="hint">{pageWords.minutesLong(lesson.minutes)}</span>
            </div>
            <Plate kind={lesson === next ? '' : 'small quiet'} onPress={() => void start(lesson.name)}>
              {learned.includes(lesson.name) ? pageWords.againLesson : pageWords.startLesson}
            </Plate>
          </li>
        ))}
      </ol>
    </>
  );
}
