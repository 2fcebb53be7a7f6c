import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Review } from '../../study/review/review.ts';
import { chancesOf } from '../../study/review/review.ts';

/** In units of the drawing, which is as wide as its container. */
const SIZE = { width: 320, height: 110 } as const;
const PLOT = { left: 8, right: 312, top: 14, bottom: 96 } as const;
const MARK = 5;
const MIDDLE = (PLOT.top + PLOT.bottom) / 2;

interface Spot {
  readonly x: number;
  readonly y: number;
}

const fixed = (length: number): string => length.toFixed(1);

const spotsOf = (chances: readonly number[]): readonly Spot[] =>
  chances.map((chance, ply) => ({
    x: PLOT.left + ((PLOT.right - PLOT.left) * ply) / Math.max(1, chances.length - 1),
    y: PLOT.bottom - chance * (PLOT.bottom - PLOT.top),
  }));

const lineOf = (spots: readonly Spot[]): string =>
  spots.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${fixed(x)} ${fixed(y)}`).join('');

const areaOf = (spots: readonly Spot[]): string => {
  const [first, last] = [spots[0], spots.at(-1)];
  if (first === undefined || last === undefined) return '';
  return `${lineOf(spots)}L${fixed(last.x)} ${MIDDLE}L${fixed(first.x)} ${MIDDLE}Z`;
};

interface Told {
  readonly review: Review;
  /** The ply of the turning point. */
  readonly turned: number | undefined;
  /** How much of the curve is drawn strongly, from 0 to 1; the rest stays faint until the end. */
  readonly share: number;
  readonly isTold: boolean;
  readonly label: string;
  readonly sides: { readonly black: string; readonly white: string };
}

const areas = (spots: readonly Spot[]): TemplateResult => svg`
  <path class="area black" d=${areaOf(spots)} clip-path="url(#story-upper)"></path>
  <path class="area white" d=${areaOf(spots)} clip-path="url(#story-lower)"></path>
  <path class="curve" d=${lineOf(spots)}></path>`;

/** Both sides' winning chances through the game, with the turning point. */
export const storyCurve = ({ review, turned, share, isTold, label, sides }: Told): TemplateResult => {
  const spots = spotsOf(chancesOf(review));
  const reached = PLOT.left + (PLOT.right - PLOT.left) * share;
  const at = turned === undefined ? undefined : spots[turned];
  return html`
    <svg class="story-graph" role="img" aria-label=${label} viewBox="0 0 ${SIZE.width} ${SIZE.height}">
      <defs>
        <clipPath id="story-drawn"><rect x="0" y="0" width=${reached} height=${SIZE.height}></rect></clipPath>
        <clipPath id="story-upper"><rect x="0" y="0" width=${SIZE.width} height=${MIDDLE}></rect></clipPath>
        <clipPath id="story-lower"><rect x="0" y=${MIDDLE} width=${SIZE.width} height=${MIDDLE}></rect></clipPath>
      </defs>
      ${isTold ? svg`<g class="later">${areas(spots)}</g>` : nothing}
      <g clip-path="url(#story-drawn)">${areas(spots)}</g>
      <path class="middle" d="M${PLOT.left} ${MIDDLE}H${PLOT.right}"></path>
      <text class="side" x=${PLOT.left} y="9">${sides.black}</text>
      <text class="side" x=${PLOT.left} y=${SIZE.height - 3}>${sides.white}</text>
      ${
        at === undefined || at.x > reached + MARK
          ? nothing
          : svg`<path class="turned-line" d="M${fixed(at.x)} ${PLOT.top}V${PLOT.bottom}"></path>
              <circle class="turned-dot" cx=${fixed(at.x)} cy=${fixed(at.y)} r=${MARK}></circle>`
      }
    </svg>`;
};
