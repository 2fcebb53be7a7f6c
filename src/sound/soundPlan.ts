import { COLORS, type Color } from '../game/color.ts';
import { discChanges } from '../game/discChanges.ts';
import { hasPassedFreely, isMatchOver, type Match, outcomeOf, positionOf } from '../game/match.ts';
import { type Position, rulesFor } from '../game/rules.ts';
import { isHuman } from '../game/seat.ts';
import { cornersOf } from '../game/shape.ts';
import type { Ending } from '../look/ceremony/ending.ts';
import type { RowsPlan } from '../look/ceremony/rows.ts';
import { MOTION, type TurnPlan, turnPlan } from '../look/motion.ts';
import type { MatchState } from '../store/matchStore.ts';
import type { Settings } from '../store/settingsStore.ts';
import { FIGURES, type FigureName, type Note, SOUND } from './soundLook.ts';

/** The pitch factor of the nth flip: one step up the scale for each. */
export const stepPitch = (step: number): number => {
  const { scale } = SOUND;
  return (scale[step % scale.length] ?? 1) * 2 ** Math.min(2, Math.floor(step / scale.length));
};

/**
 * A falling disc: its strike, higher for a shorter fall, a softer one after the bounce, and the ticks of a
 * four in a row.
 */
const dropNotes = (
  fall: number,
  { strikes, total }: TurnPlan,
  { position, stretch }: { readonly position: Position; readonly stretch: number },
): readonly Note[] => {
  const pitch = SOUND.dropStep ** (position.shape.height - fall);
  const [first = 0, second = 0] = strikes;
  const strike: Note = { kind: 'moves', voice: 'drop', at: Math.max(0, first - SOUND.knockLead), pitch };
  const bounce: Note = { kind: 'moves', voice: 'bounce', at: second - SOUND.knockLead, pitch };
  const four = rulesFor(position).winningSquares(position).size;
  const gap = stretch > 0 ? MOTION.fourStep * stretch : SOUND.fourGap;
  const ticks = Array.from({ length: four }, (_, step): Note => {
    return { kind: 'ends', voice: 'tick', at: total + (step + 0.5) * gap, pitch: stepPitch(step) };
  });
  return [strike, ...(second > first ? [bounce] : []), ...ticks];
};

interface SoundStyle {
  readonly stretch: number;
  /** How long rays show the lines of a move of this color; 0 if left out. */
  readonly rayTime?: (color: Color) => number;
}

/** The knock of the landing disc and a tick for each flip, in sync with the animation. */
const turnNotes = (
  before: Position,
  after: Position,
  { stretch, rayTime = () => 0 }: SoundStyle,
): readonly Note[] => {
  const changes = discChanges(before, after);
  const { landed } = changes;
  if (landed === undefined) return [];
  const plan = turnPlan(changes, stretch, rayTime(landed.color));
  if (landed.fall > 0) return dropNotes(landed.fall, plan, { position: after, stretch });
  const starts = plan.flips.map(({ delay }) => delay + plan.flip / 2).sort((a, b) => a - b);
  let earliest = plan.landing;
  const ticks = starts.map((start, step): Note => {
    earliest = Math.max(start, earliest + SOUND.leastGap);
    return { kind: 'flips', voice: 'tick', at: earliest, pitch: stepPitch(step) };
  });
  const at = Math.max(0, (plan.strikes[0] ?? 0) - SOUND.knockLead);
  const isCorner = cornersOf(after.shape).has(landed.square);
  const knock: Note = isCorner
    ? { kind: 'corners', voice: 'corner', at, pitch: 1 }
    : { kind: 'moves', voice: 'knock', at, pitch: 1 };
  return [knock, ...ticks];
};

/** A rising tick for each moment when discs land in their rows, and a knock for the last. */
const pouringNotes = ({ discs, decided }: RowsPlan): readonly Note[] => {
  const landings = [...new Set(discs.map(({ landing }) => landing))].sort((a, b) => a - b);
  const ticks = landings.slice(0, -1).map((at, index): Note => {
    return { kind: 'ends', voice: 'tick', at, pitch: SOUND.pouringRise ** (index / landings.length) };
  });
  const hops = discs.flatMap(({ hops: times }) => times);
  const wave = hops.length === 0 ? [] : FIGURES.wave.map(note => ({ ...note, at: decided + note.at }));
  const last: Note = { kind: 'ends', voice: 'corner', at: Math.max(0, decided - SOUND.knockLead), pitch: 1 };
  return [...ticks, last, ...wave];
};

/**
 * The figure for the end of a match from the point of view of the only person; with two people or none it is
 * `won` unless it is a draw.
 */
export const endFigure = (match: Match): FigureName => {
  const { winner } = outcomeOf(match);
  if (winner === 'draw') return 'drawn';
  const people = COLORS.filter(color => isHuman(match.seats, color));
  return people.length === 1 && people[0] !== winner ? 'lost' : 'won';
};

const beginsWith = (after: Match, before: Match): boolean =>
  before.transcript.every((square, ply) => square === after.transcript[ply]);

const isPlay = (before: Match, after: Match): boolean =>
  after.transcript.length === before.transcript.length + 1 && beginsWith(after, before);

/** Compares the moves, since updates from the server create new objects for the same moves. */
const isSameCourse = (before: Match, after: Match): boolean =>
  after.transcript.length === before.transcript.length && beginsWith(after, before);

const matchNotes = (before: MatchState, after: MatchState, style: SoundStyle): readonly Note[] => {
  const [old, now] = [before.match, after.match];
  if (old === undefined || now === undefined || old.id !== now.id || isSameCourse(old, now)) return [];
  if (!isPlay(old, now)) return FIGURES.undone;
  if (hasPassedFreely(now)) return FIGURES.pass;
  return turnNotes(positionOf(old), positionOf(now), style);
};

/** The sound of a change of the match's state; resuming a match is silent. */
export const soundsOf = (
  before: MatchState,
  after: MatchState,
  { ending, ...style }: SoundStyle & { readonly ending?: Ending | undefined },
): readonly Note[] => {
  const turn = matchNotes(before, after, style);
  if (turn.length > 0) return turn;
  const { match } = after;
  if (match === undefined || match.id !== before.match?.id) return [];
  if (after.refused !== undefined && after.refused !== before.refused) return FIGURES.refused;
  const isForced = after.passCard !== undefined && !hasPassedFreely(match);
  if (isForced && after.passCard !== before.passCard) return FIGURES.pass;
  if (after.result === 'coming' && before.result !== 'coming')
    return ending?.type === 'rows' ? pouringNotes(ending.plan) : [];
  if (after.result === 'shown' && before.result !== 'shown' && isMatchOver(match))
    return FIGURES[endFigure(match)];
  return [];
};

/** The notes that the settings allow. Without the corner sound a corner knocks like any other move. */
export const audibleNotes = (notes: readonly Note[], { sounds }: Pick<Settings, 'sounds'>): readonly Note[] =>
  notes
    .map(
      (note): Note =>
        note.kind === 'corners' && !sounds.corners ? { ...note, kind: 'moves', voice: 'knock' } : note,
    )
    .filter(({ kind }) => sounds[kind]);
