import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { SearchMethod } from '../../src/engine/searchRequest.ts';
import { makeSearchTask } from '../../src/engine/searchTask.ts';
import { WasmEngine } from '../../src/engine/wasmEngine.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';
import { BENCH_DEPTH, benchPositions } from '../../testkit/engine/benchNumbers.ts';
import { openGames } from '../../testkit/engine/tournamentPositions.ts';
import { compileChanged, type SourceChange } from '../build/buildEngine.ts';
import { fromRoot } from '../paths.ts';

const FOLDER = 'assembly/flipside';
const WEIGHTS = fromRoot('public', 'assets', 'flipside.weights');
const GAMES = fromRoot('data', 'wthor-sample.txt.gz');
const ENDINGS = 40;
const ENDING_EMPTIES = 18;

/** Where a search technique is measured: at some depth in the middle of the game, or in the endgame. */
type Stage = 'plies' | 'end';

/** A technique of the search, and the source changes that switch it off. */
interface Step {
  readonly name: string;
  readonly stages: readonly Stage[];
  readonly off: readonly (readonly [file: string, from: string, to: string])[];
}

const NEVER = 'if (false) {';
const never = (file: string, condition: string): Step['off'][number] => [file, condition, NEVER];
const STABILITY = 'if (mayStabilityCut(opponent, alpha, empties)) {';
const stabilityAt = (empties: number): string => `if (mayStabilityCut(opponent, alpha, ${empties})) {`;
const SMALL_BOUNDS = [
  ['if (lower > alpha) return lower;', ''],
  ['if (upper <= alpha) return upper;', ''],
] as const;

const STEPS: readonly Step[] = [
  {
    name: 'bounds of the transposition table, in the middle game',
    stages: ['plies', 'end'],
    off: [never('midgame', 'if (data != NO_DATA && isAsGood(data, depth, selectivity)) {')],
  },
  {
    name: 'stability cutoff, in the middle game',
    stages: ['plies', 'end'],
    off: [never('midgame', STABILITY)],
  },
  {
    name: 'multi-ProbCut',
    stages: ['plies', 'end'],
    off: [never('midgame', 'if (selectivity != 0 && depth >= leastProbed && beta - alpha == 1) {')],
  },
  {
    name: 'enhanced transposition cutoff, in the middle game',
    stages: ['plies', 'end'],
    off: [never('midgame', 'if (depth >= MIN_ETC_DEPTH) {')],
  },
  {
    name: 'the estimate in the order of moves',
    stages: ['plies', 'end'],
    off: [
      ['ordering', 'ORDER_EVALUATION_VALUE * ', '0 * '],
      ['ordering', 'END_ESTIMATE_VALUE * ', '0 * '],
    ],
  },
  {
    name: 'null windows (and so multi-ProbCut)',
    stages: ['plies', 'end'],
    off: [never('midgame', 'if (!fullWindow) {')],
  },
  {
    name: 'stability cutoff with 12 and 13 empty squares',
    stages: ['end'],
    off: [never('endgame', STABILITY)],
  },
  {
    name: 'the same with fewer',
    stages: ['end'],
    off: [
      never('nearEnd', STABILITY),
      never('parityEnd', stabilityAt(6)),
      never('parityEnd', stabilityAt(5)),
      never('lastEmpties', stabilityAt(4)),
    ],
  },
  {
    name: 'bounds of the table with 12 and 13 empty squares',
    stages: ['end'],
    off: [never('endgame', 'if (data != NO_DATA && isAsGood(data, empties, EXACT)) {')],
  },
  {
    name: 'bounds of the small table',
    stages: ['end'],
    off: ['nearEnd', 'parityEnd'].flatMap(file =>
      SMALL_BOUNDS.map(([from, to]) => [file, from, to] as const),
    ),
  },
  {
    name: 'enhanced transposition cutoff with 12 and 13 empty squares',
    stages: ['end'],
    off: [never('endgame', 'if (empties >= CHILD_CUT_EMPTIES) {')],
  },
  {
    name: 'the same with fewer',
    stages: ['end'],
    off: [never('nearEnd', 'if (empties >= NEAR_CHILD_CUT_EMPTIES) {')],
  },
  {
    name: 'order of moves with 12 and 13 empty squares',
    stages: ['end'],
    off: [
      ['endgame', 'rankByReplies(list, end, player, opponent, bestOf(data), secondOf(data));', ''],
      ['endgame', 'bringBest(move, end);', ''],
    ],
  },
];

interface Sample {
  readonly positions: readonly OthelloPosition[];
  readonly method: SearchMethod;
}

const samples = (): Readonly<Record<Stage, Sample>> => ({
  plies: {
    positions: benchPositions,
    method: { by: 'flipside', limit: { type: 'depth', depth: BENCH_DEPTH, endgame: 0 } },
  },
  end: {
    positions: openGames(GAMES)(ENDING_EMPTIES, ENDINGS, 0),
    method: { by: 'flipside', limit: { type: 'solve', goal: 'score', fresh: true } },
  },
});

const changesOf = ({ off }: Step): readonly SourceChange[] =>
  off.map(([file, from, to]) => ({ file: join(FOLDER, `${file}.ts`), from, to }));

/** All source changes of the measurements. */
export const STEP_CHANGES: readonly SourceChange[] = STEPS.flatMap(changesOf);

/** The positions that an engine visits in total. */
const effortOf = (engine: WasmEngine, { positions, method }: Sample): number =>
  positions
    .map(position => engine.search(makeSearchTask({ position, method }), () => {}).nodes ?? 0)
    .reduce((sum, nodes) => sum + nodes, 0);

const openChanged = async (changes: readonly SourceChange[]): Promise<WasmEngine> => {
  const module = await WebAssembly.compile(await compileChanged(changes));
  const host = { now: () => 0, shouldStop: () => false };
  return new WasmEngine(module, host, new Uint8Array(gunzipSync(readFileSync(WEIGHTS))));
};

/** The worth of a technique: the factor by which the visited positions grow without it. */
export interface StepWorth {
  readonly name: string;
  readonly plies: number | undefined;
  readonly end: number | undefined;
}

/** Compiles the engine without each technique and counts the visited positions, which takes some minutes. */
export const measureSteps = async (): Promise<readonly StepWorth[]> => {
  const sets = samples();
  const whole = await openChanged([]);
  const efforts: Readonly<Record<Stage, number>> = {
    plies: effortOf(whole, sets.plies),
    end: effortOf(whole, sets.end),
  };
  const worths: StepWorth[] = [];
  for (const step of STEPS) {
    const engine = await openChanged(changesOf(step));
    const worthAt = (stage: Stage): number | undefined =>
      step.stages.includes(stage) ? effortOf(engine, sets[stage]) / efforts[stage] : undefined;
    worths.push({ name: step.name, plies: worthAt('plies'), end: worthAt('end') });
  }
  return worths;
};
