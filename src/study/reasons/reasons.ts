import type { Rules } from '../../game/position.ts';
import { toExplain } from '../review/answers.ts';
import { findStrongAnswer, findStrongAnswers, findTaken } from './answers.ts';
import type { Compared, Finder } from './compared.ts';
import { findBesideCorner, findLostCorner, findMissedCorner } from './corners.ts';
import { findEdgeBroken, findHeldEdge, findWipeout } from './discs.ts';
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
import { findEdge, findLetIn, findTempo, findWedge } from './replies.ts';
import { LINE } from './results.ts';

/** The most telling first. */
const FINDERS: readonly Finder[] = [
  findWipeout,
  findLostCorner,
  findBesideCorner,
  findMissedCorner,
  findWedge,
  findEdgeBroken,
  findNoSafeMove,
  findMissedShortage,
  findPass,
  findMissedPass,
  findEdge,
  findLetIn,
  findParity,
  findTempo,
  findTaken,
  findSafeMoves,
  findCorners,
  findHeldEdge,
  findStable,
  findLastMove,
  findWall,
  findFewLeft,
  findOpenedSeveral,
  findOpens,
  findQuiet,
  findTakenAway,
  findMobility,
  findRoom,
  findStrongAnswer,
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
    findTaken,
    findStrongAnswer,
    findMobility,
    findRoom,
    findStrongAnswers,
  ],
  connect4: [],
};

/** The first reason that holds and explains enough. */
export const reasonFor = (compared: Compared): Reason => {
  for (const find of FINDERS_OF[compared.before.rules]) {
    const found = find(compared).find(({ worth }) => worth >= toExplain(compared.loss));
    if (found !== undefined) return found.reason;
  }
  return LINE;
};
