import type * as v from 'valibot';
import { makeSquare, type SquareName } from '../../src/game/square.ts';
import {
  type clubRound,
  type MemberId,
  type Slide,
  type WireClubBoard,
  type WireClubGames,
  type WireClubState,
  type WireQuestion,
  type WireSlide,
  writeSlide,
} from '../../src/net/contract/club.ts';
import { writeSetup } from '../../src/net/contract/settings.ts';
import type { Club, Question, Speaker } from './club.ts';
import { type Board, currentRound, type Games } from './games.ts';
import { standingsOf } from './standings.ts';

type Counts = NonNullable<WireQuestion['counts']>;

const countsOf = ({ answers }: Question): Counts => {
  const counts = new Map<SquareName, number>();
  for (const square of answers.values()) {
    const name = makeSquare(square);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([square, count]) => ({ square, count }));
};

/** Nobody but the host learns who answered what. */
const questionFor = (question: Question, speaker: Speaker): WireQuestion => {
  const { number, isOpen, answers, best } = question;
  const own = speaker === 'host' ? undefined : answers.get(speaker);
  return {
    number,
    isOpen,
    answered: answers.size,
    ...(own !== undefined && { own: makeSquare(own) }),
    ...((speaker === 'host' || !isOpen) && { counts: countsOf(question) }),
    ...(speaker === 'host' && {
      answers: [...answers].map(([member, square]) => ({ member, square: makeSquare(square) })),
    }),
    ...(!isOpen && { best: best.map(makeSquare) }),
  };
};

/** The last slide and how it is written: it is sent to everybody, and again with every change. */
let last: { readonly slide: Slide; readonly written: WireSlide } | undefined;
const writtenOnce = (slide: Slide): WireSlide => {
  if (last?.slide !== slide) last = { slide, written: writeSlide(slide) };
  return last.written;
};

const writeBoard = ({ number, black, white, code, setup, moves, result }: Board): WireClubBoard => ({
  number,
  black,
  white,
  moves,
  ...(code !== undefined && { code }),
  ...(setup && { setup: writeSetup(setup) }),
  ...(result && { winner: result.winner }),
  ...(result?.by !== undefined && { by: result.by }),
});

const writeGames = (games: Games): WireClubGames => {
  const { plan, rounds, isOver, withdrawn } = games;
  const { boards = [], resting = [] } = currentRound(games) ?? {};
  return {
    system: plan.system,
    round: rounds.length,
    rounds: Math.max(plan.rounds, rounds.length),
    setup: writeSetup(plan.setup),
    clock: plan.clock,
    isOver,
    boards: boards.map(writeBoard),
    resting: [...resting],
    withdrawn: [...withdrawn],
    ...(plan.system !== 'free' && { standings: [...standingsOf(games)] }),
  };
};

/** Games as they were last written: the same for everybody, and again until something happens. */
let lastGames: { readonly games: Games; readonly written: WireClubGames } | undefined;
const gamesWrittenOnce = (games: Games): WireClubGames => {
  if (lastGames?.games !== games) lastGames = { games, written: writeGames(games) };
  return lastGames.written;
};

const tookPart = ({ players, rounds }: Games, id: MemberId): boolean =>
  players.includes(id) ||
  rounds.some(
    ({ boards, resting }) =>
      resting.includes(id) || boards.some(({ black, white }) => black === id || white === id),
  );

/** Whoever has played, or had nobody to play, is named after leaving as well. */
const formerOf = ({ members, games }: Club): WireClubState['former'] =>
  members
    .filter(({ id, presence }) => presence === 'gone' && games !== undefined && tookPart(games, id))
    .map(({ id, name }) => ({ id, name }));

/** The games of one round as they are sent to be kept; `undefined` if there is no such round. */
export const roundOf = ({ games }: Club, round: number): v.InferInput<typeof clubRound> | undefined => {
  const found = games?.rounds[round - 1];
  return found && { round, boards: found.boards.map(writeBoard), resting: [...found.resting] };
};

/** The club as one of the people in it sees it. It has no secrets. */
export const clubStateFor = (club: Club, speaker: Speaker): WireClubState => {
  const { word, host, members, slide, question, games } = club;
  return {
    word,
    you: speaker,
    host: { isHere: host.isHere, ...(host.name !== undefined && { name: host.name }) },
    members: members
      .filter(({ presence }) => presence !== 'gone')
      .map(({ id, name, presence }) => ({ id, name, presence })),
    ...(slide && { slide: writtenOnce(slide) }),
    ...(question && { question: questionFor(question, speaker) }),
    ...(games && { games: gamesWrittenOnce(games), former: formerOf(club) }),
  };
};
