import { expect, test } from 'vitest';
import { drawnFor, STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import type { Match } from '../../../src/game/match.ts';
import { parseTranscript } from '../../../src/game/transcript.ts';
import { SavedMatches, TabMemory } from '../../../src/store/kept/savedMatches.ts';
import { fullStorage, memoryStorage } from '../../../testkit/play/playRoom.ts';

const matchOf = (id: string, transcript = 'f5d6c3'): Match => ({
  id,
  setup: STANDARD_SETUP,
  seats: { black: { type: 'human' }, white: { type: 'computer', opponent: 'minimax', level: 5 } },
  transcript: parseTranscript(transcript) ?? [],
  given: 0,
  undone: parseTranscript('d3') ?? [],
  seed: 7,
});

const savedAt = (times: readonly number[]) => {
  const storage = memoryStorage();
  const clock = [...times];
  return { storage, saved: new SavedMatches(storage, () => clock.shift() ?? 0) };
};

const NO_MOVES = { transcript: [], undone: [] };
const FREE = {
  setup: { ...STANDARD_SETUP, freePassing: true },
  transcript: parseTranscript('f5----d6') ?? [],
  undone: parseTranscript('--f4') ?? [],
};

test.each<[string, Partial<Match>]>([
  ['as it was', {}],
  ['with its free passes, played and undone', FREE],
  ['of octagon with its board', { setup: drawnFor({ ...STANDARD_SETUP, game: 'octagon' }, 7), ...NO_MOVES }],
  [
    'of blocked squares with its board',
    { setup: drawnFor({ ...STANDARD_SETUP, game: 'blocked' }, 7), ...NO_MOVES },
  ],
])('a saved match is read back %s', (_, changes) => {
  const { saved } = savedAt([1]);
  const match = { ...matchOf('a'), ...changes };
  expect(saved.save(match)).toBe(true);
  expect(saved.load('a')).toEqual(match);
});

test('a saved match keeps its start position', () => {
  const { storage, saved } = savedAt([1]);
  const { discs } = startOf(STANDARD_SETUP);
  const setup = { ...STANDARD_SETUP, start: { discs, turn: 'white' } } as const;
  const match = { ...matchOf('a', 'f4'), setup, undone: [] };
  saved.save(match);
  expect(saved.load('a')).toEqual(match);
  const text = storage.getItem('flipside.match.a') ?? '';
  storage.setItem('flipside.match.a', text.replaceAll('X', '-'));
  expect(saved.load('a')).toBeUndefined();
});

test('matches are listed with the latest first', () => {
  const { saved } = savedAt([5, 9, 7]);
  for (const id of ['a', 'b', 'c']) saved.save(matchOf(id));
  expect(saved.list().map(({ match }) => match.id)).toEqual(['b', 'c', 'a']);
});

test('only the newest sixty are kept', () => {
  const { saved } = savedAt(Array.from({ length: 65 }, (_, index) => index));
  for (let index = 0; index < 65; index++) saved.save(matchOf(`m${index}`));
  expect([saved.list().length, saved.list().at(-1)?.match.id]).toEqual([60, 'm5']);
});

const stored = (fields: object): string =>
  JSON.stringify({
    version: 1,
    seats: matchOf('a').seats,
    transcript: 'f5d6',
    undone: '',
    seed: 1,
    savedAt: 0,
    ...fields,
  });

const FOUR = { game: 'connect4', size: '7x6', transcript: '' };
const against = (opponent: string, level: number) => ({
  black: { type: 'human' },
  white: { type: 'computer', opponent, level },
});

test('a valid stored match is read', () => {
  const storage = memoryStorage();
  storage.setItem('flipside.match.x', stored({}));
  const match = new SavedMatches(storage, () => 0).load('x');
  expect(match?.transcript).toEqual(parseTranscript('f5d6'));
  expect(match?.setup.freePassing).toBe(false);
});

test.each([
  ['an unknown version', stored({ version: 'x' })],
  ['an illegal transcript', stored({ transcript: 'a1' })],
  ['a pass where passing is not free', stored({ transcript: 'f5--' })],
  ['free passing in a game without passes', stored({ ...FOUR, freePassing: true })],
  ['squares that do not exist', stored({ transcript: 'f5z9' })],
  ['undone plies that are illegal', stored({ undone: 'a1' })],
  ['an unknown opponent', stored({ seats: against('ghost', 1) })],
  ['a level that the opponent does not have', stored({ seats: against('minimax', 10) })],
  ['a seed that is no number', stored({ seed: 'x' })],
  ['half a text', '{"version":1,'],
  ['no object', '42'],
])('a stored match with %s is backed up', (_, text) => {
  const storage = memoryStorage();
  storage.setItem('flipside.match.x', text);
  const saved = new SavedMatches(storage, () => 0);
  expect([saved.load('x'), saved.setBrokenAside(), saved.list()]).toEqual([undefined, 1, []]);
  expect(storage.getItem('flipside.aside.x')).toBe(text);
});

test('full storage is reported, not thrown', () => {
  const storage = fullStorage();
  expect(new SavedMatches(storage, () => 0).save(matchOf('a'))).toBe(false);
});

test('a tab remembers its match, club and exercise until they are left', () => {
  const storage = memoryStorage();
  const tab = new TabMemory(storage);
  tab.matchId = 'a';
  tab.club = 'host oak';
  expect(new TabMemory(storage)).toMatchObject({ matchId: 'a', club: 'host oak' });
  tab.matchId = undefined;
  tab.club = undefined;
  expect(new TabMemory(storage)).toMatchObject({ matchId: undefined, club: undefined });
});
