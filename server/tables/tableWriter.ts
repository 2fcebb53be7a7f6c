import { COLORS, opposite } from '../../src/game/color.ts';
import { rulesOf } from '../../src/game/games.ts';
import { type Transcript, writeMoves } from '../../src/game/transcript.ts';
import type { MatchEnding } from '../match/onlineMatch.ts';
import type { StoredChange } from '../match/outcome.ts';
import { writeTable } from '../match/storedTable.ts';
import type { Table } from '../match/table.ts';
import type { NextEvent } from '../storage/matches.ts';
import type { Claim } from '../storage/meetings.ts';
import { shownChanges } from '../storage/rating.ts';
import { type MatchEvent, type NewMatch, RefusedWrite, type StoredMatch } from '../storage/records.ts';
import type { Storage, Stores } from '../storage/storage.ts';

/** The changes to store, the table after them, and the time. */
export interface WriteRequest {
  readonly table: Table;
  readonly stored: readonly StoredChange[];
  readonly now: number;
}

type ChangeOf<Type extends StoredChange['type']> = Extract<StoredChange, { readonly type: Type }>;

const wordsOf = ({ setup }: Table, transcript: Transcript): readonly string[] =>
  transcript.map(move => writeMoves(rulesOf(setup.game), [move]));

const newMatchOf = (table: Table, { match, players }: ChangeOf<'begin'>): NewMatch => {
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
  { table, now: at }: WriteRequest,
  happened: ChangeOf<'play' | 'takeBack' | 'clocks'>,
): MatchEvent => {
  const { ply, left } = happened;
  if (happened.type !== 'play') return { kind: happened.type, ply, at, left };
  return { kind: 'play', ply, move: wordsOf(table, [happened.move]).join(''), at, left };
};

/** The number of the next event. */
const nextEventOf = ({ id, events }: StoredMatch): NextEvent => ({ id, number: events.length + 1 });

/** Stores one table held by this process and numbers the events of its match. */
export class TableWriter {
  readonly #storage: Storage;
  readonly #code: string;
  #next: NextEvent | undefined;

  constructor(storage: Storage, code: string, latest?: StoredMatch) {
    this.#storage = storage;
    this.#code = code;
    this.#next = latest && nextEventOf(latest);
  }

  /**
   * Stores all changes or none, in which case it throws. Await it before sending anything and before the next call. The
   * returned table also has fields known only now, such as why the finished match was not rated. `transaction`: an open
   * transaction to use, which must fail as a whole if this fails.
   */
  async write(request: WriteRequest, transaction?: Stores): Promise<Table> {
    const [first, ...others] = request.stored;
    if (first === undefined) return request.table;
    const write = async (inside: Stores): Promise<Written> => {
      let written = await writeChange({ inside, next: this.#next }, request, first);
      for (const change of others)
        written = await writeChange(
          { inside, next: written.next },
          { ...request, table: written.table },
          change,
        );
      return written;
    };
    // A single ply needs only one statement; a transaction would take a third of the time.
    const isAlone = others.length === 0 && first.type === 'play';
    const open = transaction ?? (isAlone ? this.#storage : undefined);
    const { next, table } = await (open === undefined ? this.#storage.transaction(write) : write(open));
    this.#next = next;
    return table;
  }

  /** Whether a write failed because the table has been closed for good; the order to close it will arrive later. */
  async isClosedFor(error: unknown): Promise<boolean> {
    if (!(error instanceof RefusedWrite)) return false;
    return this.#storage.tables.find(this.#code).then(
      found => found === undefined,
      () => false,
    );
  }
}

interface Target {
  readonly inside: Stores;
  readonly next: NextEvent | undefined;
}

/** The next event, and the table with what is known after the write. */
interface Written {
  readonly next: NextEvent | undefined;
  readonly table: Table;
}

const inMatch = ({ next }: Target): NextEvent => {
  if (next === undefined) throw new Error('something happened in a match that has not begun');
  return next;
};

const isLeft = ({ seats }: Table): boolean => COLORS.some(color => seats[color]?.presence.is === 'gone');

/** Stores one change. A word leads to its table until a match ends there or a player leaves. */
const writeChange = async (target: Target, request: WriteRequest, change: StoredChange): Promise<Written> => {
  const { inside, next } = target;
  const { table, now } = request;
  switch (change.type) {
    case 'table':
      await inside.tables.keep(table.code, writeTable(table));
      if (isLeft(table)) await inside.meetings.free(table.code);
      return { next, table };
    case 'seat':
      await writeSeat(inside, table, change);
      return { next, table };
    case 'begin':
      await inside.matches.begin(newMatchOf(table, change), {
        at: now,
        left: change.match.clocks?.remaining,
      });
      return { next: { id: change.match.game.id, number: 1 }, table };
    case 'end':
      return { next, table: withRating(table, await writeEnd(target, table, change)) };
    default: {
      const { id, number } = inMatch(target);
      await inside.matches.append({ id, number }, eventOf(request, change));
      return { next: { id, number: number + 1 }, table };
    }
  }
};

/** A stored seat keeps its first color as its name, although rematches swap the colors. */
const writeSeat = async (
  inside: Stores,
  { code }: Table,
  { color, sitter }: ChangeOf<'seat'>,
): Promise<void> => {
  const { identity, token: tokenHash } = sitter;
  const taken = await inside.tables.seats(code);
  const isOthers = taken.some(({ seat, identity: who }) => seat === color && who !== identity);
  const seat = isOthers ? opposite(color) : color;
  if (!(await inside.tables.sit(code, { seat, identity, tokenHash })))
    throw new Error(`somebody else sits at ${color} of ${code}`);
};

const writeEnd = async (
  target: Target,
  { code }: Table,
  { record, left }: ChangeOf<'end'>,
): Promise<KnownLate> => {
  const { result, unrated, transcript, endedAt: at } = record;
  const { inside } = target;
  const finished = await inside.matches.finish(inMatch(target), {
    ply: transcript.length,
    result,
    unrated,
    at,
    left,
  });
  await inside.meetings.free(code);
  const { changes } = finished;
  return changes === undefined ? { unrated: finished.unrated } : { ratings: shownChanges(changes) };
};

/** Fields of a finished match known only once it is stored. */
type KnownLate = Pick<MatchEnding, 'unrated' | 'ratings'>;

/** Adds these fields to the finished match; the next one may already have begun. */
const withRating = (table: Table, known: KnownLate): Table => {
  const { match } = table;
  if (match?.ending === undefined) return table;
  return { ...table, match: { ...match, ending: { ...match.ending, ...known } } };
};

class WordTaken extends Error {}

interface NewTable {
  readonly now: number;
  /** The word that should lead to the table. */
  readonly claim?: Claim | undefined;
}

/** Stores a new table and returns its writer, or the reason if its code or word is taken. */
export const createTable = async (
  storage: Storage,
  table: Table,
  { now, claim }: NewTable,
): Promise<TableWriter | 'codeTaken' | 'wordTaken'> => {
  const { code } = table;
  const write = async ({ tables, meetings }: Stores): Promise<TableWriter | 'codeTaken'> => {
    if (!(await tables.create({ code, state: writeTable(table), created: now }))) return 'codeTaken';
    if (claim !== undefined && !(await meetings.claim(claim, code, now))) throw new WordTaken();
    return new TableWriter(storage, code);
  };
  try {
    return await (claim === undefined ? write(storage) : storage.transaction(write));
  } catch (error) {
    if (error instanceof WordTaken) return 'wordTaken';
    throw error;
  }
};
