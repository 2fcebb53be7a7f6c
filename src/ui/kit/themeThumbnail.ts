import { html, type TemplateResult } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import type { Color } from '../../game/color.ts';
import { type BoardColors, discColors, groundAt } from '../../look/colors.ts';
import { type DrawnDisc, drawPattern, drawRim, isPatterned } from '../../look/discPattern.ts';
import { shownLine } from '../../look/gameColors.ts';
import { rimOf } from '../../look/marks.ts';
import type { BoardStyle } from '../../look/style/boardStyle.ts';
import { THEMES } from '../../look/themes.ts';

/** The drawing's own units: a crop from the middle of the board, three squares by two. */
const DRAWING = {
  width: 66,
  height: 46,
  inset: 5,
  square: 18,
  columns: 3,
  rows: 2,
  radius: 6.6,
  mark: 2.2,
} as const;

const { inset, square, columns, rows, radius, mark } = DRAWING;
const centre = (index: number): number => inset + 1 + square * (index + 1 / 2);

const squares = ({ theme, colors }: BoardStyle): string => {
  const line = `stroke="${shownLine(theme, colors, 'othello')}" stroke-width=".6"`;
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const [x, y] = [inset + 1 + column * square, inset + row * square];
    return `<rect x="${x}" y="${y}" width="${square}" height="${square}" fill="${colors[groundAt(column, row)]}" ${line}/>`;
  }).join('');
};

/** The edge around the frame, and the rim of a dark disc in a high-contrast theme. */
const EDGE = 1;
const RIM = 1.2;

/** Pattern lines are this much stronger in thumbnails than on the board. */
const STRONGER = 1.5;

/** Colors, and whether discs have a pattern in a theme without one of its own. */
interface ThumbnailLook extends BoardStyle {
  readonly patterns: boolean;
}

/** What a theme draws on the faces of its discs. */
const onFace = ({ theme, patterns }: ThumbnailLook, side: Color, face: DrawnDisc): string =>
  [
    isPatterned(theme, patterns) ? drawPattern(side, face, STRONGER) : '',
    THEMES[theme].bold ? drawRim(face, RIM) : '',
  ].join('');

/** A shadow, a face and a bright rim: enough to be recognized as a disc at this size. */
const discAt = (look: ThumbnailLook, side: Color, [column, row]: readonly [number, number]): string => {
  const color = discColors(look.colors)[side];
  const [x, y] = [centre(column), centre(row) - 1];
  return `<circle cx="${x}" cy="${y + 3 / 2}" r="${radius}" fill="#000" fill-opacity=".35"/>
    <circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>
    <circle cx="${x}" cy="${y}" r="${radius - 1 / 2}" fill="none" stroke="#fff" stroke-opacity=".22"/>
    ${onFace(look, side, { x, y, radius, color })}`;
};

/** The mark of a legal move, with its rim. */
const markAt = (column: number, row: number, colors: BoardColors): string => {
  const { tone, alpha } = rimOf(colors.blackMarks, colors[groundAt(column, row)]);
  const rim = `stroke="${tone}" stroke-opacity="${alpha}" stroke-width=".7"`;
  return `<circle cx="${centre(column)}" cy="${centre(row)}" r="${mark}" fill="${colors.blackMarks}" ${rim}/>`;
};

/** The board with its frame; an edge separates a white frame from a white page. */
const drawing = (look: ThumbnailLook): string =>
  [
    `<rect x="${EDGE / 2}" y="${EDGE / 2}" width="${DRAWING.width - EDGE}" height="${DRAWING.height - EDGE}"
      rx="5" fill="${THEMES[look.theme].frame}" stroke="#000" stroke-opacity=".34" stroke-width="${EDGE}"/>`,
    squares(look),
    discAt(look, 'white', [0, 0]),
    discAt(look, 'black', [1, 0]),
    discAt(look, 'black', [0, 1]),
    discAt(look, 'white', [1, 1]),
    markAt(2, 0, look.colors),
  ].join('');

/**
 * A thumbnail of a theme's board. A single string, because rendering all themes as templates took half of the menu's
 * time.
 */
export const themeThumbnail = (look: ThumbnailLook): TemplateResult => html`
    <svg class="thumbnail" viewBox="0 0 ${DRAWING.width} ${DRAWING.height}" aria-hidden="true" focusable="false">
      ${unsafeSVG(drawing(look))}
    </svg>`;
