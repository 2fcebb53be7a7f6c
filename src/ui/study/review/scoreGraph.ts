import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import { type GameName, rulesOf } from '../../../game/games.ts';
import { RULES } from '../../../game/rules.ts';
import type { GraphMeasure } from '../../../store/settingsStore.ts';
import type { Review } from '../../../study/review/review.ts';
import type { Shell } from '../../kit/shell.ts';
import { colorWord } from '../../words/names.ts';
import { shareText } from '../../words/numbers.ts';
import { type CurvePoint, provedFrom, scaleOf, scoreCurve } from './scoreCurve.ts';

/** In units of the drawing, which is as wide as its container. */
const SIZE = { width: 320, height: 168 } as const;
/** The areas of the curve and of the losses below it. */
const PLOT = { left: 42, right: 314, top: 8, bottom: 124, losses: 146, loss: 18 } as const;
const MARK = 3.5;

/** A reviewed game, and the current position in it. */
export interface Graphed {
  readonly game: GameName;
  readonly review: Review;
  /** What the curve shows; fixed in games where only the result counts. */
  readonly by: GraphMeasure;
  /** All plies of the game, reviewed or not. */
  readonly plies: number;
  /** Number of plies before the current position. */
  readonly shown: number;
  readonly onGo: (plies: number) => void;
}

export const hasLanes = ({ game }: Graphed): boolean => RULES[rulesOf(game)].hasOutlook;

const isByChance = (graphed: Graphed): boolean => graphed.by === 'chance' && !hasLanes(graphed);

/** In games where only the result counts there are three lanes, with estimates between them. */
const levelOf = (graphed: Graphed, { score, exact, chance }: CurvePoint): number => {
  if (isByChance(graphed)) return 2 * chance - 1;
  return hasLanes(graphed) && exact ? Math.sign(score) : score;
};

const topOf = (graphed: Graphed, points: readonly CurvePoint[]): number =>
  hasLanes(graphed) || isByChance(graphed) ? 1 : scaleOf(points);

const xAt = ({ plies }: Graphed, ply: number): number =>
  PLOT.left + ((PLOT.right - PLOT.left) * ply) / Math.max(1, plies);

const yAt = (level: number, top: number): number => {
  const middle = (PLOT.top + PLOT.bottom) / 2;
  return middle - (level / top) * (middle - PLOT.top);
};

interface Spot {
  readonly x: number;
  readonly y: number;
}

const fixed = (length: number): string => length.toFixed(1);
const pathOf = (spots: readonly Spot[]): string =>
  spots.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${fixed(x)} ${fixed(y)}`).join('');

/** The area between the curve and the middle: above it for Black, below it for White. */
const area = (spots: readonly Spot[], side: 'black' | 'white'): SVGTemplateResult => {
  const middle = (PLOT.top + PLOT.bottom) / 2;
  const [first, last] = [spots[0], spots.at(-1)];
  if (first === undefined || last === undefined) return svg``;
  const outline = `${pathOf(spots)}L${fixed(last.x)} ${middle}L${fixed(first.x)} ${middle}Z`;
  return svg`<path class="area ${side}" d=${outline} clip-path="url(#graph-${side})"></path>`;
};

/** The proved part has stripes and a border, not only another shade. */
const provedPart = (graphed: Graphed, from: number | undefined): SVGTemplateResult => {
  if (from === undefined) return svg``;
  const x = xAt(graphed, from);
  return svg`
    <rect class="proved" x=${x} y=${PLOT.top} width=${Math.max(0, PLOT.right - x)} height=${PLOT.bottom - PLOT.top}></rect>
    <rect fill="url(#graph-stripes)" x=${x} y=${PLOT.top} width=${Math.max(0, PLOT.right - x)} height=${PLOT.bottom - PLOT.top}></rect>
    <path class="proved-edge" d="M${fixed(x)} ${PLOT.top}V${PLOT.bottom}"></path>`;
};

/** Each move's loss: Black's bars rise from the line, filled, White's hang from it, hollow. */
const lossBars = (graphed: Graphed, top: number): SVGTemplateResult[] => {
  const width = Math.max(1.5, Math.min(6, (PLOT.right - PLOT.left) / graphed.plies - 1.5));
  const most = hasLanes(graphed) ? 2 : Math.min(top, 16);
  return graphed.review.plies
    .filter(({ loss }) => loss > 0)
    .map(({ ply, loss, color }) => {
      const height = Math.max(2, (Math.min(loss, most) / most) * PLOT.loss);
      const y = color === 'black' ? PLOT.losses - height : PLOT.losses;
      const x = xAt(graphed, ply - 0.5) - width / 2;
      return svg`<rect class="loss ${color}" x=${fixed(x)} y=${fixed(y)} width=${fixed(width)} height=${fixed(height)}></rect>`;
    });
};

const labelAt = (y: number, text: string): SVGTemplateResult =>
  svg`<text class="scale" x=${PLOT.left - 2} y=${y}>${text}</text>`;

const grid = (top: number): SVGTemplateResult[] =>
  [1, 0.5, 0, -0.5, -1].map(
    share =>
      svg`<path class=${share === 0 ? 'middle' : 'line'} d="M${PLOT.left} ${fixed(yAt(share * top, top))}H${PLOT.right}"></path>`,
  );

const endsOf = ({ words }: Shell, graphed: Graphed, top: number): readonly string[] => {
  if (isByChance(graphed)) return [1, 1 / 2, 1].map(share => shareText(words, share));
  return hasLanes(graphed) ? ['', '=', ''] : [`+${top}`, '0', `+${top}`];
};

/** Each side's chance or lead; with lanes, the ends say who wins. */
const labels = (shell: Shell, graphed: Graphed, top: number): SVGTemplateResult => {
  const ends = endsOf(shell, graphed, top);
  return svg`${[top, 0, -top].map((level, index) => labelAt(yAt(level, top), ends[index] ?? ''))}`;
};

const sideLabels = ({ words }: Shell, graphed: Graphed): SVGTemplateResult => {
  const name = (color: 'black' | 'white'): string =>
    hasLanes(graphed)
      ? words.t('review.wins', { color: colorWord(words, color, graphed.game) })
      : colorWord(words, color, graphed.game);
  return svg`
    <text class="side" x=${PLOT.left + 4} y=${PLOT.top + 9}>${name('black')}</text>
    <text class="side" x=${PLOT.left + 4} y=${PLOT.bottom - 9}>${name('white')}</text>`;
};

/** The lead in discs, with its own scale on the other edge. */
const discsBeside = (graphed: Graphed, points: readonly CurvePoint[]): SVGTemplateResult => {
  const top = scaleOf(points);
  const spots = points.map(({ plies, score }) => ({ x: xAt(graphed, plies), y: yAt(score, top) }));
  const label = (level: number) =>
    svg`<text class="scale beside" x=${PLOT.right - 2} y=${yAt(level, top) + (level > 0 ? 9 : -9)}>+${top}</text>`;
  return svg`<path class="curve beside" d=${pathOf(spots)}></path>${label(top)}${label(-top)}`;
};

/** The worst moves, with their numbers in the list. */
const momentMarks = (graphed: Graphed, spotOf: (plies: number) => Spot | undefined): SVGTemplateResult[] =>
  graphed.review.moments.map(({ ply: { ply } }) => {
    const spot = spotOf(ply);
    if (spot === undefined) return svg``;
    const { x, y } = spot;
    return svg`<path class="moment-mark" d="M${fixed(x)} ${fixed(y - MARK - 1)}l${MARK} ${MARK + 1}l${-MARK} ${MARK + 1}l${-MARK} ${-MARK - 1}z"></path>`;
  });

const marker = (graphed: Graphed, spot: Spot | undefined): SVGTemplateResult => {
  const x = fixed(xAt(graphed, graphed.shown));
  return svg`
    <path class="shown" d="M${x} ${PLOT.top}V${PLOT.losses + PLOT.loss}"></path>
    ${spot === undefined ? nothing : svg`<circle class="shown-dot" cx=${x} cy=${fixed(spot.y)} r="4"></circle>`}`;
};

const definitions = (): SVGTemplateResult => {
  const middle = (PLOT.top + PLOT.bottom) / 2;
  return svg`
    <defs>
      <clipPath id="graph-black"><rect x="0" y=${PLOT.top} width=${SIZE.width} height=${middle - PLOT.top}></rect></clipPath>
      <clipPath id="graph-white"><rect x="0" y=${middle} width=${SIZE.width} height=${PLOT.bottom - middle}></rect></clipPath>
      <pattern id="graph-stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path class="stripe" d="M0 0V6"></path>
      </pattern>
    </defs>`;
};

/** The position under the pointer. */
const pliesUnder = ({ plies }: Graphed, event: PointerEvent): number => {
  const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
  const x = ((event.clientX - left) / width) * SIZE.width;
  const share = (x - PLOT.left) / (PLOT.right - PLOT.left);
  return Math.max(0, Math.min(plies, Math.round(share * plies)));
};

/** The graph, which can be pressed and dragged. */
export const scorePicture = (shell: Shell, graphed: Graphed): TemplateResult => {
  const points = scoreCurve(graphed.review);
  const top = topOf(graphed, points);
  const spots = new Map(
    points.map(point => [
      point.plies,
      { x: xAt(graphed, point.plies), y: yAt(levelOf(graphed, point), top) },
    ]),
  );
  const line = [...spots.values()];
  const spotOf = (plies: number): Spot | undefined => spots.get(plies);
  const press = (event: PointerEvent): void => {
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    graphed.onGo(pliesUnder(graphed, event));
  };
  const drag = (event: PointerEvent): void => {
    if (event.buttons !== 0) graphed.onGo(pliesUnder(graphed, event));
  };
  return html`
    <svg class="score-graph" role="img" aria-label=${shell.words.t('review.graph')} viewBox="0 0 ${SIZE.width} ${SIZE.height}"
      @pointerdown=${press} @pointermove=${drag}>
      ${definitions()} ${grid(top)} ${provedPart(graphed, provedFrom(points))}
      ${area(line, 'black')} ${area(line, 'white')}
      ${isByChance(graphed) ? discsBeside(graphed, points) : nothing}
      <path class="curve" d=${pathOf(line)}></path>
      <path class="middle" d="M${PLOT.left} ${PLOT.losses}H${PLOT.right}"></path>
      ${lossBars(graphed, top)} ${labels(shell, graphed, top)} ${sideLabels(shell, graphed)}
      ${momentMarks(graphed, spotOf)} ${marker(graphed, spotOf(graphed.shown))}
    </svg>`;
};
