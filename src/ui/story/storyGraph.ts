import { html, nothing, svg, type TemplateResult } from 'lit';
import { extraDiscs, type GameName, rulesOf } from '../../game/games.ts';
import { type Match, positionAfter } from '../../game/match.ts';
import { RULES } from '../../game/rules.ts';
import { leadsOf } from '../../study/lead.ts';
import type { Review } from '../../study/review.ts';
import { scoreCurve } from '../study/scoreCurve.ts';

/** In units of the drawing, which is as wide as its place. */
const SIZE = { width: 320, height: 120 } as const;
const PLOT = { left: 8, right: 312, top: 14, bottom: 106 } as const;
const MARK = 5;

/** Who leads after each ply, from -1 to 1 for Black, and what the numbers mean. */
interface Course {
  readonly levels: readonly (number | undefined)[];
  /** The lead at the upper edge; undefined where only the result counts. */
  readonly top: number | undefined;
}

const hasLanes = (game: GameName): boolean => RULES[rulesOf(game)].hasOutlook;

/** The lead in discs, which is known at once. */
const courseInDiscs = (match: Match): Course => {
  const positions = match.transcript.map((_, ply) => positionAfter(match, ply));
  const leads = leadsOf(
    [...positions, positionAfter(match, match.transcript.length)],
    extraDiscs(match.setup),
  );
  const top = Math.max(4, ...leads.map(Math.abs));
  return { levels: leads.map(lead => lead / top), top };
};

/** Where only the result counts: who would have won, as far as the review has found out. */
const courseInResults = (match: Match, review: Review | undefined): Course => {
  const levels = new Array<number | undefined>(match.transcript.length + 1).fill(undefined);
  for (const { plies, score, exact } of review === undefined ? [] : scoreCurve(review))
    levels[plies] = exact ? Math.sign(score) : 0;
  return { levels, top: undefined };
};

interface Spot {
  readonly x: number;
  readonly y: number;
}

const fixed = (length: number): string => length.toFixed(1);
const middle = (PLOT.top + PLOT.bottom) / 2;

const spotsOf = ({ levels }: Course): readonly Spot[] =>
  levels.flatMap((level, ply) =>
    level === undefined
      ? []
      : [
          {
            x: PLOT.left + ((PLOT.right - PLOT.left) * ply) / Math.max(1, levels.length - 1),
            y: middle - level * (middle - PLOT.top),
          },
        ],
  );

const areaOf = (spots: readonly Spot[]): string => {
  const [first, last] = [spots[0], spots.at(-1)];
  if (first === undefined || last === undefined) return '';
  const line = spots.map(({ x, y }) => `L${fixed(x)} ${fixed(y)}`).join('');
  return `M${fixed(first.x)} ${middle}${line}L${fixed(last.x)} ${middle}Z`;
};

interface Told {
  readonly match: Match;
  readonly review: Review | undefined;
  /** The ply of the move that turned the game. */
  readonly turned: number | undefined;
  readonly label: string;
  readonly sides: { readonly black: string; readonly white: string };
}

/** The course of the game, with the move that turned it. */
export const storyGraph = ({ match, review, turned, label, sides }: Told): TemplateResult => {
  const { game } = match.setup;
  const course = hasLanes(game) ? courseInResults(match, review) : courseInDiscs(match);
  const spots = spotsOf(course);
  const plies = match.transcript.length;
  const at = turned === undefined || spots.length <= plies ? undefined : spots[turned];
  const line = spots.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${fixed(x)} ${fixed(y)}`).join('');
  return html`
    <svg class="story-graph" role="img" aria-label=${label} viewBox="0 0 ${SIZE.width} ${SIZE.height}">
      <defs>
        <clipPath id="story-black"><rect x="0" y="0" width=${SIZE.width} height=${middle}></rect></clipPath>
        <clipPath id="story-white"><rect x="0" y=${middle} width=${SIZE.width} height=${middle}></rect></clipPath>
      </defs>
      <path class="area black" d=${areaOf(spots)} clip-path="url(#story-black)"></path>
      <path class="area white" d=${areaOf(spots)} clip-path="url(#story-white)"></path>
      <path class="middle" d="M${PLOT.left} ${middle}H${PLOT.right}"></path>
      <path class="curve" d=${line}></path>
      <text class="side" x=${PLOT.left} y="9">${course.top === undefined ? sides.black : `${sides.black} +${course.top}`}</text>
      <text class="side" x=${PLOT.left} y=${SIZE.height - 3}>${course.top === undefined ? sides.white : `${sides.white} +${course.top}`}</text>
      ${
        at === undefined
          ? nothing
          : svg`<path class="turned-line" d="M${fixed(at.x)} ${PLOT.top}V${PLOT.bottom}"></path>
              <circle class="turned-dot" cx=${fixed(at.x)} cy=${fixed(at.y)} r=${MARK}></circle>`
      }
    </svg>`;
};
