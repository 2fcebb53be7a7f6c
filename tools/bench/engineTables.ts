import { readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../paths.ts';
import { type Solution, solveTen, sumOf, timesPerft } from './benchEndgame.ts';
import { measureEngine } from './benchEngine.ts';
import { measureSteps } from './benchSteps.ts';
import { measureThreads } from './benchThreads.ts';
import { withTable } from './documentTable.ts';
import { inMillions, type Measurement } from './measurement.ts';

/** The tables of `docs/ENGINE.md` that `npm run bench -- engine` updates, each between two comments with its name. */
const DOCUMENT = fromRoot('docs', 'ENGINE.md');
const LAST_OF_FIVE = 44;
const MUST_AND_AIM = { five: '(must 50, aim 35)', ten: '(must 300, aim 220)' };

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const tableOf = (head: readonly string[], rows: readonly string[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n');

const signed = (score: number): string => (score > 0 ? `+${score}` : `${score}`);

const rowOf = ({ number, empties, best, score, nodes, seconds, perftSeconds }: Solution): string =>
  row(
    `#${number} (${empties} empty)`,
    best,
    signed(score),
    inMillions(nodes),
    (seconds / perftSeconds).toFixed(0),
  );

const totalOf = (name: string, solutions: readonly Solution[], asked: string): string =>
  row(
    `**${name}**`,
    '',
    '',
    `**${inMillions(sumOf(solutions, ({ nodes }) => nodes))}**`,
    `**${timesPerft(solutions).toFixed(0)}** ${asked}`,
  );

const endgameTable = (ten: readonly Solution[]): string => {
  const [five, rest] = [
    ten.filter(({ number }) => number <= LAST_OF_FIVE),
    ten.filter(({ number }) => number > LAST_OF_FIVE),
  ];
  return tableOf(
    ['', 'best move', 'score', 'million positions', 'times perft 10'],
    [
      ...five.map(rowOf),
      totalOf('#40-#44', five, MUST_AND_AIM.five),
      ...rest.map(rowOf),
      totalOf('#40-#49', ten, MUST_AND_AIM.ten),
    ],
  );
};

const speedTable = (measurements: readonly Measurement[]): string =>
  tableOf(
    ['', '', ''],
    measurements.map(({ name, value, unit }) => row(name, value, unit)),
  );

/** Measures how much faster several threads solve endgames. */
export const measureSpeedUps = async (): Promise<readonly Measurement[]> => {
  const worths = await measureThreads();
  const [one] = worths;
  if (one === undefined) return [];
  return worths.map(({ threads, milliseconds, nodes }) => ({
    name: `${threads} threads`,
    value: (one.milliseconds / milliseconds).toFixed(1),
    unit: `times as fast, ${(nodes / one.nodes).toFixed(2)} times the positions`,
  }));
};

/** Measures each technique of the search by the factor by which visited positions grow without it. */
export const measureTechniques = async (): Promise<readonly Measurement[]> =>
  (await measureSteps()).flatMap(({ name, plies, end }) => [
    ...measured(name, plies, 'ten plies deep'),
    ...measured(name, end, 'with 18 empty squares'),
  ]);

const measured = (name: string, factor: number | undefined, where: string): readonly Measurement[] =>
  factor === undefined
    ? []
    : [{ name: `without ${name}`, value: factor.toFixed(3), unit: `times the positions ${where}` }];

/** Measures the engine by processor time, which takes a few minutes, and updates the tables. */
export const writeEngineTables = async (): Promise<readonly Measurement[]> => {
  const speed = await measureEngine();
  const ten = await solveTen();
  const text = withTable(readFileSync(DOCUMENT, 'utf8'), 'speed', speedTable(speed));
  writeFileSync(DOCUMENT, withTable(text, 'endgame', endgameTable(ten)));
  return [...speed, { name: 'tables', value: 'written', unit: 'docs/ENGINE.md' }];
};
