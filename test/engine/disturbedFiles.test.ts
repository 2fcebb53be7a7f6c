import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { loadPacked, loadProgram } from '../../src/engine/loadFiles.ts';
import { openingsFrom } from '../../src/play/files/lists.ts';
import { ROOT } from '../../tools/paths.ts';
import { type Disturbance, startDisturbed } from '../net/disturbedServer.ts';

const PROGRAM = readFileSync(join(ROOT, 'build/engine.wasm'));
const WEIGHTS = Buffer.alloc(100_000, 'some weights');
const OPENINGS = Buffer.from('f5d6c3d3c4f4c5b3\nf5f4e3f2f3g4c3e2\nf5d6c3d3c4f4f6b4\n');
const SHORT = 300;
const PATIENT = 30_000;

const DISTURBANCES = ['stalled', 'cut', 'cutUnseen', 'badGateway', 'away', 'page', 'circle'] as const;
const WHOLE = ['none', 'otherType', 'sentOn'] as const;
const limitOf = (way: Disturbance): number => (way === 'stalled' ? SHORT : PATIENT);

const fileOf = async (body: Buffer, way: Disturbance): Promise<string> =>
  (await startDisturbed({ body, type: 'application/octet-stream' }, way)).base;

test.each(DISTURBANCES)('an engine that arrives %s is rejected in every browser', async way => {
  const url = await fileOf(PROGRAM, way);
  expect(await loadProgram(url, limitOf(way))).toEqual({ type: 'failed', reason: 'notLoaded' });
});

test.each(DISTURBANCES)('weights that arrive %s are refused', async way => {
  expect(await loadPacked(await fileOf(gzipSync(WEIGHTS), way), limitOf(way))).toBeUndefined();
});

test.each(DISTURBANCES)('openings that arrive %s are refused', async way => {
  expect(await openingsFrom(await fileOf(OPENINGS, way), limitOf(way))()).toBeUndefined();
});

test.each(WHOLE)('files that arrive complete, even if %s, are accepted', async way => {
  expect(await loadProgram(await fileOf(PROGRAM, way), PATIENT)).toMatchObject({ type: 'loaded' });
  const weights = await loadPacked(await fileOf(gzipSync(WEIGHTS), way), PATIENT);
  expect(Buffer.from(weights ?? []).equals(WEIGHTS)).toBe(true);
  expect(await openingsFrom(await fileOf(OPENINGS, way), PATIENT)()).toHaveLength(3);
});
