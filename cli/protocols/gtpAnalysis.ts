import type { MoveScore, SearchResult } from '../../src/engine/searchRequest.ts';
import { tableOf } from '../../src/game/record.ts';
import type { Square } from '../../src/game/square.ts';
import { makeMoveName } from '../formats/turns.ts';

/** How the two programs that introduced analysis write what they find. */
interface Dialect {
  readonly winRate: (share: number) => string;
  readonly score: string;
}

const DIALECTS = tableOf<Dialect>({
  'lz-analyze': { winRate: share => String(Math.round(share * 10_000)), score: 'scoreMean' },
  'kata-analyze': { winRate: share => share.toFixed(4), score: 'scoreLead' },
});

export const isAnalysis = (name: string): boolean => DIALECTS.has(name);
export const ANALYSES = [...DIALECTS.keys()];

/** Discs that make one side nearly twice as likely to win as the other, before the end is proved. */
const EVEN_DISCS = 8;

const shareOf = ({ score, exact }: MoveScore): number =>
  exact ? (Math.sign(score) + 1) / 2 : 1 / (1 + Math.exp(-score / EVEN_DISCS));

/** `lz-analyze`, `lz-analyze b`, `lz-analyze b 50`, `lz-analyze 50`: the side, and centiseconds between two lines. */
export interface AnalysisWords {
  readonly color: string | undefined;
  readonly intervalMilliseconds: number;
}

const CENTISECOND = 10;

export const readAnalysis = (words: readonly string[]): AnalysisWords => {
  const color = words.find((word, index) => index === 0 && /^[a-z]/i.test(word));
  const interval = words.find(word => /^\d+$/.test(word));
  return { color, intervalMilliseconds: Number(interval ?? 0) * CENTISECOND };
};

const vertex = (square: Square): string => makeMoveName(square).toUpperCase();

const infoOf = (dialect: Dialect, result: SearchResult, order: number, move: MoveScore): string => {
  const share = dialect.winRate(shareOf(move));
  const line = move.square === result.square ? (result.principalVariation ?? [move.square]) : [move.square];
  // The search does not count them by moves: each gets the number of all.
  const visits = Math.max(1, result.nodes ?? 1);
  return [
    `info move ${vertex(move.square)} visits ${visits} winrate ${share} ${dialect.score} ${move.score}`,
    `prior ${share} order ${order} depth ${move.depth ?? result.depth} pv ${line.map(vertex).join(' ')}`,
  ].join(' ');
};

/** What is known of the best moves, in one line. */
export const analysisLine = (name: string, result: SearchResult): string => {
  const dialect = DIALECTS.get(name);
  if (dialect === undefined) return '';
  const known = result.moves ?? [{ square: result.square, score: result.score, exact: result.exact }];
  return known.map((move, order) => infoOf(dialect, result, order, move)).join(' ');
};
