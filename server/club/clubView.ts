import type * as v from 'valibot';
import { makeSquare, type SquareName } from '../../src/game/square.ts';
import {
  type clubRound,
  type Slide,
  type WireClubBoard,
  type WireClubGames,
  type WireClubState,
  type WireQuestion,
  type WireSlide,
  writeSlide,
} from '../../src/net/contract/club.ts';
import { writeSetup } from '../../src/net/contract/settings.ts';
import type { Club, ClubMember, Question, Speaker } from './club.ts';
import type { Door } from './door.ts';
import { type Board, currentRound, everPlaying, type Games } from './games.ts';
import { remembered } from './remembered.ts';
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

/** Only the host sees who gave which answer. */
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

/** Cached, since the slide is sent to everybody with every change. */
const writtenOnce = remembered((slide: Slide): WireSlide => writeSlide(slide));

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

/** Cached, since the games are the same for everybody until they change. */
const writeGames = remembered((games: Games): WireClubGames => {
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
});

/** Former members who played or rested in a round; their names are still needed. */
const formerOf = ({ members, games }: Club): readonly ClubMember[] => {
  const part = games && everPlaying(games);
  return members.filter(({ id, presence }) => presence === 'gone' && part?.has(id) === true);
};

type WirePeople = Pick<WireClubState, 'members' | 'former'>;

/** Only the host's page gets the keys that identify members after a restart. */
const writePeople = (club: Club, isForHost: boolean): WirePeople => {
  const keyFor = ({ key }: ClubMember) => (isForHost && key !== undefined ? { key } : {});
  const members = club.members.filter(({ presence }) => presence !== 'gone');
  return {
    members: members.map(member => ({
      id: member.id,
      name: member.name,
      presence: member.presence,
      ...keyFor(member),
    })),
    ...(club.games && {
      former: formerOf(club).map(member => ({ id: member.id, name: member.name, ...keyFor(member) })),
    }),
  };
};
const peopleForHost = remembered((club: Club) => writePeople(club, true));
const peopleForMembers = remembered((club: Club) => writePeople(club, false));

/** The games of one round, for the host's page to keep; `undefined` if there is no such round. */
export const roundOf = ({ games }: Club, round: number): v.InferInput<typeof clubRound> | undefined => {
  const found = games?.rounds[round - 1];
  return found && { round, boards: found.boards.map(writeBoard), resting: [...found.resting] };
};

const writeDoor = ({ isOpen, knocks }: Door): WireClubState['door'] => ({
  isOpen,
  knocks: knocks.map(({ id, name }) => ({ id, name })),
});

/** The club as one person in it sees it, without secrets. */
export const clubStateFor = (club: Club, speaker: Speaker): WireClubState => {
  const { word, host, door, slide, question, games } = club;
  return {
    word,
    you: speaker,
    host: { isHere: host.isHere, ...(host.name !== undefined && { name: host.name }) },
    ...(speaker === 'host' ? peopleForHost : peopleForMembers)(club),
    ...(speaker === 'host' && { door: writeDoor(door) }),
    ...(slide && { slide: writtenOnce(slide) }),
    ...(question && { question: questionFor(question, speaker) }),
    ...(games && { games: writeGames(games) }),
  };
};
