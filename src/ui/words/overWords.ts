import type { Color } from '../../game/color.ts';
import type { GameName } from '../../game/games.ts';
import type { Result } from '../../game/match.ts';
import type { Words } from '../../i18n/words.ts';

/** A finished match, from the point of view of one of the players. */
interface Over {
  readonly game: GameName;
  readonly result: Result;
  readonly you: Color;
}

type Way = 'four' | 'fourAgainst' | 'full' | Exclude<Result['by'], 'play'>;

const wayOf = ({ game, you, result: { winner, by } }: Over): Way | undefined => {
  if (by !== 'play') return by;
  if (game !== 'connect4') return undefined;
  if (winner === 'draw') return 'full';
  return you === winner ? 'four' : 'fourAgainst';
};

/** `You won`, `You lost` or `Draw`. */
const whoText = (words: Words, { result: { winner }, you }: Over): string => {
  if (winner === 'draw') return words.t('online.over.drawn');
  return words.t(winner === you ? 'online.over.won' : 'online.over.lost');
};

/** How a match ended: `You won by resignation`. */
export const overText = (words: Words, over: Over): string => {
  const { winner, by } = over.result;
  if (winner === 'draw' && by === 'abandoned') return words.t('online.over.brokenOff');
  const result = whoText(words, over);
  const way = wayOf(over);
  return way === undefined
    ? result
    : words.t('online.over.way', { result, way: words.t(`online.over.ways.${way}`) });
};
