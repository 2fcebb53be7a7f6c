import { CONNECT4_SHAPE } from '../../../src/game/connect4/position.ts';
import { type Setup, STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import { flippedBy, legalMoves, type Position, play } from '../../../src/game/position.ts';
import { makeRandom } from '../../../src/game/random.ts';
import { cornersOf } from '../../../src/game/shape.ts';
import type { Square } from '../../../src/game/square.ts';
import { readMoves, type Transcript } from '../../../src/game/transcript.ts';
import { FIGURES, type FigureName, type Note } from '../../../src/sound/soundLook.ts';
import { soundsOf } from '../../../src/sound/soundPlan.ts';
import { type MatchState, NO_MATCH } from '../../../src/store/matchStore.ts';

export interface NamedSound {
  readonly name: string;
  readonly notes: readonly Note[];
}

type Moves = Transcript;

const OTHELLO = STANDARD_SETUP;
const CONNECT4: Setup = { ...STANDARD_SETUP, game: 'connect4', shape: CONNECT4_SHAPE };

/** Whether a move is of the wanted kind. */
type Sought = (before: Position, square: Square) => boolean;

const turning =
  (count: number): Sought =>
  (before, square) =>
    before.rules !== 'connect4' && flippedBy(before, square).size === count;

/** Random moves until one is of the wanted kind. */
const drawnMoves = (seed: number, isSought: Sought): Moves | undefined => {
  const random = makeRandom(seed);
  const moves: Square[] = [];
  let position = startOf(OTHELLO);
  for (;;) {
    const legal = [...legalMoves(position)];
    const found = legal.find(square => isSought(position, square));
    if (found !== undefined) return [...moves, found];
    const square = legal[Math.floor(random() * legal.length)];
    if (square === undefined) return undefined;
    moves.push(square);
    const next = play(position, square);
    if (next === undefined) return undefined;
    position = next;
  }
};

const SEEDS = 4000;

const gameWith = (isSought: Sought): Moves => {
  for (let seed = 1; seed < SEEDS; seed++) {
    const moves = drawnMoves(seed, isSought);
    if (moves !== undefined) return moves;
  }
  throw new Error('no game has such a move');
};

const columnsOf = (text: string): Moves => readMoves(startOf(CONNECT4), text) ?? [];

const lastMove = (setup: Setup, moves: Moves): readonly Note[] => {
  const seats = { black: { type: 'human' }, white: { type: 'human' } } as const;
  const stateOf = (transcript: Moves): MatchState => ({
    ...NO_MATCH,
    match: { id: 'heard', setup, seats, transcript, given: 0, undone: [], seed: 0 },
  });
  return soundsOf(stateOf(moves.slice(0, -1)), stateOf(moves), { stretch: 1 });
};

/** Moves with one, five and eleven flips, into a corner, and down a column. */
const moveSounds = (): readonly NamedSound[] => {
  const corners = cornersOf(OTHELLO.shape);
  const sought: Readonly<Record<string, Sought>> = {
    'one flip': turning(1),
    'five flips': turning(5),
    'eleven flips': turning(11),
    'a corner': (_, square) => corners.has(square),
  };
  return [
    ...Object.entries(sought).map(([name, is]) => ({ name, notes: lastMove(OTHELLO, gameWith(is)) })),
    { name: 'a falling disc', notes: lastMove(CONNECT4, columnsOf('4')) },
    { name: 'a disc on five', notes: lastMove(CONNECT4, columnsOf('444444')) },
  ];
};

/** Every sound of the page except the count and wave of a whole board, which consists of the same strikes. */
export const everySound = (): readonly NamedSound[] => [
  ...moveSounds(),
  ...(Object.keys(FIGURES) as FigureName[])
    .filter(name => name !== 'wave')
    .map(name => ({ name, notes: FIGURES[name] })),
];
