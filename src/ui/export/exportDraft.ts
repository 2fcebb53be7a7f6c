import type { Output } from '../../formats/write.ts';
import { lastTurn, positionAfter } from '../../game/match.ts';
import { fitBoard, rect } from '../../look/boardGeometry.ts';
import type { FilmLook } from '../../picture/film/faces.ts';
import { FILM_PACES, type Film, type FilmSpeed, filmOf } from '../../picture/film/film.ts';
import type { PictureColors, PictureContent } from '../../picture/picture.ts';
import { diagramOf, drawPicture } from '../../picture/svgFiles.ts';
import { selectAppliedColors, selectWishes } from '../../store/selectors.ts';
import type { Shell } from '../kit/shell.ts';
import { gameText } from '../words/names.ts';
import { aboutGame, type ExportedGame } from './exportedGame.ts';

const PICTURE_KINDS = ['png', 'svg'] as const;
export const EXPORT_KINDS = [...PICTURE_KINDS, 'gif', 'moves', 'ggf', 'sgf', 'obf', 'wtb', 'json'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/** The kinds that `formats` writes. */
const OUTPUTS: Readonly<Partial<Record<ExportKind, Output>>> = {
  moves: 'txt',
  ggf: 'ggf',
  sgf: 'sgf',
  obf: 'obf',
  wtb: 'wtb',
  json: 'json',
};
export const outputOf = (kind: ExportKind): Output | undefined => OUTPUTS[kind];

/** A picture's subject: the position on the board, or the whole game with its move numbers. */
export const SUBJECTS = ['position', 'game'] as const;
export const PAINTS = ['theme', 'print'] as const;
export const PICTURE_WIDTHS = ['400', '800', '1600'] as const;
export const FILM_WIDTHS = ['280', '400', '560'] as const;
/** The part of the game in a film: all of it, or the moves before or after the position on the board. */
export const FILM_PARTS = ['all', 'before', 'after'] as const;

/** The options chosen so far. */
export interface ExportDraft {
  readonly kind: ExportKind;
  readonly subject: (typeof SUBJECTS)[number];
  readonly paint: (typeof PAINTS)[number];
  readonly coordinates: boolean;
  readonly values: boolean;
  readonly width: (typeof PICTURE_WIDTHS)[number];
  readonly filmWidth: (typeof FILM_WIDTHS)[number];
  readonly part: (typeof FILM_PARTS)[number];
  readonly speed: FilmSpeed;
}

export const FIRST_DRAFT: ExportDraft = {
  kind: 'png',
  subject: 'position',
  paint: 'theme',
  coordinates: true,
  values: false,
  width: '800',
  filmWidth: '400',
  part: 'all',
  speed: 'normal',
};

export const isPicture = (kind: ExportKind): boolean => PICTURE_KINDS.some(picture => picture === kind);

const colorsOf = ({ play }: Shell): PictureColors => {
  const settings = play.stores.settings.getState();
  return {
    ...selectAppliedColors(settings),
    ...selectWishes(settings),
  };
};

const contentOf = ({ match, ply, values, drawn }: ExportedGame, draft: ExportDraft): PictureContent => {
  if (draft.subject === 'game') return diagramOf(match.setup, match.transcript);
  const shown = { ...match, transcript: match.transcript.slice(0, ply) };
  return {
    position: positionAfter(match, ply),
    last: lastTurn(shown)?.square,
    ...(draft.values && values && { values }),
    drawn,
  };
};

/** The requested picture as an SVG file. */
export const pictureFor = (shell: Shell, game: ExportedGame, draft: ExportDraft): string =>
  drawPicture({
    content: contentOf(game, draft),
    paint: draft.paint === 'print' ? 'print' : colorsOf(shell),
    coordinates: draft.coordinates,
    width: Number(draft.width),
    title: `${gameText(shell.words, game.match)} · ${aboutGame(shell, game.match)}`,
  });

/** The look of a film of the game on the board, `width` pixels wide. */
export const filmLook = (
  shell: Shell,
  { match }: ExportedGame,
  width: number,
  caption?: string,
): FilmLook => {
  const position = positionAfter(match, 0);
  return { ...colorsOf(shell), position, board: fitBoard(rect(0, 0, width, width), position.shape), caption };
};

/** The requested film. */
export const filmFor = ({ match, ply }: ExportedGame, { part, speed }: ExportDraft): Film => {
  const { setup, transcript } = match;
  const [from, to] = {
    all: [0, transcript.length],
    before: [0, ply],
    after: [ply, transcript.length],
  }[part] as [number, number];
  return filmOf({ setup, transcript, from, to, pace: FILM_PACES[speed] });
};
