import { html, type TemplateResult } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { type BoardColors, discColors, groundAt, type Hex } from '../../look/colors.ts';
import { shownLine } from '../../look/gameColors.ts';
import { mix, WHITE } from '../../look/shade.ts';
import type { BoardStyle } from '../../look/style/boardStyle.ts';
import { drawDiscStyle } from '../../look/style/discDrawing.ts';
import { DISC_STYLES, type DiscStyle } from '../../look/style/discStyles.ts';
import { drawMaterial } from '../../look/style/materialDrawing.ts';
import { MATERIALS, type Material } from '../../look/style/materials.ts';
import { choice } from '../kit/choices.ts';
import type { Shell } from '../kit/shell.ts';
import { draftOf } from './colorField.ts';

/** The drawings' own units: two squares of the board, or a disc of each side. */
const DRAWING = { width: 60, height: 30, square: 30, radius: 12.2, shadow: 1.4 } as const;
const { width, height, square, radius, shadow } = DRAWING;

const picture = (body: string): TemplateResult => html`
  <svg class="thumbnail" viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false">${unsafeSVG(body)}</svg>`;

const grounds = (colors: BoardColors): string =>
  [0, 1]
    .map(
      column =>
        `<rect x="${column * square}" width="${square}" height="${square}" fill="${colors[groundAt(column, 0)]}"/>`,
    )
    .join('');

/** Two squares of the board in a material. */
const materialPicture = (material: Material, { colors, theme }: BoardStyle): TemplateResult => {
  const field = { x: 0, y: 0, width, height };
  const line = `<path d="M${square} 0v${height}" stroke="${shownLine(theme, colors, 'othello')}" stroke-width=".6"/>`;
  return picture(grounds(colors) + drawMaterial(material, { field, square }) + line);
};

/** Opacity of a disc's shadow. */
const SHADE = 0.34;

const drawnDisc = (style: DiscStyle, color: Hex, x: number): string => {
  const y = height / 2 - shadow / 2;
  const circle = (top: number, paint: string): string =>
    `<circle cx="${x}" cy="${top}" r="${radius}" ${paint}/>`;
  return [
    circle(y + shadow, `fill="#000" fill-opacity="${SHADE}"`),
    circle(y, `fill="${color}"`),
    drawDiscStyle(style, { x, y, radius, color }),
  ].join('');
};

/** A disc of each side in a style, on a paler board than the chosen one, so that both stand out. */
const discPicture = (style: DiscStyle, { colors }: BoardStyle): TemplateResult => {
  const ground = `<rect width="${width}" height="${height}" fill="${mix(colors.darkSquares, WHITE, 0.12)}"/>`;
  const { black, white } = discColors(colors);
  return picture(ground + drawnDisc(style, black, square / 2) + drawnDisc(style, white, square * 1.5));
};

/** The board's material. */
export const materialChoice = (shell: Shell): TemplateResult => {
  const draft = draftOf(shell);
  return choice<Material>({
    name: 'material',
    label: shell.words.t('colors.material'),
    className: 'themes',
    options: MATERIALS.map(value => ({
      value,
      label: shell.words.t(`material.${value}`),
      picture: materialPicture(value, draft),
    })),
    value: draft.material,
    onChoose: material => shell.play.draftMaterial(material),
  });
};

/** The discs' material. */
export const discChoice = (shell: Shell): TemplateResult => {
  const draft = draftOf(shell);
  return choice<DiscStyle>({
    name: 'disc-style',
    label: shell.words.t('colors.discStyle'),
    className: 'themes',
    options: DISC_STYLES.map(value => ({
      value,
      label: shell.words.t(`discStyle.${value}`),
      picture: discPicture(value, draft),
    })),
    value: draft.discStyle,
    onChoose: style => shell.play.draftDiscStyle(style),
  });
};
