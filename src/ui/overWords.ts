import type { ByColor, Color } from '../game/color.ts';
import type { GameName } from '../game/games.ts';
import type { Result } from '../game/match.ts';
import type { Words } from '../i18n/words.ts';

/** A match that is over, as far as its end is told. */
interface Over {
  readonly game: GameName;
  readonly result: Result;
  /** The side of who reads it; none for somebody else's match. */
  readonly you?: Color | undefined;
  readonly names: ByColor<string>;
}

type Way = 'four' | 'full' | Exclude<Result['by'], 'play'>;

const wayOf = ({ game, result: { winner, by } }: Over): Way | undefined => {
  if (by !== 'play') return by;
  if (game !== 'connect4') return undefined;
  return winner === 'draw' ? 'full' : 'four';
};

/** `You won`, `You lost`, `Anna won` or `Draw`. */
const whoText = (words: Words, { result: { winner }, you, names }: Over): string => {
  if (winner === 'draw') return words.t('online.over.drawn');
  if (you === undefined) return words.t('online.over.wins', { name: names[winner] });
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
