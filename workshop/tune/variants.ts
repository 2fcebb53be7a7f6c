import { crossStart, type OthelloPosition, openStart } from '../../src/game/othello/position.ts';
import { below, makeRandom, pick } from '../../src/game/random.ts';
import { parseSize, type Shape } from '../../src/game/shape.ts';
import { solve } from './leastSquares.ts';
import { runTool } from './runTool.ts';
import { type Sample, VariantGames } from './variantGames.ts';

/**
 * Fits the evaluation of other boards than 8 x 8, or of Anti-Othello, to games that it plays against itself:
 * `npx tsx workshop/tune/variants.ts --rules othello|anti`. Prints each round's strength against the previous one, and finally the
 * weights for `assembly/variants/weights.ts`.
 */
const OPTIONS = {
  rules: { placeholder: 'NAME', help: 'othello or anti.' },
  rounds: {
    placeholder: 'N',
    help: 'The number of rounds; each starts with the weights of the previous one.',
  },
  samples: { placeholder: 'N', help: 'Positions per round.' },
  depth: { placeholder: 'N', help: 'Search depth of the players in plies.' },
} as const;

const DEFAULTS = { rounds: 3, samples: 400_000, depth: 4 } as const;
const LIMITS = { rounds: 100, samples: 1_000_000, depth: 12 } as const;
/** Boards listed several times are chosen more often. */
const BOARDS =
  '8x8 8x8 8x8 8x8 8x8 6x6 6x6 6x6 6x6 7x7 7x7 8x6 8x6 7x4 7x4 5x5 5x5 6x5 6x5 8x5 5x8 4x8 6x4 4x6 5x4 3x8 7x8';
const FREE_SHARE = 0.3;
const RANDOM_PLIES = { least: 2, spread: 14 } as const;
const RANDOM_THOUSANDTHS = 60;
const MATCH = { boards: '8x8 6x6 7x4', pairs: 50, randomPlies: 8 } as const;
const HUNDREDTHS = 100;
const STANDARD_SQUARES = 64;
/** Penalty on a weight and on its distance from that of the next phase, as shares of the samples' weight. */
const RIDGE = 0.002;
const LEAST_RIDGE = 30;
const SMOOTHNESS = 0.02;
const LEAST_SMOOTHNESS = 50;
const NEW = 0;
const OLD = 1;

const shapesOf = (sizes: string): readonly Shape[] => sizes.split(' ').flatMap(size => parseSize(size) ?? []);

/** The factor of each weight in a sample: its terms, split between the two nearest phases. */
const factorsOf = ({ terms, empties, squares }: Sample, phases: number): readonly [number, number][] => {
  const place = (empties * (phases - 1)) / squares;
  const phase = Math.min(Math.floor(place), phases - 2);
  const onward = place - phase;
  const at = phase * terms.length;
  return [
    ...[...terms].map((term, index): [number, number] => [at + index, term * (1 - onward)]),
    ...[...terms].map((term, index): [number, number] => [at + terms.length + index, term * onward]),
  ];
};

const add = (rows: number[][], row: number, column: number, amount: number): void => {
  const cells = rows[row] as number[];
  cells[column] = (cells[column] ?? 0) + amount;
};

/** Keeps weights small, and those of neighboring phases close. */
const regularize = (rows: number[][], terms: number): void => {
  const said = rows.map((row, index) => row[index] ?? 0);
  said.forEach((amount, index) => {
    add(rows, index, index, RIDGE * amount + LEAST_RIDGE);
    const next = index + terms;
    if (next >= said.length) return;
    const bond = SMOOTHNESS * Math.max(amount, said[next] ?? 0) + LEAST_SMOOTHNESS;
    add(rows, index, index, bond);
    add(rows, next, next, bond);
    add(rows, index, next, -bond);
    add(rows, next, index, -bond);
  });
};

/** Least squares, with equal weight for positions of all board sizes. */
const fit = (games: VariantGames): readonly number[] => {
  const size = games.phases * games.terms;
  const rows = Array.from({ length: size }, () => new Array<number>(size + 1).fill(0));
  for (let index = 0; index < games.samplesTaken; index++) {
    const sample = games.sampleAt(index);
    const factors = factorsOf(sample, games.phases);
    const importance = STANDARD_SQUARES / sample.squares;
    for (const [row, factor] of factors) {
      for (const [column, other] of factors) add(rows, row, column, importance * factor * other);
      add(rows, row, size, importance * factor * sample.result * HUNDREDTHS);
    }
  }
  regularize(rows, games.terms);
  return solve(rows).map(Math.round);
};

await runTool(OPTIONS, async line => {
  const rules = line.choice('rules', ['othello', 'anti']) ?? 'othello';
  const count = (name: keyof typeof DEFAULTS): number =>
    line.wholeNumber(name, { from: 1, to: LIMITS[name] }) ?? DEFAULTS[name];
  const [rounds, samples, depth] = [count('rounds'), count('samples'), count('depth')];
  const games = await VariantGames.load();
  const random = makeRandom(1);
  const anyStart = (): OthelloPosition => {
    const shape = pick(random, shapesOf(BOARDS));
    return rules === 'othello' && random() < FREE_SHARE ? openStart(shape) : crossStart(shape, rules);
  };
  const learn = (): void => {
    games.makeRoom(samples);
    while (games.samplesTaken < samples) {
      const randomPlies = RANDOM_PLIES.least + below(random, RANDOM_PLIES.spread);
      const plan = { start: anyStart(), seed: below(random, 2 ** 31), sets: { black: NEW, white: NEW } };
      games.play({ ...plan, depth, randomPlies, randomThousandths: RANDOM_THOUSANDTHS });
    }
    const weights = fit(games);
    games.weightsOf(OLD).set(games.weightsOf(NEW));
    games.weightsOf(NEW).set(weights);
  };
  /** Percentage of points the new weights score against the old. */
  const compare = (shape: Shape): number => {
    let points = 0;
    for (let game = 0; game < 2 * MATCH.pairs; game++) {
      const isFirst = game % 2 === 0;
      const sets = isFirst ? { black: NEW, white: OLD } : { black: OLD, white: NEW };
      const plan = { start: crossStart(shape, rules), seed: game >> 1, sets, depth };
      const result = games.play({ ...plan, randomPlies: MATCH.randomPlies, randomThousandths: 0 });
      points += (Math.sign(isFirst ? result : -result) + 1) / 2;
    }
    return (points / (2 * MATCH.pairs)) * HUNDREDTHS;
  };

  games.takeOwnWeights(NEW, rules === 'anti');
  for (let round = 1; round <= rounds; round++) {
    learn();
    const shares = shapesOf(MATCH.boards).map(shape => `${compare(shape).toFixed(0)} %`);
    console.log(`Round ${round} against the one before, on ${MATCH.boards}: ${shares.join(', ')}`);
  }
  const weights = [...games.weightsOf(NEW)];
  for (let phase = 0; phase < games.phases; phase++)
    console.log(`  ${weights.slice(phase * games.terms, (phase + 1) * games.terms).join(', ')},`);
});
