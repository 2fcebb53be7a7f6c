import { COLORS, type Color } from '../game/color.ts';
import { type GameName, rulesOf } from '../game/games.ts';
import { RULES } from '../game/rules.ts';
import { isLevel, LEVELS, type LocalSeat, opponentsOf } from '../game/seat.ts';
import { parseSquare, type Square } from '../game/square.ts';
import type { Replayed } from '../game/transcript.ts';
import { DEFAULT_THEME, THEME_NAMES, type ThemeName } from '../look/themes.ts';
import { PLAYABLE, type Playable } from './boardElement.ts';
import { type Arrow, type Mark, readArrows, readMarks } from './pointing.ts';
import { type AttributeReading, Bad, oneOf, reading, type ShownGame } from './readAttributes.ts';

/** The attributes that define the display, as written. */
export interface ViewAttributes {
  readonly ply: string | null;
  readonly theme: string | null;
  readonly orientation: string | null;
  readonly playable: string | null;
  readonly opponent: string | null;
  readonly autoplay: string | null;
  readonly arrows: string | null;
  readonly marks: string | null;
}

export const AUTOPLAY_MILLISECONDS = 1200;

/** The content of the element and how it is displayed. */
export interface Shown extends ShownGame {
  readonly course: Replayed;
  readonly ply: number;
  readonly theme: ThemeName;
  /** The side at the bottom. */
  readonly orientation: Color;
  readonly playable: Playable;
  readonly opponent: Extract<LocalSeat, { type: 'computer' }> | undefined;
  /** Milliseconds per move, if the game plays automatically. */
  readonly autoplay: number | undefined;
  readonly arrows: readonly Arrow[];
  readonly marks: readonly Mark[];
}

const readPly = (text: string | null, count: number, first = count): number => {
  if (text === null) return Math.min(first, count);
  const ply = Number(text);
  if (text.trim() === '' || !Number.isInteger(ply) || ply < 0 || ply > count)
    throw new Bad('embed.problem.ply', { text, count });
  return ply;
};

const choice = <T extends string>(name: string, names: readonly T[], text: string): T => {
  const found = names.find(one => one === text.trim());
  if (found === undefined) throw new Bad('embed.problem.choice', { name, text, names: names.join(', ') });
  return found;
};

/** `jack`, or `flipside 5` with a level; by default the highest level. */
const readOpponent = (game: GameName, text: string): Shown['opponent'] => {
  const [name = '', level] = text.trim().split(/\s+/);
  const known = opponentsOf(game);
  const usual = RULES[rulesOf(game)].hasOutlook ? 'solver' : 'flipside';
  const opponent = name === 'flipside' ? usual : choice('opponent', known, name);
  const most = LEVELS[opponent]?.max ?? 1;
  const chosen = level === undefined ? most : Number(level);
  if (!isLevel(opponent, chosen))
    throw new Bad('embed.problem.choice', { name: 'opponent', text, names: `${name} 1 – ${name} ${most}` });
  return { type: 'computer', opponent, level: chosen };
};

const LEAST_AUTOPLAY = 100;

const readAutoplay = (text: string): number => {
  const milliseconds = text.trim() === '' ? AUTOPLAY_MILLISECONDS : Number(text);
  if (!(milliseconds >= LEAST_AUTOPLAY && milliseconds < Infinity))
    throw new Bad('embed.problem.choice', { name: 'autoplay', text, names: `${LEAST_AUTOPLAY}, 500, 1000…` });
  return milliseconds;
};

const readSquares = (name: string, text: string): readonly Square[] =>
  [...text.matchAll(/[^\s,]{1,2}/g)].map(([sign]) => {
    const square = parseSquare(sign);
    if (square === undefined) throw new Bad('embed.problem.choice', { name, text: sign, names: 'a1 – h8' });
    return square;
  });

/**
 * The display defined by the attributes, or the problem of the first invalid one. By default the end of the
 * line is shown.
 */
export const readView = (
  attributes: ViewAttributes,
  game: ShownGame & { readonly course: Replayed },
): AttributeReading<Shown> =>
  reading(() => {
    const { ply, theme, orientation, playable, opponent, autoplay, arrows, marks } = attributes;
    return {
      ...game,
      ply: readPly(ply, game.course.turns.length, game.at),
      theme: theme === null ? DEFAULT_THEME : oneOf(THEME_NAMES, theme, 'embed.problem.theme'),
      orientation: orientation === null ? 'black' : choice('orientation', COLORS, orientation),
      playable: playable === null ? 'none' : choice('playable', PLAYABLE, playable),
      opponent: opponent === null ? undefined : readOpponent(game.tree.setup.game, opponent),
      autoplay: autoplay === null ? undefined : readAutoplay(autoplay),
      arrows: arrows === null ? [] : readArrows(readSquares('arrows', arrows)),
      marks: marks === null ? [] : readMarks(readSquares('marks', marks)),
    };
  });
