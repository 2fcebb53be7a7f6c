import { COLORS, opposite } from '../../src/game/color.ts';
import { startOf } from '../../src/game/games.ts';
import { type Transcript, writeMoves } from '../../src/game/transcript.ts';
import type { Unrated } from '../../src/net/contract/words.ts';
import { type LoggedMatch, withLoggedMatch } from '../match/loggedMatch.ts';
import type { Keepsake } from '../match/outcome.ts';
import { readTable, writeTable } from '../match/storedTable.ts';
import type { Table } from '../match/table.ts';
import type { Hold } from '../storage/holding.ts';
import type { NextEvent } from '../storage/matches.ts';
import type { Claim } from '../storage/meetings.ts';
import { lastMoment, type MatchEvent, movesOf, type NewMatch, type StoredMatch } from '../storage/records.ts';
import type { Storage, Stores } from '../storage/storage.ts';

/** What to store, the table afterwards, and the time. */
export interface Keeping {
  readonly table: Table;
  readonly stored: readonly Keepsake[];
  readonly now: number;
}

type KeepsakeOf<Type extends Keepsake['type']> = Extract<Keepsake, { readonly type: Type }>;

const wordsOf = ({ setup }: Table, transcript: Transcript): readonly string[] =>
  transcript.map(move => writeMoves(startOf(setup).rules, [move]));

const newMatchOf = (table: Table, { match, players }: KeepsakeOf<'begin'>): NewMatch => {
  const { id, setup, transcript, given, seed } = match.game;
  return {
    id,
    table: table.code,
    number: match.number,
    setup,
    seats: { black: players.black.identity, white: players.white.identity },
    clock: table.clock,
    given: wordsOf(table, transcript.slice(0, given)),
    seed,
  };
};

const eventOf = (
  { table, now: at }: Keeping,
  happened: KeepsakeOf<'play' | 'takeBack' | 'clocks'>,
): MatchEvent => {
  const { ply, left } = happened;
  if (happened.type !== 'play') return { kind: happened.type, ply, at, left };
  return { kind: 'play', ply, move: wordsOf(table, [happened.move]).join(''), at, left };
};

/** The number of the next event. */
const nextEventOf = ({ id, events }: StoredMatch): NextEvent => ({ id, number: events.length + 1 });

/** Stores one table held by this process, and numbers the events of its match. */
export class TableKeeper {
  readonly #storage: Storage;
  #next: NextEvent | undefined;

  constructor(storage: Storage, latest?: StoredMatch) {
    this.#storage = storage;
    this.#next = latest && nextEventOf(latest);
  }

  /**
   * Stores everything, or throws and stores nothing. Await it before reporting anything, and before the next call. The
   * returned table also has what is only known now: why the finished match was not rated.
   */
  async keep(keeping: Keeping): Promise<Table> {
    const [first, ...others] = keeping.stored;
    if (first === undefined) return keeping.table;
    const keep = async (inside: Stores): Promise<Kept> => {
      let kept = await keepOne({ inside, next: this.#next }, keeping, first);
      for (const keepsake of others)
        kept = await keepOne({ inside, next: kept.next }, { ...keeping, table: kept.table }, keepsake);
      return kept;
    };
    // A single ply needs only one statement; a transaction around it would take a third of the time.
    const isAlone = others.length === 0 && first.type === 'play';
    const { next, table } = await (isAlone ? keep(this.#storage) : this.#storage.together(keep));
    this.#next = next;
    return table;
  }
}

interface Place {
  readonly inside: Stores;
  readonly next: NextEvent | undefined;
}

/** The next event, and the table as it is known by then. */
interface Kept {
  readonly next: NextEvent | undefined;
  readonly table: Table;
}

const inMatch = ({ next }: Place): NextEvent => {
  if (next === undefined) throw new Error('something happened in a match that has not begun');
  return next;
};

const isLeft = ({ seats }: Table): boolean => COLORS.some(color => seats[color]?.presence.is === 'gone');

/** Stores one keepsake. A word leads to its table until a match ends there or a player leaves. */
const keepOne = async (place: Place, keeping: Keeping, keepsake: Keepsake): Promise<Kept> => {
  const { inside, next } = place;
  const { table, now } = keeping;
  switch (keepsake.type) {
    case 'table':
      await inside.tables.keep(table.code, writeTable(table));
      if (isLeft(table)) await inside.meetings.free(table.code);
      return { next, table };
    case 'seat':
      await keepSeat(inside, table, keepsake);
      return { next, table };
    case 'begin':
      await inside.matches.begin(newMatchOf(table, keepsake), {
        at: now,
        left: keepsake.match.clocks?.remaining,
      });
      return { next: { id: keepsake.match.game.id, number: 1 }, table };
    case 'end':
      return { next, table: withUnrated(table, await keepEnd(place, table, keepsake)) };
    default: {
      const { id, number } = inMatch(place);
      await inside.matches.append({ id, number }, eventOf(keeping, keepsake));
      return { next: { id, number: number + 1 }, table };
    }
  }
};

/** A stored seat keeps the color it was first taken at, although rematches swap the colors. */
const keepSeat = async (
  inside: Stores,
  { code }: Table,
  { color, sitter }: KeepsakeOf<'seat'>,
): Promise<void> => {
  const { identity, token: tokenHash } = sitter;
  const taken = await inside.tables.seats(code);
  const isOthers = taken.some(({ seat, identity: who }) => seat === color && who !== identity);
  const seat = isOthers ? opposite(color) : color;
  if (!(await inside.tables.sit(code, { seat, identity, tokenHash })))
    throw new Error(`somebody else sits at ${color} of ${code}`);
};

const keepEnd = async (
  place: Place,
  { code }: Table,
  { record, left }: KeepsakeOf<'end'>,
): Promise<Unrated | undefined> => {
  const { result, unrated, transcript, endedAt: at } = record;
  const { inside } = place;
  const finished = await inside.matches.finish(inMatch(place), {
    ply: transcript.length,
    result,
    unrated,
    at,
    left,
  });
  await inside.meetings.free(code);
  return finished.unrated;
};

/** Sets the reason on the finished match only: the next one may already have begun. */
const withUnrated = (table: Table, unrated: Unrated | undefined): Table => {
  const { match } = table;
  if (match?.ending === undefined || unrated === undefined) return table;
  return { ...table, match: { ...match, ending: { ...match.ending, unrated } } };
};

class WordTaken extends Error {}

interface NewTable {
  readonly now: number;
  /** The word that should lead to the table. */
  readonly claim?: Claim | undefined;
}

/** Stores a new table and returns its keeper, or the reason if its code or its word is taken. */
export const keepNewTable = async (
  storage: Storage,
  table: Table,
  { now, claim }: NewTable,
): Promise<TableKeeper | 'codeTaken' | 'wordTaken'> => {
  const { code } = table;
  const keep = async ({ tables, meetings }: Stores): Promise<TableKeeper | 'codeTaken'> => {
    if (!(await tables.create({ code, state: writeTable(table), created: now }))) return 'codeTaken';
    if (claim !== undefined && !(await meetings.claim(claim, code, now))) throw new WordTaken();
    return new TableKeeper(storage);
  };
  try {
    return await (claim === undefined ? keep(storage) : storage.together(keep));
  } catch (error) {
    if (error instanceof WordTaken) return 'wordTaken';
    throw error;
  }
};

export type TakenUp =
  | Exclude<Hold, { readonly type: 'held' }>
  /** `lastHeld`: until when another process was believed to be alive that did not release the table. */
  | {
      readonly type: 'held';
      readonly table: Table;
      readonly keeper: TableKeeper;
      readonly lastHeld: number | undefined;
    };

const loggedOf = (stored: StoredMatch): LoggedMatch => {
  const { id, number, seed, seats: players, given, begun, ended } = stored;
  return {
    id,
    number,
    seed,
    players,
    moves: movesOf(stored).join(''),
    given: given.length,
    ...lastMoment(stored),
    begunAt: begun.at,
    ending: ended && { result: ended.result, at: ended.at, unrated: ended.unrated },
  };
};

/** Takes a stored table over into this process. */
export const takeUpTable = async (storage: Storage, code: string, now: number): Promise<TakenUp> => {
  const hold = await storage.holding.hold(code, now);
  if (hold.type !== 'held') return hold;
  const [kept, latest] = [await storage.tables.find(code), await storage.matches.latest(code)];
  const read = readTable(kept?.state);
  const table = read && latest ? withLoggedMatch(read, loggedOf(latest)) : read;
  if (table === undefined) throw new Error(`the stored table ${code} cannot be read`);
  return { type: 'held', table, keeper: new TableKeeper(storage, latest), lastHeld: hold.lastHeld };
};
