import type { Color } from '../game/color.ts';
import { type GameName, rulesOf } from '../game/games.ts';
import type { Result } from '../game/match.ts';
import { tableOf } from '../game/record.ts';
import { RULES, type Winner } from '../game/rules.ts';
import type { GameTree } from '../game/tree.ts';

/** A recorded ending of a game whose moves do not end it. */
export interface SaidEnding extends Result {
  /** Black's discs minus White's, if given. */
  readonly lead?: number;
}

/** `B+12`, `W+Resign`, `B+T`, `White wins`. */
const BY_SIDE = /^(b|w)(?:lack|hite)?(?:\s*\+\s*(\d{1,2}(?:\.\d+)?|[a-z]*)|\s+w[io]ns?)$/i;
/** `38-26`, and points: `1-0`, `1/2-1/2`. */
const BY_BOTH = /^(\d{1,2}|1\/2|½)\s*[-:–]\s*(\d{1,2}|1\/2|½)$/;
/** `+2.00:r`. Without a letter it may be the lead in an unfinished game. */
const BY_LEAD = /^([+-]\d{1,2}(?:\.\d+)?):([rtsl])$/i;
const EVEN = /^(0|draw|=)$/i;

const WAYS = tableOf<Result['by']>({ r: 'resignation', t: 'flag' });
const wayOf = (word: string): Result['by'] => WAYS.get(word.charAt(0).toLowerCase()) ?? 'decided';

/** The winner by discs; in some games fewer discs win. */
const leading = (game: GameName, lead: number): Winner => {
  if (lead === 0) return 'draw';
  const isFewest = RULES[rulesOf(game)].aim === 'fewestDiscs';
  return lead > 0 === isFewest ? 'white' : 'black';
};

const bySide = (side: string, how: string): SaidEnding => {
  const winner: Color = side.toLowerCase() === 'b' ? 'black' : 'white';
  const discs = Number.parseFloat(how);
  if (Number.isNaN(discs)) return { winner, by: wayOf(how) };
  return { winner, by: 'decided', lead: winner === 'black' ? discs : -discs };
};

const byBoth = (game: GameName, one: string, other: string): SaidEnding | undefined => {
  const lead = Number(one) - Number(other);
  if (Number.isNaN(lead)) return { winner: 'draw', by: 'decided' };
  const discs = Number(one) + Number(other);
  if (discs > 1) return { winner: leading(game, lead), by: 'decided', lead };
  return discs === 0 ? undefined : { winner: lead > 0 ? 'black' : 'white', by: 'decided' };
};

/** Parses a written result; undefined if it is none. */
export const readEnding = (game: GameName, written: string): SaidEnding | undefined => {
  const text = written.trim();
  if (EVEN.test(text)) return { winner: 'draw', by: 'decided', lead: 0 };
  const [, side, how = ''] = BY_SIDE.exec(text) ?? [];
  if (side !== undefined) return bySide(side, how);
  const [, one, other] = BY_BOTH.exec(text) ?? [];
  if (one !== undefined && other !== undefined) return byBoth(game, one, other);
  const [, lead, way = ''] = BY_LEAD.exec(text) ?? [];
  return lead === undefined
    ? undefined
    : { winner: leading(game, Number(lead)), by: wayOf(way), lead: Number(lead) };
};

/** The recorded ending. Not called for games whose moves already end them. */
export const saidEnding = (
  tree: GameTree,
  { result }: { readonly result?: string | undefined } = {},
): SaidEnding | undefined => (result === undefined ? undefined : readEnding(tree.setup.game, result));

/** SGF's codes for ways to win; the others are forfeits. */
const WRITTEN_WAYS: Readonly<Partial<Record<Result['by'], string>>> = { resignation: 'R', flag: 'T' };

/** The reverse of `readEnding`; undefined for a game that its moves end, or that was broken off. */
export const writeEnding = ({ winner, by }: Result): string | undefined => {
  if (by === 'play' || (winner === 'draw' && by === 'abandoned')) return undefined;
  return winner === 'draw' ? 'Draw' : `${winner === 'black' ? 'B' : 'W'}+${WRITTEN_WAYS[by] ?? 'F'}`;
};
