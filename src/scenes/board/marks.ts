import type { Square } from '../../game/square.ts';
import type { KitName } from './BoardKit.ts';
import { DISC_LOOK, MARK_LOOK } from './boardLook.ts';
import type { BoardPicture, SidedSquare } from './boardPicture.ts';

/** What is laid on the board below the discs and on top of them, in this order. */
export const LOWER_GROUPS = ['attended', 'hint', 'legal'] as const;
export const UPPER_GROUPS = ['ghost', 'outlined', 'turning', 'last'] as const;
export type GroupName = (typeof LOWER_GROUPS)[number] | (typeof UPPER_GROUPS)[number];

export interface Mark {
  readonly square: Square;
  readonly texture: KitName;
  /** Whether it lies on a disc, whose face is a little higher than its square. */
  readonly onDisc: boolean;
}

export interface MarkGroup {
  readonly marks: readonly Mark[];
  readonly alpha: number;
  /** What has to be shown first: the whole turn, the landing of its disc, or nothing. */
  readonly after: 'turn' | 'landing' | 'nothing';
}

type SidedName = 'legal' | 'disc' | 'turning' | 'outline' | 'last';

const sided = (name: SidedName, squares: readonly SidedSquare[]): readonly Mark[] =>
  squares.map(({ square, color }) => ({
    square,
    texture: `${name}-${color}`,
    onDisc: name !== 'legal' && name !== 'disc',
  }));

const plain = (texture: KitName, square: Square | undefined): readonly Mark[] =>
  square === undefined ? [] : [{ square, texture, onDisc: false }];

const some = <T>(value: T | undefined): readonly T[] => (value === undefined ? [] : [value]);

/** The marks of a picture. The dot under a ghost gives way to it. */
export const marksOf = (picture: BoardPicture): Readonly<Record<GroupName, MarkGroup>> => {
  const { legal, ghost, quiet, attended, hint, turning, outlined, lastMove } = picture;
  const dots = legal.filter(({ square }) => square !== ghost?.square);
  return {
    attended: { marks: plain('attended', attended), alpha: 1, after: 'nothing' },
    hint: { marks: plain('hint', hint), alpha: 1, after: 'nothing' },
    legal: { marks: sided('legal', dots), alpha: quiet ? MARK_LOOK.legal.quiet : 1, after: 'turn' },
    ghost: { marks: sided('disc', some(ghost)), alpha: DISC_LOOK.ghostAlpha, after: 'nothing' },
    outlined: { marks: sided('outline', outlined), alpha: 1, after: 'turn' },
    turning: { marks: sided('turning', turning), alpha: 1, after: 'nothing' },
    last: { marks: sided('last', some(lastMove)), alpha: 1, after: 'landing' },
  };
};
