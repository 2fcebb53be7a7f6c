import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readTable } from '../../../testkit/game/positions.ts';
import { fitPhase } from '../../train/fitPhase.ts';
import { squaresOf } from '../../train/games.ts';
import { PHASE_COUNT } from '../../train/phases.ts';
import { makePositions } from '../../train/positions.ts';
import { Progress } from '../../train/progress.ts';
import { packWeights } from '../../train/quantise.ts';
import { lineThrough, refineScores } from '../../train/refine.ts';
import { packed, type Round, runRound, type Training } from '../../train/rounds.ts';
import { SampleFile } from '../../train/store.ts';
import { SAMPLE_BYTES, SCORE_OFFSET, Trainer } from '../../train/trainer.ts';
import { sealWeights } from '../../train/weightsFile.ts';

const trainer = await Trainer.load();
trainer.makeRoom(20_000);
const none = new Float32Array(trainer.weights.length);

const useEverywhere = (weights: Float32Array): void =>
  trainer.useWeights(
    sealWeights(
      packWeights(
        Array.from({ length: PHASE_COUNT }, () => weights),
        trainer.groups,
      ),
    ),
  );

const withScores = (samples: Uint8Array, scores: Iterable<number>): Uint8Array => {
  const result = Uint8Array.from(samples);
  [...scores].forEach((score, index) => {
    new Int8Array(result.buffer)[index * SAMPLE_BYTES + SCORE_OFFSET] = score;
    result[index * SAMPLE_BYTES + SCORE_OFFSET + 1] = 1;
  });
  return result;
};

const ownGames = (amount: number): Uint8Array =>
  new Uint8Array(Buffer.concat(Array.from({ length: amount }, () => trainer.playGame(60))));

test('fitting finds the weights that scores were made with', () => {
  const known = none.slice();
  const counts = known.length - (trainer.groups.at(-1) ?? 0);
  for (let moves = 0; moves < 30; moves++) {
    known[counts + moves] = moves;
    known[counts + 64 + moves] = -moves;
  }
  trainer.setSeed(8);
  useEverywhere(known);
  const games = ownGames(260);
  trainer.clearSamples();
  for (let at = 0; at < games.length; at += 1000 * SAMPLE_BYTES) {
    const part = games.slice(at, at + 1000 * SAMPLE_BYTES);
    trainer.addSamples(withScores(part, trainer.evaluate(part)));
  }
  const heldOut = 1000;
  const samples = games.length / SAMPLE_BYTES - heldOut;
  const error = (maxSteps: number) =>
    fitPhase(trainer, { samples, heldOut, ridge: 10, maxSteps, start: none }).heldOutError;
  expect(error(0)).toBeGreaterThan(2);
  expect(error(60)).toBeLessThan(0.8);
});

test('the ends of games are scored exactly', () => {
  useEverywhere(none);
  const rows = readTable('endgame.tsv').filter(([, , empties]) => empties === '12');
  const positions = rows.map(([board = '', side]) => {
    const words = new BigUint64Array(3);
    [...board].forEach((disc, square) => {
      if (disc !== '-') words[disc === side ? 0 : 1]! |= 1n << BigInt(square);
    });
    return new Uint8Array(words.buffer, 0, SAMPLE_BYTES);
  });
  const samples = new Uint8Array(Buffer.concat(positions));
  trainer.scoreExactly(samples, 1);
  const scores = rows.map((_, index) => new Int8Array(samples.buffer)[index * SAMPLE_BYTES + SCORE_OFFSET]);
  expect(scores).toEqual(rows.map(([, , , score]) => Number(score)));
});

test('deep scores are predicted from shallow ones by a straight line', () => {
  expect(lineThrough(Int8Array.of(-10, 0, 10), Int8Array.of(-6, 2, 10))).toEqual({ slope: 0.8, offset: 2 });
});

describe('a round', () => {
  let folder = '';
  const round: Round = { number: 1, depth: 2, level: 0, begin: 0, end: 20 };
  const training = (name: string, note: (text: string) => unknown = () => {}): Training => ({
    trainer,
    folder: join(folder, name),
    progress: new Progress(text => void note(text), false),
    solved: { 8: 20, 9: 20, 10: 20, 11: 20 },
  });
  const prepare = (name: string): void => {
    useEverywhere(none);
    const games = readTable('endgame.tsv').map(row => squaresOf(row[6] ?? ''));
    const plan = { games, amount: 40, leastEmpties: 8, mostEmpties: 56, seed: 3 };
    makePositions(trainer, { ...plan, folder: join(folder, name) }, () => {});
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'training-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('that was stopped continues where it was and finds the same', () => {
    prepare('through');
    runRound(training('through'), round);
    prepare('stopped');
    const stop = (): never => {
      throw new Error('stopped');
    };
    expect(() => runRound(training('stopped', stop), round)).toThrow('stopped');
    const reported: string[] = [];
    runRound(
      training('stopped', text => reported.push(text)),
      round,
    );
    expect(reported).toHaveLength(PHASE_COUNT - 1);
    expect(Buffer.compare(packed(training('stopped'), 1), packed(training('through'), 1))).toBe(0);
  });

  test('that refines scores corrects those of shallow searches once', () => {
    prepare('refined');
    runRound(training('refined'), round);
    const file = new SampleFile(join(folder, 'refined'), 20);
    const plan = { number: 2, amount: 10, depth: 4, level: 0, endEmpties: 12, endLevel: 0 };
    const shallow = file.read();
    refineScores(trainer, file, 20, plan, () => {});
    const refined = file.read();
    expect(refined.subarray(0, 10 * SAMPLE_BYTES)).not.toEqual(shallow.subarray(0, 10 * SAMPLE_BYTES));
    refineScores(trainer, file, 20, plan, () => {});
    expect(file.read()).toEqual(refined);
  });

  test('leaves alone scores that it does not have to renew', () => {
    prepare('twice');
    runRound(training('twice'), round);
    const before = new SampleFile(join(folder, 'twice'), 30).read();
    runRound(training('twice'), { ...round, number: 2, begin: 20, end: 40 });
    const after = new SampleFile(join(folder, 'twice'), 30).read();
    expect(after.subarray(0, 20 * SAMPLE_BYTES)).toEqual(before.subarray(0, 20 * SAMPLE_BYTES));
    expect(after).not.toEqual(before);
  });
});
