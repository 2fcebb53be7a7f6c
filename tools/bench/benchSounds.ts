import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import type { Note } from '../../src/sound/soundLook.ts';
import { BROWSER_FLAGS, findBrowser } from '../../testkit/browser.ts';
import { CACHE, ROOT } from '../paths.ts';
import type { Measurement } from './measurement.ts';
import { everySound, type NamedSound } from './sounds/everySound.ts';

/** Decibels between the loudest and the quietest sound, of the loudest peak below full scale; and seconds of the longest. */
const LIMITS = { spread: 3, headroom: 1, longest: 1 } as const;
const RATE = 48_000;
const FULL = 32_767;
const HEADER_BYTES = 44;
/** Seconds in which an ear hears one loudness. */
const WINDOW = 0.05;
/** What is quieter than this share of full scale is the end of a sound. */
const INAUDIBLE = 0.001;

/** Samples from -1 to 1 as a WAV file of 16 bits. */
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

interface Heard {
  readonly name: string;
  /** In decibels of full scale: the loudest 50 ms, and the highest peak. */
  readonly loudness: number;
  readonly peak: number;
  readonly seconds: number;
}

const run = promisify(execFile);

/** What sox says of a file, or of a part of it that begins at `from` seconds. */
const statsOf = async (file: string, from?: number): Promise<string> => {
  const part = from === undefined ? [] : ['trim', from.toFixed(4), String(WINDOW)];
  try {
    return (await run('sox', [file, '-n', ...part, 'stats'])).stderr;
  } catch (error) {
    throw new Error('sox is needed: apt-get install sox', { cause: error });
  }
};

/** Where the loudest part of a sound begins, in seconds. */
const loudestPart = (samples: readonly number[]): number => {
  const length = RATE * WINDOW;
  let [power, most, at] = [0, 0, 0];
  for (const [index, sample] of samples.entries()) {
    power += sample ** 2 - (samples[index - length] ?? 0) ** 2;
    if (power > most) [most, at] = [power, Math.max(0, index + 1 - length)];
  }
  return at / RATE;
};

const figureIn = (stats: string, name: string): number =>
  Number(new RegExp(`^${name}\\s+(\\S+)`, 'm').exec(stats)?.[1]);

/** Renders a sound in the page, cuts it where it has died away, and has sox measure the file and draw its spectrum. */
const hear = async (page: Page, { name, notes }: NamedSound, folder: string): Promise<Heard> => {
  const samples = await page.evaluate(
    played =>
      (globalThis as unknown as { render: (notes: readonly Note[]) => Promise<number[]> }).render(played),
    notes,
  );
  const end = samples.findLastIndex(sample => Math.abs(sample) > INAUDIBLE) + 1;
  const file = join(folder, `${name.replaceAll(' ', '-')}.wav`);
  await writeFile(file, wavOf(samples.slice(0, Math.max(end, RATE * WINDOW))));
  const [whole, loudest] = [await statsOf(file), await statsOf(file, loudestPart(samples))];
  await run('sox', [file, '-n', 'spectrogram', '-t', name, '-o', file.replace('.wav', '.png')]);
  return {
    name,
    loudness: figureIn(loudest, 'RMS lev dB'),
    peak: figureIn(whole, 'Pk lev dB'),
    seconds: end / RATE,
  };
};

/** The page's own instrument as one script. */
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
  const levels = heard.map(({ loudness }) => loudness);
  const spread = Math.max(...levels) - Math.min(...levels);
  return [
    ...(spread > LIMITS.spread ? [`the loudness differs by ${spread.toFixed(1)} dB`] : []),
    ...heard.filter(({ peak }) => peak > -LIMITS.headroom).map(({ name }) => `${name} is close to clipping`),
    ...heard.filter(({ seconds }) => seconds > LIMITS.longest).map(({ name }) => `${name} is too long`),
  ];
};

/**
 * Renders every sound in a browser and measures it with sox: the loudest 50 ms of all are alike within 3 dB, no peak comes
 * within 1 dB of full scale, and none lasts longer than a second. Files and spectrograms stay in `.cache/sounds`.
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
      ...heard.map(({ name, loudness, peak, seconds }) => ({
        name,
        value: `${loudness.toFixed(1)} dB, peak ${peak.toFixed(1)} dB, ${seconds.toFixed(2)}`,
        unit: 's',
      })),
      ...problems.map(value => ({ name: 'problem', value, unit: '' })),
    ];
  } finally {
    await browser.close();
  }
};
