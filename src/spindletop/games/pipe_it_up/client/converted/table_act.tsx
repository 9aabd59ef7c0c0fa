// @ts-nocheck
/* Acting: the question card with its answers, the links that can be built as a list, the trade in few words. */

import { useState } from '#converted/html.tsx';
import { icon } from '#converted/kit.tsx';
import { reward } from './table_sheets.tsx';

const FEW = 6;

/** What a link brings besides its points, as icons. */
function gains(choice) {
  const { city_tokens: tokens, grey_plants: plants, ends_game: ends } = choice.effects;
  return tokens || plants || ends ? (
    <small class="gains" title={choice.hint}>
      {Array.from({ length: tokens }, () => icon('drop'))}
      {plants ? <>{icon('plant')} grey plant</> : null}
      {ends ? <>{icon('flag')} ends the game</> : null}
    </small>
  ) : null;
}

/** One link as a button. */
function Row({ desk, choice, view, names, number, cls }) {
  const link = view.links.find(one => 'link:' + one.id === choice.place),
    risk = desk.warning(choice),
    armed = desk.armed.value === choice.id;
  const point = one => {
    desk.hover.value = one;
  };
  return (
    <button
      class={`choice linkrow ${cls} ${desk.hoverPlace.value === choice.place ? 'hot' : ''} ${armed ? 'armed' : ''}`}
      data-action={choice.id}
      onClick={() => desk.play(choice)}
      disabled={desk.busy.value}
      onPointerEnter={() => point(choice)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(choice)}
      onBlur={() => point(null)}
    >
      <span class="len">
        {link.length}
        {icon('pipe-straight')}
      </span>
      <span>
        <b>
          {names.get(link.a)} – {names.get(link.b)}
        </b>
        {gains(choice)}
        {risk ? (
          <small class="refuse">
            {risk}
            {armed ? ' Press again to do it.' : ''}
          </small>
        ) : null}
      </span>
      <span class="num">
        +{choice.points}
        {number && number < 10 ? (
          <>
            {' '}
            <kbd class="wide" aria-hidden="true">
              {number}
            </kbd>
          </>
        ) : null}
      </span>
      <span class="vh">: {choice.words}</span>
    </button>
  );
}

/** Many links: one row that unfolds. */
function Links({ desk, list, view, names }) {
  const [open, setOpen] = useState(innerWidth >= 720);
  const gains = list.map(choice => choice.points);
  return (
    <div class="many-box">
      <button class="choice" aria-expanded={open ? 'true' : 'false'} data-group="build" onClick={() => setOpen(!open)}>
        {icon('pipe-straight')}
        <span>
          <b>Build a pipeline</b>
          <small>{list.length} links are lit on the map</small>
        </span>
        <span class="num">
          +{Math.min(...gains)}
          <small>to +{Math.max(...gains)}</small>
        </span>
      </button>
      {open ? (
        <div class="many-list">
          <div class="choices">
            {list.map(choice => (
              <Row key={choice.id} desk={desk} choice={choice} view={view} names={names} cls="" />
            ))}
          </div>
        </div>
      ) : null}
    </div>
  );
}

/** What a right answer would open: the dearest link that comes within reach. */
function outlook(card, view, me, names) {
  const within = card.roller === me ? view.links.find(one => one.id === card.opens) : null;
  return within ? (
    <p class="then dim">
      With {card.reward.words} more you can lay {names.get(within.a)} – {names.get(within.b)} for {within.vp} points.
    </p>
  ) : null;
}

/** The question with its answers, or the reader's judgement. */
function question(view, context, desk, list) {
  const card = view.question,
    names = new Map(view.cities.map(one => [one.id, one.name])),
    judging = list[0].verb === 'judge';
  const mark = (choice, k) =>
    judging ? (
      <span class="abc">{icon(choice.args.verdict === 'right' ? 'check' : 'close')}</span>
    ) : (
      <span class="abc">{'ABC'[k]}</span>
    );
  const words = (choice, k) =>
    judging ? (choice.args.verdict === 'right' ? 'Right' : 'Wrong') : card.choices ? card.choices[k] : choice.words;
  return (
    <>
      <div class="ask card">
        <div class="sign">
          {icon('question')}Question
          <span class="hint">
            {judging ? `${context.seats[card.roller].name} answers` : `read by ${context.seats[card.reader].name}`}
          </span>
        </div>
        <div class="q">{card.text}</div>
        {reward(card)}
        {judging && card.answer ? (
          <p class="then">
            The answer is <b>{card.answer}</b>.
          </p>
        ) : null}
        {judging ? null : outlook(card, view, context.me, names)}
      </div>
      {list.map((choice, k) => (
        <button
          key={choice.id}
          class="choice answer"
          data-action={choice.id}
          data-place={choice.place}
          onClick={() => desk.play(choice)}
          disabled={desk.busy.value}
        >
          {mark(choice, k)}
          <span>
            <b>{words(choice, k)}</b>
          </span>
          <span class="num">
            <kbd class="wide" aria-hidden="true">
              {k + 1}
            </kbd>
          </span>
        </button>
      ))}
    </>
  );
}

/** Buying or selling a token in few words. */
function trade(choice, view, desk) {
  const buys = choice.verb === 'buy_token',
    price = view.prices.token_pipes,
    point = one => {
      desk.hover.value = one;
    };
  return (
    <button
      key={choice.id}
      class="choice trading"
      data-action={choice.id}
      onClick={() => desk.play(choice)}
      disabled={desk.busy.value}
      onPointerEnter={() => point(choice)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(choice)}
      onBlur={() => point(null)}
    >
      {icon('upgrade')}
      <span>
        <b>{buys ? 'Buy a token' : 'Sell a token'}</b>
        <small>{buys ? `${price} pipes; ${view.bank} in the bank` : `${price} pipes from supply`}</small>
      </span>
      <span class="num">
        {buys ? '−' : '+'}
        {price}
      </span>
      <span class="vh">: {choice.words}</span>
    </button>
  );
}

/** The panels of one's own for questions and links. */
export function controls(view, context, { desk, groups }) {
  const asked = groups.find(group => group.verb === 'answer' || group.verb === 'judge');
  if (asked && view.question) return { verbs: [asked.verb], body: question(view, context, desk, asked.list) };
  const built = groups.find(group => group.verb === 'build'),
    names = new Map(view.cities.map(one => [one.id, one.name]));
  const trades = groups
    .filter(group => group.verb === 'buy_token' || group.verb === 'sell_token')
    .flatMap(group => group.list);
  const list = built ? [...built.list].sort((a, b) => b.points - a.points) : [];
  const links =
    list.length > FEW ? (
      <Links key="build" desk={desk} list={list} view={view} names={names} />
    ) : (
      list.map((choice, k) => (
        <Row key={choice.id} desk={desk} choice={choice} view={view} names={names} number={k + 1} cls="" />
      ))
    );
  return list.length || trades.length
    ? {
        verbs: ['build', 'buy_token', 'sell_token'],
        body: (
          <>
            {links}
            {trades.map(choice => trade(choice, view, desk))}
          </>
        ),
      }
    : null;
}
