import { COLORS } from '../../game/color.ts';
import { fromEntries } from '../../game/record.ts';
import { DETAIL_LENGTH, type GgfFacts, type RecordDetails, type WthorFacts } from '../record.ts';
import { isObject, listOf, shortText } from './notes.ts';

/** Maximum number of written moves kept: moves and passes of the longest game. */
const MOST_MOVES = 200;

const wthorIn = (value: unknown): WthorFacts | undefined => {
  if (!isObject(value)) return undefined;
  const numbers = ['tournament', 'black', 'white', 'score', 'best'].map(name => value[name]);
  const isSound = (number: unknown): number is number => Number.isInteger(number) && Number(number) >= 0;
  if (!numbers.every(isSound)) return undefined;
  const [tournament = 0, black = 0, white = 0, score = 0, best = 0] = numbers;
  return { tournament, black, white, score, best };
};

const ggfIn = (value: unknown): GgfFacts | undefined => {
  if (!isObject(value)) return undefined;
  const named = isObject(value.ratings) ? value.ratings : {};
  const ratings = COLORS.flatMap(color => {
    const text = shortText(named[color], DETAIL_LENGTH);
    return text === undefined ? [] : [[color, text] as const];
  });
  const moves = listOf(value.moves)
    .slice(0, MOST_MOVES)
    .map(move => shortText(move, DETAIL_LENGTH) ?? '');
  return {
    ...(ratings.length > 0 && { ratings: fromEntries(ratings) }),
    ...(moves.length > 0 && { moves }),
  };
};

/** Additional data of single formats. */
export const factsIn = (fields: {
  readonly wthor?: unknown;
  readonly ggf?: unknown;
}): Pick<RecordDetails, 'wthor' | 'ggf'> => {
  const [wthor, ggf] = [wthorIn(fields.wthor), ggfIn(fields.ggf)];
  return { ...(wthor && { wthor }), ...(ggf && { ggf }) };
};
