import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import type { Note } from '../../src/sound/soundLook.ts';
import { BROWSER_FLAGS, findBrowser } from '../../testkit/browser.ts';
import { CACHE, ROOT } from '../paths.ts';
import type { Measurement } from './measurement.ts';
import { everySound, type NamedSound } from './sounds/everySound.ts';
import { type Loudness, loudnessOf, RATE } from './sounds/loudness.ts';

/**
 * Limits, in decibels: between the loudest and the quietest sound by ear; between the loudest end of a game
 * and any other sound through a small speaker; headroom of the highest peak; and in seconds: the longest
 * sound.
 */
const LIMITS = { spread: 3, speakerSpread: 8, headroom: 1, longest: 1 } as const;
const FULL = 32_767;
const HEADER_BYTES = 44;
/** A sound ends when it stays below this share of full scale. */
const INAUDIBLE = 0.001;

/** Encodes samples from -1 to 1 as a WAV file with 16 bits. */
const wavOf = (samples: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(HEADER_BYTES + 2 * samples.length);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + 2 * samples.length, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(2 * RATE, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(2 * samples.length, 40);
  for (const [index, sample] of samples.entries())
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * FULL), HEADER_BYTES + 2 * index);
  return bytes;
};

interface Heard extends Loudness {
  readonly name: string;
  readonly seconds: number;
  /** Whether the sound belongs to the end of a game. */
  readonly isEnd: boolean;
}

/** Renders a sound in the page, writes its audible part to a file, and measures it. */
const hear = async (page: Page, { name, notes }: NamedSound, folder: string): Promise<Heard> => {
  const samples = await page.evaluate(
    played =>
      (globalThis as unknown as { render: (notes: readonly Note[]) => Promise<number[]> }).render(played),
    notes,
  );
  const end = samples.findLastIndex(sample => Math.abs(sample) > INAUDIBLE) + 1;
  await writeFile(join(folder, `${name.replaceAll(' ', '-')}.wav`), wavOf(samples.slice(0, end)));
  return {
    name,
    ...loudnessOf(samples),
    seconds: end / RATE,
    isEnd: notes.every(({ kind }) => kind === 'ends'),
  };
};

/** Bundles the page's instrument into one script. */
const bundle = async (): Promise<string> => {
  const entry = join(ROOT, 'tools/bench/sounds/entry.ts');
  const options = { entry, formats: ['iife' as const], name: 'sounds' };
  const built = await build({ configFile: false, logLevel: 'error', build: { write: false, lib: options } });
  const [output] = [built].flat();
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error('the sounds were not built');
  return chunk.code;
};

const problemsOf = (heard: readonly Heard[]): readonly string[] => {
  const levels = heard.map(({ byEar }) => byEar);
  const spread = Math.max(...levels) - Math.min(...levels);
  const end = Math.max(...heard.filter(({ isEnd }) => isEnd).map(({ bySpeaker }) => bySpeaker));
  const faint = heard.filter(({ bySpeaker }) => bySpeaker < end - LIMITS.speakerSpread);
  return [
    ...(spread > LIMITS.spread ? [`the loudness differs by ${spread.toFixed(1)} dB`] : []),
    ...faint.map(({ name }) => `${name} is hardly heard from a small speaker`),
    ...heard.filter(({ peak }) => peak > -LIMITS.headroom).map(({ name }) => `${name} is close to clipping`),
    ...heard.filter(({ seconds }) => seconds > LIMITS.longest).map(({ name }) => `${name} is too long`),
  ];
};

/**
 * Renders and measures every sound in a browser. The loudest 50 ms of all sounds must be within 3 dB by ear,
 * and within 8 dB of the end of a game through a phone's small speaker; no peak may come within 1 dB of full
 * scale, and no sound may last longer than a second. The files are written to `.cache/sounds`.
 */
export const measureSounds = async (): Promise<readonly Measurement[]> => {
  const folder = join(CACHE, 'sounds');
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await bundle() });
    const heard: Heard[] = [];
    for (const sound of everySound()) heard.push(await hear(page, sound, folder));
    const problems = problemsOf(heard);
    if (problems.length > 0) process.exitCode = 1;
    return [
      ...heard.map(({ name, byEar, bySpeaker, peak, seconds }) => ({
        name,
        value: `${byEar.toFixed(1)} dB, small speaker ${bySpeaker.toFixed(1)} dB, peak ${peak.toFixed(1)} dB, ${seconds.toFixed(2)}`,
        unit: 's',
      })),
      ...problems.map(value => ({ name: 'problem', value, unit: '' })),
    ];
  } finally {
    await browser.close();
  }
};
