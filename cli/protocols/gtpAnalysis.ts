import type { MoveScore, SearchResult } from '../../src/engine/searchRequest.ts';
import { tableOf } from '../../src/game/record.ts';
import type { Square } from '../../src/game/square.ts';
import { makeMoveName } from '../formats/turns.ts';

/** The output formats of the two programs that introduced analysis. */
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

/** The disc difference that makes one side nearly twice as likely to win, before the end is solved. */
const EVEN_DISCS = 8;

const shareOf = ({ score, exact }: MoveScore): number =>
  exact ? (Math.sign(score) + 1) / 2 : 1 / (1 + Math.exp(-score / EVEN_DISCS));

/** Parses `lz-analyze`, `lz-analyze b`, `lz-analyze b 50` and `lz-analyze 50`: the side, and centiseconds between lines. */
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
  // The search has no visits per move, so each move gets the total.
  const visits = Math.max(1, result.nodes ?? 1);
  return [
    `info move ${vertex(move.square)} visits ${visits} winrate ${share} ${dialect.score} ${move.score}`,
    `prior ${share} order ${order} depth ${move.depth ?? result.depth} pv ${line.map(vertex).join(' ')}`,
  ].join(' ');
};

/** The best moves in one line. */
export const analysisLine = (name: string, result: SearchResult): string => {
  const dialect = DIALECTS.get(name);
  if (dialect === undefined) return '';
  const known = result.moves ?? [{ square: result.square, score: result.score, exact: result.exact }];
  return known.map((move, order) => infoOf(dialect, result, order, move)).join(' ');
};
