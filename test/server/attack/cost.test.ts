import { getMessageBytes, Protocol } from '@colyseus/core';
import { expect, test } from 'vitest';
import { type Club, enterClub, openClub } from '../../../server/club/club.ts';
import { clubStateFor, roundOf } from '../../../server/club/clubView.ts';
import type { Board, Games, Round } from '../../../server/club/games.ts';
import { grantWish } from '../../../server/club/wishes.ts';
import { BOUNDS } from '../../../server/limits/allowances.ts';
import { handleMessage, type TableMessage } from '../../../server/match/messages.ts';
import { bodyBytesOf } from '../../../server/web/routes.ts';
import { MOST_FREE_PASSES } from '../../../src/game/games.ts';
import { parseSquare, type Square } from '../../../src/game/square.ts';
import { type ClubWish, RESTORED_AT_ONCE } from '../../../src/net/contract/club.ts';
import {
  PAGE_KINDS,
  type PageKind,
  type PagePayload,
  readFromPage,
} from '../../../src/net/contract/fromPage.ts';
import { LIMITS } from '../../../src/net/contract/limits.ts';
import { type Kind, readQuestion, type ServerQuestion } from '../../../src/net/contract/records.ts';
import { writeSetup } from '../../../src/net/contract/settings.ts';
import { FakeTable, setupOf } from '../../../testkit/server/fakeTable.ts';

/** The maximum CPU time of one message, on a machine that needs as long for `work`. */
const MOST = { milliseconds: 5, work: 1.5 };
const TRIES = 25;

/** The minimum CPU time of several runs in milliseconds, which excludes compilation and other programs. */
const timeOf = (task: () => void): number => {
  const times = Array.from({ length: TRIES }, () => {
    const before = process.cpuUsage();
    task();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
};

/** The longest possible game: the maximum number of passes, and all squares filled. */
const setup = { ...setupOf('othello'), freePassing: true };
const LONG =
  '-'.repeat(2 * (MOST_FREE_PASSES - (MOST_FREE_PASSES % 2))) + FakeTable.ofTwo().playToTheEnd().moves;
const MOVES = LONG.slice(0, LIMITS.transcriptCharacters);
const SETUP = writeSetup(setup);

/** The reference work that measures the speed of the machine: reading that game a few times. */
const WORK_TIMES = 5;
const timeOfWork = (): number =>
  timeOf(() => {
    for (let time = 0; time < WORK_TIMES; time++)
      readFromPage('club', { wish: { do: 'show', slide: SLIDE } });
  });

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);
const C3 = parseSquare('c3') as Square;
const SECRET = 's'.repeat(LIMITS.secretCharacters.max);
const NAME = 'Å'.repeat(LIMITS.nameCharacters);
const WORD = 'Ä'.repeat(LIMITS.wordLetters.max);
const clock = { kind: 'increment', initialSeconds: 10_800, incrementSeconds: 180 } as const;
const choice = { setup: SETUP, clock, color: 'random', isRated: true, identity: SECRET, name: NAME } as const;
const SLIDE = {
  setup: SETUP,
  moves: MOVES,
  text: 'é'.repeat(LIMITS.slideCharacters),
  drawn: upTo(LIMITS.pointers).map(() => ({ from: 'a1', to: 'h8' }) as const),
};
const plan = { system: 'swiss', rounds: LIMITS.rounds, setup: SETUP, clock } as const;

/** The board of a game that was played to its end. */
const boardOf = (number: number, black: number, white: number) =>
  ({
    number,
    black,
    white,
    code: 'ABCDEFG',
    setup: SETUP,
    moves: MOVES,
    winner: 'black',
    by: 'play',
  }) as const;
const wishes: { readonly [Do in ClubWish['do']]: Extract<PagePayload<'club'>['wish'], { readonly do: Do }> } =
  {
    show: { do: 'show', slide: SLIDE },
    ask: { do: 'ask' },
    answer: { do: 'answer', question: 1, square: 'a1' },
    reveal: { do: 'reveal', best: upTo(LIMITS.pointers).map(() => 'h8' as const) },
    play: { do: 'play', plan },
    round: { do: 'round' },
    decide: { do: 'decide', board: LIMITS.boards, winner: 'draw' },
    withdraw: { do: 'withdraw', member: LIMITS.players, isBack: true },
    endGames: { do: 'endGames' },
    recall: { do: 'recall', round: 1 },
    restore: {
      do: 'restore',
      members: upTo(RESTORED_AT_ONCE.members).map(id => ({ id: id + 100, name: `${NAME}${id % 10}` })),
      games: { plan, isOver: false, withdrawn: [...upTo(LIMITS.players)] },
      boards: {
        round: LIMITS.rounds,
        boards: upTo(RESTORED_AT_ONCE.boards).map(number => boardOf(number, 2 * number - 1, 2 * number)),
        resting: [...upTo(LIMITS.players)].slice(2 * RESTORED_AT_ONCE.boards),
      },
    },
    remove: { do: 'remove', member: 1, closes: true },
    door: { do: 'door', isOpen: false },
    letIn: { do: 'letIn', knock: 1 },
    close: { do: 'close' },
  };

/** A club with the largest tournament, all games of which are finished. */
const longestClub = (system: Games['plan']['system']): Club => {
  let club = openClub(WORD, { identity: 'host', name: NAME });
  for (const id of upTo(LIMITS.members)) {
    const entered = enterClub(club, { identity: `${id}`, name: `Pupil ${id}` });
    if (typeof entered !== 'string') club = entered.club;
  }
  const former = upTo(LIMITS.players - LIMITS.members).map(
    id =>
      ({ id: LIMITS.members + id, identity: `gone ${id}`, name: `Gone ${id}`, presence: 'gone' }) as const,
  );
  const rounds = upTo(LIMITS.rounds - 1).map((round): Round => {
    const boards = upTo(LIMITS.boards).map((number): Board => {
      const there = [number, LIMITS.boards + ((number + round) % LIMITS.boards) + 1] as const;
      const [black = 0, white = 0] = round % 2 === 0 ? there : there.toReversed();
      const result = { winner: (black * round) % 3 === 0 ? 'black' : 'white', by: 'play' } as const;
      return {
        number,
        black,
        white,
        code: 'ABCDEFG',
        setup,
        moves: MOVES,
        result,
        discs: { black: 32, white: 32 },
      };
    });
    return { boards, resting: former.map(({ id }) => id) };
  });
  const shown = readFromPage('club', { wish: wishes.show });
  return {
    ...club,
    members: [...club.members, ...former],
    slide: shown?.wish.do === 'show' ? shown.wish.slide : undefined,
    question: {
      number: 1,
      isOpen: true,
      answers: new Map(upTo(LIMITS.members).map(id => [id, C3])),
      best: [],
    },
    asked: 1,
    games: {
      plan: { ...plan, system, setup },
      players: upTo(LIMITS.players),
      withdrawn: former.map(({ id }) => id),
      rounds,
      isOver: false,
    },
    restored: new Map(upTo(LIMITS.players).map(id => [id, id])),
  };
};

/** Every other message, with the largest content allowed. */
const payloads: { readonly [K in Exclude<PageKind, 'club'>]: PagePayload<K> } = {
  open: choice,
  meet: { ...choice, word: WORD },
  sit: { code: 'ABCDEFG', identity: SECRET, name: NAME, token: SECRET },
  watch: { code: 'ABCDEFG' },
  seek: { setup: SETUP, clock, isRated: true, identity: SECRET, name: NAME },
  host: { word: WORD, identity: SECRET, name: NAME },
  enter: { word: WORD, identity: SECRET, name: 'Å'.repeat(LIMITS.nameCharacters) },
  play: { match: 1, ply: 59, square: 'h8' },
  pass: { match: 1, ply: 59 },
  resign: { match: 1 },
  ask: { match: 1, ply: 59, what: 'rematch' },
  answer: { match: 1, ply: 59, what: 'rematch', agrees: true },
  claim: { match: 1 },
  nudge: { match: 1, ply: 59 },
  stay: { match: 1 },
  leave: {},
  greet: { greeting: 'hello' },
  attend: { isHere: false },
  ping: { sent: 1 },
};

const questions: { readonly [K in Kind]: ServerQuestion<K> } = {
  games: {
    identity: SECRET,
    finished: true,
    limit: LIMITS.matchesOnAPage,
    after: { started: 1, id: SECRET },
  },
  name: { identity: SECRET, name: NAME },
  ratings: { identity: SECRET },
  invitation: { code: 'ABCDEFG' },
  hosts: {},
  handOver: { id: SECRET, box: 'A'.repeat(Math.ceil(LIMITS.handoverBytes / 3) * 4) },
  takeOver: { id: SECRET },
  handedOver: { id: SECRET },
  keepStudy: { packed: 'x'.repeat(LIMITS.studyLetters) },
  findStudy: { name: 'abcdefghjk' },
  forget: { identity: SECRET },
};

/** A table near the end of a long match. */
const longTable = (): FakeTable => {
  const fake = FakeTable.ofTwo();
  while (fake.match.game.transcript.length < 59) fake.playFirst();
  return fake;
};

/** Handles a wish like the server: parses it, applies it, and serializes the club for everybody. */
const granted = (club: Club, wish: object): void => {
  const message = readFromPage('club', { wish });
  if (message === undefined) throw new Error(`${JSON.stringify(wish).slice(0, 60)} cannot be read`);
  const speaker = message.wish.do === 'answer' ? 1 : 'host';
  const { club: after } = grantWish(club, { speaker, wish: message.wish }, { seed: 1 });
  const told = [clubStateFor(after, 'host'), ...upTo(LIMITS.members).map(id => clubStateFor(after, id))];
  expect(told.length).toBe(LIMITS.members + 1);
  getMessageBytes.raw(Protocol.ROOM_DATA, 'club', told[0]);
  getMessageBytes.raw(Protocol.ROOM_DATA, 'round', roundOf(after, 1));
};

test('no message costs more than five milliseconds of CPU time, however large', ({ annotate }) => {
  const { table, world } = longTable();
  const before = timeOfWork();
  const isTableMessage = (message: object): message is TableMessage =>
    !('identity' in message || 'word' in message);
  const asked = Object.entries(payloads).map(([kind, payload]) => {
    const task = (): void => {
      const message = readFromPage(kind, payload);
      if (message === undefined) throw new Error(`${kind} cannot be read`);
      if (isTableMessage(message) && kind !== 'ping' && kind !== 'watch')
        for (const seat of ['black', 'white'] as const) handleMessage(table, { seat, message }, world);
    };
    return [kind, timeOf(task)] as const;
  });
  const wished = (['swiss', 'roundRobin', 'free'] as const).flatMap(system => {
    const club = longestClub(system);
    const isOver = { ...club, games: club.games && { ...club.games, isOver: true } };
    return Object.values(wishes).map(
      wish =>
        [
          `${wish.do} (${system})`,
          timeOf(() => granted({ ...(wish.do === 'play' ? isOver : club) }, wish)),
        ] as const,
    );
  });
  const questioned = Object.entries(questions).map(([kind, question]) => {
    const body = JSON.stringify(question);
    const task = (): void => {
      if (readQuestion(kind as Kind, JSON.parse(body)) === undefined)
        throw new Error(`${kind} cannot be read`);
    };
    return [kind, timeOf(task)] as const;
  });
  expect(Object.keys(payloads).concat('club').toSorted()).toEqual(PAGE_KINDS.toSorted());
  const pace = Math.max(1, before / MOST.work, timeOfWork() / MOST.work);
  const all = [...asked, ...wished, ...questioned];
  const [[dearest = '', most = 0] = []] = all.toSorted(([, one], [, other]) => other - one);
  void annotate(`${dearest}: ${most.toFixed(2)} ms; ${all.length} messages; pace ${pace.toFixed(2)}`);
  expect(all.filter(([, time]) => time > MOST.milliseconds * pace)).toEqual([]);
});

test('the largest content fits into a message, a question or a request', () => {
  for (const wish of [wishes.show, { ...wishes.restore, members: [] }])
    expect(getMessageBytes.raw(Protocol.ROOM_DATA, 'club', { wish }).length).toBeLessThan(
      BOUNDS.messageBytes,
    );
  for (const [kind, question] of Object.entries(questions))
    expect(JSON.stringify(question).length).toBeLessThanOrEqual(bodyBytesOf(kind as Kind));
  for (const [kind, payload] of Object.entries(payloads))
    expect(JSON.stringify({ kind, ...payload }).length).toBeLessThan(BOUNDS.bodyBytes);
});
