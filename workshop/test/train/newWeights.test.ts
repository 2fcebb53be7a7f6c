import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fromRoot } from '../../../tools/paths.ts';
import { SAMPLE_BYTES, SCORE_OFFSET, Trainer } from '../../train/trainer.ts';
import { openWeights, sealWeights } from '../../train/weightsFile.ts';

/** The tables at the end of the file, which have two bytes for a weight. */
const COUNTS_BYTES = 7680;
const PLIES = 4;
const BOLDEST = 6;
const RANDOM_PLIES = 20;
const POSITIONS = 16;

const delivered = gunzipSync(readFileSync(fromRoot('public', 'assets', 'flipside.weights')));
/** What is good for a side in the delivered weights is bad for it in these. */
const reversed = sealWeights(
  openWeights(delivered).map((byte, index, { length }) => (index < length - COUNTS_BYTES ? -byte : byte)),
);

const gamePositions = (trainer: Trainer): Uint8Array => {
  trainer.setSeed(1);
  trainer.useWeights(delivered);
  const game = trainer.playGame(RANDOM_PLIES);
  return game.slice(RANDOM_PLIES * SAMPLE_BYTES, (RANDOM_PLIES + POSITIONS) * SAMPLE_BYTES);
};

/** Scores each position by a search of its own, with each of the weights in turn. */
const scoresWith = (trainer: Trainer, positions: Uint8Array, files: readonly Uint8Array[]): number[] =>
  Array.from({ length: positions.length / SAMPLE_BYTES }, (_, index) => {
    const sample = positions.slice(index * SAMPLE_BYTES, (index + 1) * SAMPLE_BYTES);
    for (const file of files) {
      trainer.useWeights(file);
      trainer.scoreBySearch(sample, { depth: PLIES, level: BOLDEST }, 1);
    }
    return new DataView(sample.buffer).getInt8(SCORE_OFFSET);
  });

test('a search with new weights uses nothing that it found with other weights', async () => {
  const positions = gamePositions(await Trainer.load());
  const [fresh, used] = [await Trainer.load(), await Trainer.load()];
  const expected = scoresWith(fresh, positions, [reversed]);
  expect(scoresWith(used, positions, [delivered, reversed])).toEqual(expected);
  expect(scoresWith(await Trainer.load(), positions, [delivered])).not.toEqual(expected);
});
