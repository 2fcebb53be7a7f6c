import process from 'node:process';
import { buildPage } from '../build/buildPage.ts';
import { isPageBuilt } from '../build/freshness.ts';
import { measureAnalysisOnPage } from './benchAnalysis.ts';
import { measureConnect4, measureConnect4Start } from './benchConnect4.ts';
import { measureEndgame } from './benchEndgame.ts';
import { measureEngine } from './benchEngine.ts';
import { measureLibrary } from './benchLibrary.ts';
import { measurePage } from './benchPage.ts';
import { measurePhone } from './benchPhone.ts';
import { measureReplies } from './benchReply.ts';
import { measureSounds } from './benchSounds.ts';
import { measureStudy } from './benchStudy.ts';
import { measureSpeedUps, measureTechniques, writeEngineTables } from './engineTables.ts';
import { type Measurement, makeTable } from './measurement.ts';

const measureBuiltPage = async (): Promise<readonly Measurement[]> => {
  if (!isPageBuilt()) await buildPage();
  return [...(await measurePage()), ...(await measureReplies())];
};

const measureAnalysis = async (): Promise<readonly Measurement[]> => {
  if (!isPageBuilt()) await buildPage();
  return measureAnalysisOnPage();
};

const measureAll = async (): Promise<readonly Measurement[]> => {
  return [
    ...(await measureEngine()),
    ...(await measureEndgame()),
    ...(await measureConnect4()),
    ...(await measureBuiltPage()),
  ];
};

const measureOnPhone = async (): Promise<readonly Measurement[]> => {
  if (!isPageBuilt()) await buildPage();
  return measurePhone();
};

const measureGames = async (): Promise<readonly Measurement[]> => {
  if (!isPageBuilt()) await buildPage();
  return measureLibrary();
};

/**
 * Without an argument: benchmarks of page and engine. `engine` updates the tables of docs/ENGINE.md;
 * `threads` measures speed-ups, and `steps` each technique of the search; `phone` measures visits with a slow
 * phone and a large import; `library` stores and searches a hundred thousand games; `study` measures reviews
 * and analyses; `analysis` the analysis in the built page; `sounds` every sound; `--page` only the page;
 * `--connect4` only Connect Four; `--connect4-start` solves it from the start, which takes minutes.
 */
const measure = (): Promise<readonly Measurement[]> => {
  if (process.argv.includes('sounds')) return measureSounds();
  if (process.argv.includes('engine')) return writeEngineTables();
  if (process.argv.includes('threads')) return measureSpeedUps();
  if (process.argv.includes('steps')) return measureTechniques();
  if (process.argv.includes('study')) return measureStudy();
  if (process.argv.includes('phone')) return measureOnPhone();
  if (process.argv.includes('library')) return measureGames();
  if (process.argv.includes('analysis')) return measureAnalysis();
  if (process.argv.includes('--connect4-start')) return measureConnect4Start();
  if (process.argv.includes('--page')) return measureBuiltPage();
  return process.argv.includes('--connect4') ? measureConnect4() : measureAll();
};

console.log(makeTable(await measure()));
