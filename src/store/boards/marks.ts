import { UPRIGHT_LOOK } from '../../board/boardKinds.ts';
import { MARK_LOOK, OVERLAY_LOOK } from '../../board/markLook.ts';
import type { MarkName } from '../../board/markShapes.ts';
import type { Color } from '../../game/color.ts';
import { columnOf, rowOf, type Square } from '../../game/square.ts';
import { groundAt } from '../../look/colors.ts';
import type { OverlayMark } from '../study/analyses.ts';
import type { BoardPicture, SidedSquare } from './boardPicture.ts';

/** The groups of marks below the discs and above them, in drawing order. */
export const LOWER_GROUPS = [
  'centre',
  'attended',
  'gained',
  'good',
  'hint',
  'legal',
  'landing',
  'under',
] as const;
export const UPPER_GROUPS = [
  'next',
  'ghost',
  'held',
  'outlined',
  'turning',
  'earlier',
  'last',
  'won',
  'over',
  'foreseen',
] as const;
export type GroupName = (typeof LOWER_GROUPS)[number] | (typeof UPPER_GROUPS)[number];

export interface Mark {
  readonly square: Square;
  readonly texture: MarkName | `disc-${Color}`;
  /** On its square; on the disc there, slightly higher; or above the column and the frame. */
  readonly at: 'square' | 'disc' | 'head';
}

export interface MarkGroup {
  readonly marks: readonly Mark[];
  readonly alpha: number;
  /** The animation that must end first: the whole move, the landing of its disc, or none. */
  readonly after: 'turn' | 'landing' | 'nothing';
  /** Whether its marks light up one after another. */
  readonly isSerial?: boolean;
}

type SidedName = 'disc' | 'turning' | 'outline' | 'last' | 'earlier' | 'landing' | 'won';

const sided = (name: SidedName, squares: readonly SidedSquare[], at: Mark['at']): readonly Mark[] =>
  squares.map(({ square, color }) => ({ square, texture: `${name}-${color}`, at }));

/** Marks of legal moves, each in a color that fits its square. */
const legalMarks = (name: 'legal' | 'quiet', squares: readonly SidedSquare[]): readonly Mark[] =>
  squares.map(({ square, color }) => ({
    square,
    texture: `${name}-${color}-${groundAt(columnOf(square), rowOf(square))}`,
    at: 'square',
  }));

const plain = (texture: MarkName, squares: readonly Square[]): readonly Mark[] =>
  squares.map(square => ({ square, texture, at: 'square' }));

/** Overlay marks drawn on empty squares; the others surround discs. */
const UNDER: readonly OverlayMark['kind'][] = ['mobility', 'opened', 'odd', 'even'];

const overlayMarks = (overlay: readonly OverlayMark[], isUnder: boolean): readonly Mark[] =>
  overlay
    .filter(({ kind }) => UNDER.includes(kind) === isUnder)
    .map(mark => ({
      square: mark.square,
      texture: 'color' in mark ? (`${mark.kind}-${mark.color}` as const) : mark.kind,
      at: mark.kind === 'frontier' ? 'disc' : 'square',
    }));

const some = <T>(value: T | undefined): readonly T[] => (value === undefined ? [] : [value]);

/**
 * The marks of a picture. A previewed disc replaces the dot on its square, and the pointer's outline replaces that of an open
 * center square.
 */
export const marksOf = (picture: BoardPicture): Readonly<Record<GroupName, MarkGroup>> => {
  const { legal, ghost, next, quiet, attended, hint, turning, outlined, lastMoves, landing, centre } =
    picture;
  const [last, ...earlier] = lastMoves;
  const dots = legal.filter(({ square }) => square !== ghost?.square && square !== next?.square);
  const good = picture.good.filter(square => square !== hint);
  const open = centre.filter(square => square !== attended);
  return {
    centre: { marks: plain('centre', open), alpha: 1, after: 'turn' },
    attended: { marks: plain('attended', some(attended)), alpha: 1, after: 'nothing' },
    gained: {
      marks: plain(
        'gained',
        turning.map(({ square }) => square),
      ),
      alpha: 1,
      after: 'nothing',
    },
    good: { marks: plain('good', good), alpha: MARK_LOOK.good.alpha, after: 'nothing' },
    hint: { marks: plain('hint', some(hint)), alpha: 1, after: 'nothing' },
    legal: { marks: legalMarks(quiet ? 'quiet' : 'legal', dots), alpha: 1, after: 'turn' },
    landing: { marks: sided('landing', some(landing), 'square'), alpha: 1, after: 'turn' },
    next: { marks: sided('disc', some(next), 'square'), alpha: MARK_LOOK.nextAlpha, after: 'turn' },
    ghost: { marks: sided('disc', some(ghost), 'square'), alpha: MARK_LOOK.ghostAlpha, after: 'nothing' },
    held: { marks: sided('disc', some(landing), 'head'), alpha: UPRIGHT_LOOK.held.alpha, after: 'turn' },
    outlined: { marks: sided('outline', outlined, 'disc'), alpha: 1, after: 'turn' },
    turning: { marks: sided('turning', turning, 'disc'), alpha: 1, after: 'nothing' },
    earlier: { marks: sided('earlier', earlier, 'disc'), alpha: 1, after: 'landing' },
    last: { marks: sided('last', some(last), 'disc'), alpha: 1, after: 'landing' },
    under: { marks: overlayMarks(picture.overlay, true), alpha: 1, after: 'turn' },
    over: { marks: overlayMarks(picture.overlay, false), alpha: 1, after: 'turn' },
    foreseen: {
      marks: sided('disc', picture.foreseen, 'disc'),
      alpha: OVERLAY_LOOK.foreseenAlpha,
      after: 'nothing',
    },
    won: { marks: sided('won', picture.won, 'disc'), alpha: 1, after: 'turn', isSerial: true },
  };
};

/** Whether two groups show the same marks, ignoring opacity. */
export const isSameGroup = (a: MarkGroup | undefined, b: MarkGroup): boolean =>
  a !== undefined &&
  a.marks.length === b.marks.length &&
  a.marks.every(({ square, texture }, index) => {
    const other = b.marks[index];
    return other?.square === square && other.texture === texture;
  });
