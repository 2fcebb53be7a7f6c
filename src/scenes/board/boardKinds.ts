import type { Rules } from '../../game/rules.ts';
import { UPRIGHT_LOOK } from './uprightLook.ts';

/** What the boards of a game look like. */
interface BoardKind {
  /** Whether it stands upright, a frame with holes in front of its discs; otherwise it lies flat, and discs lie on it. */
  readonly stands: boolean;
  /** Whether lozenges are let into the squares. */
  readonly inlaid: boolean;
  /** The diameter of a disc, as a factor of that on a flat board. */
  readonly disc: number;
}

const FLAT: BoardKind = { stands: false, inlaid: false, disc: 1 };

export const BOARD_KINDS: Readonly<Record<Rules, BoardKind>> = {
  othello: FLAT,
  reversi: FLAT,
  anti: { ...FLAT, inlaid: true },
  connect4: { stands: true, inlaid: false, disc: UPRIGHT_LOOK.disc },
};
