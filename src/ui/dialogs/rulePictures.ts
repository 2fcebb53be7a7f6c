import { html, nothing, svg, type TemplateResult } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { drawBoard } from '../../board/boardDrawing.ts';
import { discCounts } from '../../game/board.ts';
import { COLORS, type Color, opposite } from '../../game/color.ts';
import {
  type GameName,
  onlyShapeOf,
  rulesOf,
  type Setup,
  STANDARD_SETUP,
  startOf,
} from '../../game/games.ts';
import { RULES } from '../../game/rules.ts';
import { makeShape, type Shape } from '../../game/shape.ts';
import { columnOf, rowOf, type Square } from '../../game/square.ts';
import { readMoves, replayOf, type Turn } from '../../game/transcript.ts';
import type { WordKey } from '../../i18n/translation.ts';
import type { Words } from '../../i18n/words.ts';
import { fitBoard, rect } from '../../look/boardGeometry.ts';
import { type DrawnDisc, drawPattern, isPatterned } from '../../look/discPattern.ts';
import { selectWishes } from '../../store/selectors.ts';
import type { Settings } from '../../store/settingsStore.ts';
import { discColor } from '../kit/discs.ts';
import { colorWord } from '../words/names.ts';

type PictureName = keyof typeof PICTURES;

/** A small board with a few moves that illustrate a rule. */
interface Picture {
  readonly game: 'othello' | 'connect4';
  /** The moves before the picture, and the moves it plays. */
  readonly before: string;
  readonly moves: string;
  readonly caption: WordKey & `about.pictures.${string}`;
  /** The text below the board at the end. */
  readonly below?: 'pass' | 'counts';
}

const PASS = { game: 'othello', before: 'b1c1d1a1', moves: 'a3d3', below: 'pass' } as const;
const END = { game: 'othello', before: 'a2a3c4d3b4b1c1d1', moves: 'a4', below: 'counts' } as const;

export const PICTURES = {
  flip: { game: 'othello', before: 'a2a3b4c1', moves: 'd2', caption: 'about.pictures.flip' },
  pass: { ...PASS, caption: 'about.pictures.pass' },
  most: { ...END, caption: 'about.pictures.most' },
  fewest: { ...END, caption: 'about.pictures.fewest' },
  drop: { game: 'connect4', before: '4453', moves: '4', caption: 'about.pictures.drop' },
  four: { game: 'connect4', before: '334455', moves: '6', caption: 'about.pictures.four' },
} as const satisfies Record<string, Picture>;

const OTHELLO = ['flip', 'pass', 'most'] as const;

const PICTURES_OF: Readonly<Record<GameName, readonly PictureName[]>> = {
  othello: OTHELLO,
  reversi: OTHELLO,
  xot: OTHELLO,
  octagon: OTHELLO,
  blocked: OTHELLO,
  anti: ['flip', 'pass', 'fewest'],
  connect4: ['drop', 'four'],
};

/** Lengths in units of the drawing; `below` is the height of the text below a board. */
const SIZE = { board: 200, below: 36, disc: 22 } as const;
/** In milliseconds: before the first move, between moves, before the first flip, and between flips. */
const TIMES = { first: 700, move: 1_700, turn: 350, next: 130, end: 600 } as const;
const DISC_SHARE = 0.78;

const shapeOf = (game: Picture['game']): Shape =>
  onlyShapeOf(game) ?? makeShape(4, 4) ?? STANDARD_SETUP.shape;

/** A picture's positions and turns, by the rules of its game. */
export const playedIn = (picture: Picture) => {
  const setup: Setup = { ...STANDARD_SETUP, game: picture.game, shape: shapeOf(picture.game) };
  const start = startOf(setup);
  const given = readMoves(start, picture.before) ?? [];
  const played = replayOf(setup, readMoves(start, picture.before + picture.moves) ?? []);
  if (played.type === 'illegal') throw new Error(`illegal picture at ply ${played.ply}`);
  return { positions: played.positions.slice(given.length), turns: played.turns.slice(given.length) };
};

const distance = (one: Square, other: Square): number =>
  Math.max(Math.abs(columnOf(one) - columnOf(other)), Math.abs(rowOf(one) - rowOf(other)));

const startTime = (index: number): number => TIMES.first + index * TIMES.move;

/** The discs that change, drawn over the unchanged ones: one lands or falls, others flip. */
const discsOf = (
  settings: Settings,
  { game }: Picture,
  turns: readonly Turn[],
): readonly TemplateResult[] => {
  const board = fitBoard(rect(0, 0, SIZE.board, SIZE.board), shapeOf(game));
  const edge = board.field.x - board.frame.x;
  const middle = (index: number): number => edge + (index + 0.5) * board.square;
  const radius = (DISC_SHARE * board.square) / 2;
  const pattern = (side: Color, drawn: DrawnDisc): string =>
    isPatterned(settings.theme, settings.patterns) ? drawPattern(side, drawn) : '';
  const disc = (square: Square, side: Color, move: { className: string; at: number }): TemplateResult => {
    const [x, y] = [middle(columnOf(square)), middle(rowOf(square))];
    const color = discColor(settings, side, rulesOf(game));
    return svg`
      <g class=${move.className} .style=${`--at:${move.at}ms`}>
        <circle r=${radius} fill=${color} cx=${x} cy=${y}></circle>${unsafeSVG(pattern(side, { x, y, radius, color }))}
      </g>`;
  };
  return turns.flatMap(({ square, color, flipped }, index) => {
    if (square === undefined) return [];
    const at = startTime(index);
    return [
      disc(square, color, { className: RULES[rulesOf(game)].picks === 'column' ? 'falling' : 'landing', at }),
      ...[...flipped].map(flip =>
        disc(flip, color, {
          className: 'turning',
          at: at + TIMES.turn + distance(square, flip) * TIMES.next,
        }),
      ),
      svg`<circle class="placed" .style=${`--at:${at}ms`} r=${radius / 4} cx=${middle(columnOf(square))} cy=${middle(rowOf(square))}></circle>`,
    ];
  });
};

/** A disc with a word or a number, below the board. */
const note = (fill: string, text: string, place: { x: number; at: number }): TemplateResult => {
  const y = SIZE.board + SIZE.below / 2;
  return svg`
    <g class="note" .style=${`--at:${place.at}ms`}>
      <circle r=${SIZE.disc / 2} cx=${place.x} cy=${y} fill=${fill}></circle>
      <text x=${place.x + SIZE.disc} y=${y}>${text}</text>
    </g>`;
};

interface Shown {
  readonly words: Words;
  readonly settings: Settings;
}

const notes = ({ words, settings }: Shown, picture: Picture): TemplateResult | typeof nothing => {
  const { positions, turns } = playedIn(picture);
  const last = positions.at(-1);
  const fill = (color: Color): string => discColor(settings, color, rulesOf(picture.game));
  if (picture.below === 'counts' && last !== undefined) {
    const at = startTime(turns.length - 1) + TIMES.turn + TIMES.end;
    return html`${COLORS.map((color, index) => note(fill(color), String(discCounts(last)[color]), { x: SIZE.board * (0.25 + 0.4 * index), at }))}`;
  }
  const passed = turns.find(({ forcesPass }) => forcesPass);
  return picture.below === 'pass' && passed !== undefined
    ? note(fill(opposite(passed.color)), words.t('board.pass'), {
        x: SIZE.board * 0.4,
        at: startTime(0) + TIMES.turn + TIMES.end,
      })
    : nothing;
};

const figure = (shown: Shown, picture: Picture, room: number): TemplateResult => {
  const { words, settings } = shown;
  const { positions, turns } = playedIn(picture);
  const [position] = positions;
  if (position === undefined) return html`${nothing}`;
  const board = fitBoard(rect(0, 0, SIZE.board, SIZE.board), position.shape);
  const drawing = drawBoard({
    board,
    position,
    theme: settings.theme,
    colors: settings.colors,
    ...selectWishes(settings),
    discShare: DISC_SHARE,
  });
  const named = {
    black: colorWord(words, 'black', picture.game),
    white: colorWord(words, 'white', picture.game),
  };
  return html`
    <figure class="rule-picture">
      <svg viewBox="0 0 ${board.frame.width} ${board.frame.height + room}" aria-hidden="true">
        ${unsafeSVG(drawing)} ${discsOf(settings, picture, turns)} ${notes(shown, picture)}
      </svg>
      <figcaption>${words.t(picture.caption, named)}</figcaption>
    </figure>`;
};

/** The rules of a game in pictures, animated once; without motion they show their final positions. */
export const rulePictures = (shown: Shown, game: GameName): readonly TemplateResult[] => {
  const pictures: readonly Picture[] = PICTURES_OF[game].map(name => PICTURES[name]);
  const room = pictures.some(({ below }) => below !== undefined) ? SIZE.below : 0;
  return pictures.map(picture => figure(shown, picture, room));
};
