import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DuelResult, Rival } from '../game/duel.ts';
import { GAMES } from '../game/games.ts';
import { isLevel, OPPONENTS, opponentsOf } from '../game/seat.ts';
import { tryToKeep } from './kept/browserStorage.ts';

export const RECORDS_KEY = 'flipside.records';
const ASIDE_KEY = 'flipside.aside.records';
const VERSION = 1;
/** Matches remembered as counted: many more than are ever kept to be continued. */
const REMEMBERED_MATCHES = 200;

/** A person's games against one opponent at one level. */
export type Tally = Readonly<Record<DuelResult, number>>;

/** Keyed by rival, as `rivalKey` writes it. */
export type Records = Readonly<Record<string, Tally>>;
export type RecordsStore = StoreApi<Records>;

const NO_GAMES: Tally = { won: 0, drawn: 0, lost: 0 };

const rivalKey = ({ game, opponent, level }: Rival): string => `${game}/${opponent}/${level}`;

export const selectTally = (records: Records, rival: Rival): Tally => records[rivalKey(rival)] ?? NO_GAMES;

const rivalOf = (key: string): Rival | undefined => {
  const [name, other, level, ...rest] = key.split('/');
  const game = GAMES.find(one => one === name);
  const opponent = game && opponentsOf(game).find(one => one === other);
  if (game === undefined || opponent === undefined || rest.length > 0) return undefined;
  return isLevel(opponent, Number(level)) ? { game, opponent, level: Number(level) } : undefined;
};

const byRival = (a: Rival, b: Rival): number =>
  GAMES.indexOf(a.game) - GAMES.indexOf(b.game) ||
  OPPONENTS.indexOf(a.opponent) - OPPONENTS.indexOf(b.opponent) ||
  a.level - b.level;

/** All rivals that the person has played, by game, then by opponent and level. */
export const selectTallies = (
  records: Records,
): readonly { readonly rival: Rival; readonly tally: Tally }[] =>
  Object.entries(records)
    .flatMap(([key, tally]) => {
      const rival = rivalOf(key);
      return rival === undefined ? [] : [{ rival, tally }];
    })
    .sort((a, b) => byRival(a.rival, b.rival));

const times = v.pipe(v.number(), v.integer(), v.minValue(0));
const TALLY = v.object({ won: times, drawn: times, lost: times });
const MATCHES = v.array(v.string());

interface Kept {
  readonly tallies: Records;
  /** The ids of matches already counted, the latest last. */
  readonly counted: readonly string[];
}

interface ReadRecords {
  readonly kept: Kept;
  readonly broken: boolean;
}

const NOTHING: Kept = { tallies: {}, counted: [] };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads field by field: only what cannot be read is left out. */
const readRecords = (text: string | null): ReadRecords => {
  if (text === null) return { kept: NOTHING, broken: false };
  const stored = parse(text);
  if (!isRecord(stored) || stored.version !== VERSION || !isRecord(stored.tallies))
    return { kept: NOTHING, broken: true };
  const entries = Object.entries(stored.tallies);
  const good = entries.flatMap(([key, value]): [string, Tally][] => {
    const parsed = v.safeParse(TALLY, value);
    return rivalOf(key) !== undefined && parsed.success ? [[key, parsed.output]] : [];
  });
  const counted = v.safeParse(MATCHES, stored.counted);
  return {
    kept: { tallies: Object.fromEntries(good), counted: counted.success ? counted.output : [] },
    broken: good.length < entries.length || !counted.success,
  };
};

const withResult = ({ tallies, counted }: Kept, { id, rival, result }: CountedMatch): Kept => {
  const tally = selectTally(tallies, rival);
  return {
    tallies: { ...tallies, [rivalKey(rival)]: { ...tally, [result]: tally[result] + 1 } },
    counted: [...counted, id].slice(-REMEMBERED_MATCHES),
  };
};

export interface CountedMatch {
  readonly id: string;
  readonly rival: Rival;
  readonly result: DuelResult;
}

export interface KeptRecords {
  readonly store: RecordsStore;
  /** Whether something stored could not be read; it is kept aside. */
  readonly broken: boolean;
  /** Counts a match of a person against a computer, each match once. */
  readonly count: (match: CountedMatch) => void;
  /** Takes over what another tab has written. */
  readonly follow: () => void;
}

/** The records, read from the browser again for each result, so that no tab loses another's. */
export const keepRecords = (storage: Storage): KeptRecords => {
  const read = (): ReadRecords => readRecords(storage.getItem(RECORDS_KEY));
  const setAside = ({ broken }: ReadRecords): void => {
    if (broken) tryToKeep(storage, ASIDE_KEY, storage.getItem(RECORDS_KEY) ?? '');
  };
  const first = read();
  setAside(first);
  const store = createStore<Records>(() => first.kept.tallies);
  return {
    store,
    broken: first.broken,
    count: match => {
      const now = read();
      setAside(now);
      const { kept } = now;
      if (kept.counted.includes(match.id)) return;
      const next = withResult(kept, match);
      tryToKeep(storage, RECORDS_KEY, JSON.stringify({ version: VERSION, ...next }));
      store.setState(next.tallies, true);
    },
    follow: () => store.setState(read().kept.tallies, true),
  };
};

/** The highest level that a beginner's lost game is at; characters count as well. */
const LOW_LEVEL = 3;
/** Whoever has played more than this has found the coach, or does not want one. */
const FEW_GAMES = 4;

/** Whether a person has just begun to play here, and has lost to an easy opponent. */
export const selectIsBeginner = (records: Records): boolean => {
  const tallies = Object.entries(records);
  const games = tallies.reduce((sum, [, { won, drawn, lost }]) => sum + won + drawn + lost, 0);
  const hasLost = tallies.some(([key, { lost }]) => lost > 0 && Number(key.split('/').at(-1)) <= LOW_LEVEL);
  return hasLost && games <= FEW_GAMES;
};
