import { readFileSync, writeFileSync } from 'node:fs';
import { CURVES, type Curve, type CurvePoint, chanceBy } from '../../src/study/review/chance.ts';
import { fromRoot } from '../../tools/paths.ts';
import { isTestYear, type Look, readSample, SAMPLES, type Sample } from './plan.ts';

/**
 * Fits the curves of `src/study/review/chance.ts` to the samples of some years and prints them:
 *
 *     npx tsx workshop/chance/fit.ts
 *
 * Measures the curves in `chance.ts` on the games of the other years, and writes the table in `docs/STUDY.md`:
 *
 *     npx tsx workshop/chance/fit.ts --measure
 */
const ROUNDS = 200;
const LEAST_STEP = 1e-4;
const CERTAIN = 1e-6;

const all = readFileSync(SAMPLES, 'utf8').trimEnd().split('\n').map(readSample);
const isProved = ({ look }: Sample): boolean => look === 'proof';

/** The error of a curve's predictions: the mean log loss. */
const errorOf = (curve: Curve, of: readonly Sample[]): number => {
  let sum = 0;
  for (const sample of of) {
    const chance = Math.min(Math.max(chanceBy(curve, sample), CERTAIN), 1 - CERTAIN);
    sum -= sample.points * Math.log(chance) + (1 - sample.points) * Math.log(1 - chance);
  }
  return sum / of.length;
};

interface Kind {
  readonly name: CurveName;
  /** The points, in empty squares. */
  readonly empties: readonly number[];
  readonly isOwn: (sample: Sample) => boolean;
}

type CurveName = keyof typeof CURVES;

/** A proved result with fewer empty squares is certain for the page. */
const LEAST_PROVED = 7;
/** With this many empty squares nothing was proved: there the curve of proved values passes into that of deep searches. */
const MOST_PROVED = 28;
const START_EMPTIES = 60;

const KINDS: readonly Kind[] = [
  { name: 'shallow', empties: [16, 28, 40, 52], isOwn: ({ look }) => look === 'quick' },
  { name: 'deep', empties: [22, 32, 44], isOwn: ({ look }) => look === 'standard' },
  {
    name: 'proved',
    empties: [8, 12, 16, 20],
    isOwn: sample => isProved(sample) && sample.empties >= LEAST_PROVED,
  },
];

/** What is fitted: the scale and the margin of each point, and one turn and one color for all points. */
const curveFrom = (empties: readonly number[], numbers: readonly number[]): Curve => {
  const { length } = empties;
  const [turn = 0, white = 0] = numbers.slice(2 * length);
  const points = empties.map(
    (count, index): CurvePoint => ({
      empties: count,
      scale: Math.exp(numbers[index] ?? 0),
      margin: Math.max(0, numbers[length + index] ?? 0),
      turn,
      white,
    }),
  );
  const last = points.at(-1) as CurvePoint;
  return [...points, { ...last, empties: START_EMPTIES, turn: 0, white: 0 }];
};

/** Coordinate descent: changes each number as long as that helps, by ever smaller steps. */
const fit = ({ empties }: Kind, of: readonly Sample[]): Curve => {
  let numbers: readonly number[] = [...empties.map(() => Math.log(8)), ...empties.map(() => 0.2), 0.1, 0.1];
  const steps = numbers.map(() => 0.1);
  let least = errorOf(curveFrom(empties, numbers), of);
  for (let round = 0; round < ROUNDS && steps.some(step => step > LEAST_STEP); round++)
    for (const [index, step] of steps.entries()) {
      const attempts = [step, -step].map(change =>
        numbers.map((number, at) => (at === index ? number + change : number)),
      );
      const better = attempts
        .map(attempt => ({ attempt, error: errorOf(curveFrom(empties, attempt), of) }))
        .find(({ error }) => error < least);
      steps[index] = better === undefined ? step / 2 : step * 1.3;
      if (better !== undefined) ({ attempt: numbers, error: least } = better);
    }
  return curveFrom(empties, numbers);
};

const short = (number: number): number => Math.round(100 * number) / 100;

const fitAll = (): void => {
  let before: Curve = [];
  for (const kind of KINDS) {
    const samples = all.filter(kind.isOwn);
    const [fitted, held] = [
      samples.filter(({ year }) => !isTestYear(year)),
      samples.filter(({ year }) => isTestYear(year)),
    ];
    const own = fit(kind, fitted);
    const curve =
      kind.name === 'proved'
        ? [...own.slice(0, -1), ...before.filter(({ empties }) => empties >= MOST_PROVED)]
        : own;
    before = curve;
    const rows = curve.map(({ empties, scale, margin, turn, white }) =>
      [empties, scale, margin, turn, white].map(short),
    );
    console.log(kind.name, JSON.stringify(rows));
    console.log(
      `${fitted.length} positions fitted, ${held.length} others: error ${errorOf(curve, held).toFixed(4)}`,
    );
  }
};

const DECILES = 10;
const PERCENT = 100;
const NAMES = { quick: 'shallow', standard: 'deep', proof: 'proved' } as const;
const curveFor = ({ look }: Sample): Curve => CURVES[NAMES[look]];

/** What a group of positions was said to score and what it scored, in percent. */
interface Group {
  readonly count: number;
  readonly said: number;
  readonly scored: number;
}

const groupOf = (of: readonly Sample[]): Group => {
  const mean = (value: (sample: Sample) => number): number =>
    (PERCENT * of.reduce((sum, sample) => sum + value(sample), 0)) / of.length;
  return {
    count: of.length,
    said: mean(sample => chanceBy(curveFor(sample), sample)),
    scored: mean(({ points }) => points),
  };
};

const decileOf = (sample: Sample): number =>
  Math.min(DECILES - 1, Math.floor(DECILES * chanceBy(curveFor(sample), sample)));

/** The mean error over the deciles, by their number of games, and how much of it chance alone would make. */
const meanError = (of: readonly Sample[]): { readonly error: number; readonly noise: number } => {
  let [error, noise] = [0, 0];
  for (let decile = 0; decile < DECILES; decile++) {
    const own = of.filter(sample => decileOf(sample) === decile);
    if (own.length === 0) continue;
    const { said, scored } = groupOf(own);
    const spread = Math.sqrt(
      own.reduce((sum, { points }) => sum + (points - scored / PERCENT) ** 2, 0) / own.length,
    );
    error += (own.length * Math.abs(said - scored)) / of.length;
    noise += (own.length * PERCENT * Math.sqrt(2 / Math.PI) * spread) / Math.sqrt(own.length) / of.length;
  }
  return { error, noise };
};

/** The columns of the table: the values of a quick review, and those of a standard one, which proves late positions. */
const COLUMNS: readonly { readonly look: Look; readonly ply: number }[] = [
  { look: 'quick', ply: 20 },
  { look: 'quick', ply: 21 },
  { look: 'quick', ply: 30 },
  { look: 'quick', ply: 31 },
  { look: 'standard', ply: 20 },
  { look: 'standard', ply: 21 },
  { look: 'standard', ply: 30 },
  { look: 'standard', ply: 31 },
  { look: 'proof', ply: 40 },
  { look: 'proof', ply: 41 },
];

const rowOf = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const measured = (): readonly string[] => {
  const tested = all.filter(({ year }) => isTestYear(year));
  const columns = COLUMNS.map(({ look, ply }) => {
    const color = ply % 2 === 0 ? 'black' : 'white';
    const own = tested.filter(one => one.look === look && one.ply === ply && one.color === color);
    return { look, ply, color, own, total: groupOf(own), ...meanError(own) };
  });
  const decile = (index: number): string =>
    rowOf([
      `${index * DECILES} to ${(index + 1) * DECILES} %`,
      ...columns.map(({ own }) => {
        const within = own.filter(sample => decileOf(sample) === index);
        if (within.length === 0) return '';
        const { said, scored } = groupOf(within);
        return `${said.toFixed(0)} / ${scored.toFixed(0)}`;
      }),
    ]);
  const summary = (name: string, cell: (column: (typeof columns)[number]) => string): string =>
    rowOf([name, ...columns.map(cell)]);
  const SEARCHES = { quick: 'depth 10', standard: 'depth 18', proof: 'proved' } as const;
  return [
    rowOf(['moves played', ...columns.map(({ ply }) => ply)]),
    rowOf(['---', ...columns.map(() => '---')]),
    summary('to move', ({ color }) => color),
    summary('value by', ({ look }) => SEARCHES[look]),
    ...Array.from({ length: DECILES }, (_, index) => decile(index)),
    summary('all games', ({ total }) => `${total.said.toFixed(1)} / ${total.scored.toFixed(1)}`),
    summary('mean error', ({ error }) => error.toFixed(1)),
    summary('of which noise', ({ noise }) => noise.toFixed(1)),
    summary('games', ({ own }) => String(own.length)),
  ];
};

const STUDY = fromRoot('docs', 'STUDY.md');
const [BEGIN, END] = [
  '<!-- chances: written by workshop/chance/fit.ts -->',
  '<!-- end of chances -->',
] as const;

const writeTable = (): void => {
  const text = readFileSync(STUDY, 'utf8');
  const [before = '', rest = ''] = text.split(BEGIN);
  const [, after = ''] = rest.split(END);
  writeFileSync(STUDY, `${before}${BEGIN}\n${measured().join('\n')}\n${END}${after}`);
};

if (process.argv.includes('--measure')) {
  writeTable();
  console.log(measured().join('\n'));
} else fitAll();
