import type { Rules } from '../../game/position.ts';
import { findStrongAnswer, findStrongAnswers } from './answers.ts';
import type { Compared, Finder } from './compared.ts';
import { findLostCorner, findMissedCorner } from './corners.ts';
import { findHeld, findHeldEdge, findWipeout } from './discs.ts';
import {
  findCorners,
  findLastMove,
  findMissedShortage,
  findNoSafeMove,
  findStable,
  findWall,
} from './longRun.ts';
import { findMissedPass, findMobility, findParity, findPass, findRoom, findSafeMoves } from './moves.ts';
import type { Reason } from './reason.ts';
import { findFewLeft, findOpenedSeveral, findOpens, findQuiet, findTakenAway } from './replied.ts';
import { findEdge, findTempo, findWedge } from './replies.ts';
import { LINE } from './results.ts';

/** A reason must explain at least this share of the loss. */
const EXPLAINED = 0.5;

/** The most telling first. */
export const FINDERS: readonly Finder[] = [
  findWipeout,
  findLostCorner,
  findMissedCorner,
  findWedge,
  findNoSafeMove,
  findMissedShortage,
  findPass,
  findMissedPass,
  findEdge,
  findParity,
  findTempo,
  findSafeMoves,
  findCorners,
  findHeldEdge,
  findStable,
  findLastMove,
  findFewLeft,
  findOpenedSeveral,
  findOpens,
  findQuiet,
  findTakenAway,
  findMobility,
  findWall,
  findRoom,
  findStrongAnswer,
  findHeld,
  findStrongAnswers,
];

/** In Anti-Othello corners, edges and stable discs are no advantage. */
const FINDERS_OF: Readonly<Record<Rules, readonly Finder[]>> = {
  othello: FINDERS,
  reversi: FINDERS,
  anti: [
    findHeldEdge,
    findFewLeft,
    findQuiet,
    findStrongAnswer,
    findMobility,
    findRoom,
    findHeld,
    findStrongAnswers,
  ],
  connect4: [],
};

/** The first reason that holds and explains enough. */
export const reasonFor = (compared: Compared): Reason => {
  for (const find of FINDERS_OF[compared.before.rules]) {
    const found = find(compared).find(({ worth }) => worth >= EXPLAINED * compared.loss);
    if (found !== undefined) return found.reason;
  }
  return LINE;
};
