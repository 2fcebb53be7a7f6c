import { perft } from '../../src/game/othello/perft.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import { benchNumber, flipsideBenchNumber } from '../../testkit/engine/benchNumbers.ts';
import { enginePerft } from '../../testkit/engine/engine.ts';
import { inMillions, type Measurement, median, processorTimed } from './measurement.ts';

const PERFT_DEPTH = 10;
const ROUNDS = 5;

/** Alternates between the engine and the page's rules, so that a slow moment of the machine affects both. */
const measurePerft = async (): Promise<readonly Measurement[]> => {
  const engineSpeeds: number[] = [];
  const pageSpeeds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const engine = await processorTimed(() => enginePerft(STANDARD_START, PERFT_DEPTH, 'skip'));
    const page = await processorTimed(() => perft(STANDARD_START, PERFT_DEPTH, 'skip'));
    engineSpeeds.push(engine.result.nodes / engine.seconds);
    pageSpeeds.push(page.result.nodes / page.seconds);
  }
  const [engine, page] = [median(engineSpeeds), median(pageSpeeds)];
  return [
    { name: `perft ${PERFT_DEPTH}, assembly`, value: inMillions(engine), unit: 'M leaves/s' },
    { name: `perft ${PERFT_DEPTH}, src/game`, value: inMillions(page), unit: 'M leaves/s' },
    { name: 'assembly over src/game', value: (engine / page).toFixed(2), unit: 'times' },
  ];
};

const measureSearch = async (): Promise<readonly Measurement[]> => {
  const { result, seconds } = await processorTimed(benchNumber);
  return [
    { name: 'search, fixed run', value: inMillions(result / seconds), unit: 'M evaluations/s' },
    { name: 'Bench', value: String(result), unit: 'evaluations' },
  ];
};

const measureFlipside = async (): Promise<readonly Measurement[]> => {
  const { result, seconds } = await processorTimed(flipsideBenchNumber);
  return [
    { name: 'Flipside, fixed run', value: inMillions(result / seconds), unit: 'M nodes/s' },
    { name: 'Bench of Flipside', value: String(result), unit: 'nodes' },
  ];
};

export const measureEngine = async (): Promise<readonly Measurement[]> => [
  ...(await measurePerft()),
  ...(await measureSearch()),
  ...(await measureFlipside()),
];
