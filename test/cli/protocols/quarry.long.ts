import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, expect, test } from 'vitest';
import { STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import { isOver, type Position, play } from '../../../src/game/position.ts';
import { parseSquare } from '../../../src/game/square.ts';
import { until } from '../../../testkit/until.ts';
import { fromRoot } from '../../../tools/paths.ts';
import { missingPrograms } from '../../../tools/test/missingPrograms.ts';

/** Debian installs games outside of other users' path. */
const QUARRY = '/usr/games/quarry';
const isMissing = missingPrograms().some(name => ['grhino', 'quarry', 'xdotool', 'xvfb'].includes(name));

const folder = mkdtempSync(join(tmpdir(), 'flipside-quarry-'));
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started.toReversed()) child.kill();
  rmSync(folder, { recursive: true, force: true });
});

const SETTINGS = `[GTP Engine "Flipside"]
Screen name format = "%n %v"
Name = "Flipside"
Command line = "${join(folder, 'flipside')}"
Supported games = "Reversi"

[New Game Parameters]
Game = "Reversi"
White is computer = true
Black is computer = true
Engine playing white = "Flipside"
Engine playing black = "GRhino Reversi"
`;

/** The program as Quarry starts it, with both directions of the dialogue logged. */
const writeProgram = (): void => {
  const path = join(folder, 'flipside');
  const program = `${process.execPath} ${fromRoot('cli', 'bin.js')} gtp --ms 20`;
  writeFileSync(path, `#!/bin/sh\ntee ${folder}/asked | ${program} | tee ${folder}/answered\n`);
  chmodSync(path, 0o755);
};

/** A virtual screen; resolves to its name. */
const openScreen = (): Promise<string> => {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1024x768x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  started.push(screen);
  return new Promise(resolve =>
    screen.stdout.once('data', (number: Buffer) => resolve(`:${String(number).trim()}`)),
  );
};

const textIn = (name: string): string =>
  existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '';

/** The moves of both sides in order: Black's as reported by Quarry, White's as answered by Flipside. */
const movesPlayed = (): readonly string[] => {
  const answers = textIn('answered')
    .split('\n\n')
    .map(answer => answer.replace(/^=\d*\s*/, ''));
  return textIn('asked')
    .split('\n')
    .filter(line => line.trim() !== '')
    .flatMap((line, index) => {
      const [, vertex] = /\bplay \w+ (\w+)/.exec(line) ?? [];
      return vertex ?? (/\bgenmove\b/.test(line) ? (answers[index] ?? '') : []);
    });
};

/** Throws at an illegal move. */
const positionAfter = (moves: readonly string[]): Position => {
  let position: Position = startOf(STANDARD_SETUP);
  for (const move of moves) {
    const square = parseSquare(move.toLowerCase());
    const next = square === undefined ? position : play(position, square);
    if (next === undefined) throw new Error(`${move} is not legal`);
    position = next;
  }
  return position;
};

/** Skipped where one of the programs is not installed. */
test.skipIf(isMissing)(
  'Quarry referees a whole game between Flipside and GRhino',
  { timeout: 400_000 },
  async () => {
    writeProgram();
    writeFileSync(join(folder, '.quarry'), SETTINGS);
    const env = { ...process.env, HOME: folder, DISPLAY: await openScreen() };
    started.push(spawn(QUARRY, { env, stdio: 'ignore' }));
    const waitFor = (window: string): void => {
      spawnSync('xdotool', ['search', '--sync', '--onlyvisible', '--name', window], { env, timeout: 60_000 });
    };
    const press = (x: number, y: number): void => {
      spawnSync('xdotool', ['mousemove', `${x}`, `${y}`, 'sleep', '1', 'click', '1', 'sleep', '1'], { env });
    };
    const [newGame, forward] = [
      [95, 26],
      [436, 422],
    ] as const;
    waitFor('Control Center');
    press(...newGame);
    waitFor('New Game');
    press(...forward);
    press(...forward);
    await until(() => expect(isOver(positionAfter(movesPlayed()))).toBe(true), { timeout: 300_000 });
  },
);
