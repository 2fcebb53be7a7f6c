import type { GameName } from '../../src/game/games.ts';
import { parseSquare, type Square, type SquareName } from '../../src/game/square.ts';
import { loadWords } from '../../src/i18n/words.ts';
import type { Reason } from '../../src/study/reasons/reason.ts';
import type { Moment } from '../../src/study/review/review.ts';
import { momentText, type ToldMoment } from '../../src/ui/words/study/momentWords.ts';

export const squares = (...names: readonly SquareName[]): readonly Square[] =>
  names.map(name => parseSquare(name));

const english = await loadWords('en');

interface Otherwise extends Partial<Pick<ToldMoment, 'line' | 'reply' | 'untold'>> {
  readonly loss?: number;
  readonly game?: GameName;
  readonly results?: Pick<Moment['ply'], 'resultBefore' | 'resultAfter'>;
}

/** The advice on Black's b2 where c4 was best; by default it loses one disc. */
export const saidOf = (
  reason: Reason,
  { loss = 1, game = 'othello', results, ...otherwise }: Otherwise = {},
  words = english,
): string =>
  momentText(words, game, {
    move: parseSquare('b2'),
    ply: { color: 'black', best: parseSquare('c4'), loss, ...results } as Moment['ply'],
    reason,
    line: squares('c4', 'd2'),
    reply: squares('a1', 'h8'),
    ...otherwise,
  } as ToldMoment);

/** The next best move, which makes f5 a good find. */
export const NEXT_BEST: Moment = {
  move: parseSquare('d3'),
  ply: { color: 'black', best: parseSquare('f5'), loss: 8 } as Moment['ply'],
  reason: { name: 'tempo', facts: {} },
  line: squares('f5'),
  reply: squares('c3'),
};
