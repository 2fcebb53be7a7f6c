import type { UnitName } from './course/units.ts';
import type { ReasonName } from './reasons/reason.ts';

/** What a mistake was about: the units of the course into which reasons fall. */
export const IDEAS = [
  'corners',
  'edges',
  'mobility',
  'frontier',
  'parity',
] as const satisfies readonly UnitName[];
export type Idea = (typeof IDEAS)[number];

const REASONS: Readonly<Record<Idea, readonly ReasonName[]>> = {
  corners: [
    ...(['xSquare', 'cSquare', 'xSquareLate', 'cSquareLate'] as const),
    ...(['corner', 'cornerLost', 'cornerMissed', 'corners', 'cornerOpened'] as const),
  ],
  edges: ['edge', 'edgeBroken', 'wedge', 'stableGiven', 'stableMissed', 'held'],
  mobility: [
    ...([
      'noSafeMove',
      'mobilityGiven',
      'mobilityLost',
      'room',
      'fewLeft',
      'quiet',
      'openedSeveral',
    ] as const),
    ...(['opens', 'shortageMissed', 'takenAway', 'taken', 'opened', 'safeMoves', 'tempo'] as const),
    ...(['passGiven', 'passMissed'] as const),
  ],
  frontier: ['wall'],
  parity: ['parity', 'lastMove', 'letIn'],
};

/** The idea of a reason; undefined if it is none that can be practised. */
export const ideaOf = (reason: ReasonName): Idea | undefined =>
  IDEAS.find(idea => REASONS[idea].includes(reason));

/** A mistake of the person: its idea, the discs it cost and the number of the move. */
export interface Cost {
  readonly idea: Idea;
  readonly loss: number;
  readonly ply: number;
}

/** What mistakes about one idea cost the person. */
export interface Weakness {
  readonly idea: Idea;
  /** In discs, on average over the games. */
  readonly perGame: number;
  /** The ten moves in which they cost most. */
  readonly from: number;
  readonly to: number;
  /** The number of mistakes. */
  readonly count: number;
}

const SPAN = 10;
/** An idea is a weakness if it has cost something at least this often: once is chance. */
const LEAST_MISTAKES = 2;
/** More would not be a plan. */
const MOST_WEAKNESSES = 3;

const sum = (costs: readonly Cost[]): number => costs.reduce((total, { loss }) => total + loss, 0);

const spanOf = ({ ply }: Cost): number => Math.floor((ply - 1) / SPAN);

/** The costliest ideas over a number of games, the costliest first. */
export const weaknessesOf = (costs: readonly Cost[], games: number): readonly Weakness[] =>
  IDEAS.map(idea => costs.filter(cost => cost.idea === idea))
    .filter(own => own.length >= LEAST_MISTAKES)
    .map(own => {
      const spans = [...new Set(own.map(spanOf))];
      const inSpan = (span: number): number => sum(own.filter(cost => spanOf(cost) === span));
      const span = spans.reduce((best, one) => (inSpan(one) > inSpan(best) ? one : best));
      return {
        idea: own[0]?.idea as Idea,
        perGame: sum(own) / games,
        from: span * SPAN + 1,
        to: (span + 1) * SPAN,
        count: own.length,
      };
    })
    .toSorted((one, other) => other.perGame - one.perGame)
    .slice(0, MOST_WEAKNESSES);
