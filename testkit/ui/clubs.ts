import { STANDARD_SETUP } from '../../src/game/games.ts';
import { parseSquare } from '../../src/game/square.ts';
import { parseTranscript } from '../../src/game/transcript.ts';
import type { ClubGames, ClubState, ShownQuestion, Slide } from '../../src/net/contract/club.ts';

/** A position with a mark and an arrow. */
export const SLIDE: Slide = {
  setup: STANDARD_SETUP,
  transcript: parseTranscript('f5') ?? [],
  text: 'Where?',
  drawn: [{ from: parseSquare('a1') }, { from: parseSquare('c4'), to: parseSquare('f5') }],
};

/** A club of three as one of them sees it, before anything is shown. */
export const CLUB: ClubState = {
  word: 'OWLS',
  you: 1,
  host: { name: 'Grey', isHere: true },
  members: [
    { id: 1, name: 'Eva', presence: 'here' },
    { id: 2, name: 'Ben', presence: 'away' },
    { id: 3, name: 'Kim', presence: 'here' },
  ],
};

export const QUESTION: ShownQuestion = { number: 1, isOpen: true, answered: 0 };

/** A tournament after its last round. */
export const ROUND: ClubGames = {
  ...{ system: 'swiss', round: 4, rounds: 3, setup: STANDARD_SETUP, clock: { kind: 'none' } },
  ...{ isOver: false, resting: [3], withdrawn: [2] },
  boards: [
    { number: 1, black: 1, white: 2, code: 'OWN', moves: 'f5' },
    { number: 2, black: 4, white: 5, code: 'SEEN', moves: 'f5d6', winner: 'draw', by: 'play' },
    { number: 3, black: 5, white: 4, moves: '' },
  ],
  standings: [1, 2, 4].map(member => ({ member, points: 2, played: 2, opposition: 1, discs: 0 })),
};
