import { html, svg, type TemplateResult } from 'lit';
import { type BoardColors, groundAt } from '../../look/colors.ts';
import { rimOf } from '../../look/marks.ts';
import { THEMES } from '../../look/themes.ts';
import type { ColorDraft } from '../../store/appStore.ts';

/** The drawing's own units: a crop of the middle of the board, three squares by two. */
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

const squares = ({ theme, colors }: ColorDraft): readonly TemplateResult[] =>
  Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const fill = colors[groundAt(column, row)];
    return svg`<rect x=${inset + 1 + column * square} y=${inset + row * square} width=${square} height=${square}
      fill=${fill} stroke=${THEMES[theme].line} stroke-width=".6"/>`;
  });

/** A shadow, a face and a bright rim: enough to be recognized as a disc at this size. */
const discAt = (column: number, row: number, color: string): TemplateResult => svg`
  <circle cx=${centre(column)} cy=${centre(row) + 1 / 2} r=${radius} fill="#000" fill-opacity=".35"/>
  <circle cx=${centre(column)} cy=${centre(row) - 1} r=${radius} fill=${color}/>
  <circle cx=${centre(column)} cy=${centre(row) - 1} r=${radius - 1 / 2} fill="none" stroke="#fff" stroke-opacity=".22"/>`;

/** The mark of a legal move, with a rim where it needs one. */
const markAt = (column: number, row: number, colors: BoardColors): TemplateResult => {
  const { tone, alpha } = rimOf(colors.blackMarks, colors[groundAt(column, row)]);
  return svg`<circle cx=${centre(column)} cy=${centre(row)} r=${mark} fill=${colors.blackMarks} stroke=${tone} stroke-opacity=${alpha} stroke-width=".7"/>`;
};

/** A theme in these colors, as a small picture of its board. */
export const themeThumbnail = (look: ColorDraft): TemplateResult => {
  const { colors } = look;
  const { frame } = THEMES[look.theme];
  return html`
    <svg class="thumbnail" viewBox="0 0 ${DRAWING.width} ${DRAWING.height}" aria-hidden="true" focusable="false">
      <rect width=${DRAWING.width} height=${DRAWING.height} rx="5" fill=${frame} stroke="#000" stroke-opacity=".16" />
      ${squares(look)} ${discAt(0, 0, colors.whiteDiscs)} ${discAt(1, 0, colors.blackDiscs)}
      ${discAt(0, 1, colors.blackDiscs)} ${discAt(1, 1, colors.whiteDiscs)}
      ${markAt(2, 0, colors)}
    </svg>`;
};
