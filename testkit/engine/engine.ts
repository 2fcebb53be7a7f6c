import { loadEngineProgram, readWeights } from '../../cli/engine/engineFiles.ts';
import type { SearchMethod, SearchResult } from '../../src/engine/searchRequest.ts';
import { makeSearchTask } from '../../src/engine/searchTask.ts';
import { WasmEngine } from '../../src/engine/wasmEngine.ts';
import { opposite } from '../../src/game/color.ts';
import type { PassRule, PerftCount } from '../../src/game/othello/perft.ts';
import { OTHELLO_RULES, type OthelloPosition } from '../../src/game/othello/position.ts';
import type { Position } from '../../src/game/position.ts';
import { CHARACTERS, type Character } from '../../src/game/seat.ts';
import type { Square } from '../../src/game/square.ts';
import { SquareSet } from '../../src/game/squareSet.ts';

interface RulesExports {
  setPosition(...halves: number[]): void;
  findMoves(): void;
  findFlips(square: number): void;
  answerLo(): number;
  answerHi(): number;
  estimateMinimax(): number;
  estimateBitboard(): number;
  estimateCharacter(character: number): number;
  characterTerm(character: number, term: number): number;
  perft(depth: number, pliesPerPass: number): number;
  perftEnded(): number;
}

/** The opponents with a published search. */
export type PlainMethod = 'minimax' | 'bitboard';

/** The clock is frozen, so that results do not depend on time. */
const timelessHost = { now: () => 0, shouldStop: () => false };

const program = await loadEngineProgram();
const rules = new WebAssembly.Instance(program, { host: timelessHost }).exports as unknown as RulesExports;
const engine = new WasmEngine(program, timelessHost, await readWeights());

const setPosition = (position: OthelloPosition): void => {
  const { shape, discs, turn } = position;
  const own = discs[turn];
  const other = discs[opposite(turn)];
  const number = OTHELLO_RULES.indexOf(position.rules);
  rules.setPosition(own.lo, own.hi, other.lo, other.hi, shape.squares.lo, shape.squares.hi, number);
};

const answer = (): SquareSet => new SquareSet(rules.answerLo(), rules.answerHi());

export const engineMoves = (position: OthelloPosition): SquareSet => {
  setPosition(position);
  rules.findMoves();
  return answer();
};

export const engineFlips = (position: OthelloPosition, square: Square): SquareSet => {
  setPosition(position);
  rules.findFlips(square);
  return answer();
};

export const enginePerft = (position: OthelloPosition, depth: number, passes: PassRule): PerftCount => {
  setPosition(position);
  const nodes = rules.perft(depth, passes === 'skip' ? 0 : 1);
  return { nodes, ended: rules.perftEnded() };
};

export const engineEstimate = (position: OthelloPosition, by: PlainMethod): number => {
  setPosition(position);
  return by === 'minimax' ? rules.estimateMinimax() : rules.estimateBitboard();
};

/** A character's evaluation of a position with itself to move. */
export const characterEstimate = (position: OthelloPosition, character: Character): number => {
  setPosition(position);
  return rules.estimateCharacter(CHARACTERS.indexOf(character));
};

/** A number of the engine's table of characters. */
export const characterTerm = (row: number, column: number): number => rules.characterTerm(row, column);

export const engineSearch = (
  position: Position,
  method: SearchMethod,
  report: (result: SearchResult) => void = () => {},
): SearchResult => engine.search(makeSearchTask({ position, method }), report);
