import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examplesOf, type Installed, installPackages } from '../../testkit/packages/installed.ts';
import { PACKAGE_NAMES, type PackageName } from '../../tools/build/packages/manifest.ts';
import { fromRoot } from '../../tools/paths.ts';

let installed: Installed;
beforeAll(async () => {
  installed = await installPackages();
});
afterAll(() => installed.remove());

const MOST_BYTES = 3_000_000;
const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => lstatSync(join(folder, name)))
    .reduce((sum, { size }) => sum + size, 0);

test('the packages install without dependencies or warnings, and are small', () => {
  const modules = join(installed.folder, 'node_modules');
  expect(readdirSync(modules).filter(name => !name.startsWith('.'))).toEqual(['@flipside']);
  expect(readdirSync(join(modules, '@flipside')).toSorted()).toEqual(PACKAGE_NAMES.toSorted());
  expect(installed.said).not.toMatch(/warn/i);
  expect(bytesIn(modules)).toBeLessThan(MOST_BYTES);
});

test.each(PACKAGE_NAMES)(
  "@flipside/%s has a licence, a changelog, types, and the program's version",
  name => {
    const home = join(installed.folder, 'node_modules', '@flipside', name);
    const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
    const { version } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
    expect([manifest.version, manifest.license, manifest.dependencies]).toEqual([version, 'MIT', undefined]);
    expect(
      ['LICENSE', 'README.md', 'CHANGELOG.md', manifest.types].filter(file => !existsSync(join(home, file))),
    ).toEqual([]);
  },
);

test('importing the board where there is no page has no effect, and creating one names the reason', () => {
  const said = installed.runModule(`
    const before = Object.keys(globalThis).join();
    const { FlipsideBoard, useEngine } = await import('@flipside/board');
    useEngine(() => {});
    console.log(Object.keys(globalThis).join() === before);
    try { new FlipsideBoard(); } catch (error) { console.log(error.message); }
  `);
  expect(said.split('\n')).toEqual(['true', 'A <flipside-board> can only be created in a browser.']);
});

const PRINTS: Readonly<Record<Exclude<PackageName, 'board'>, readonly RegExp[]>> = {
  game: [/^c3 c4 c5 c6 c7$/],
  formats: [/^\(;GM\[Othello\].*;\)$/],
  engine: [/^[a-h][1-8]$/],
  openings: [/^Tiger/, /^d3 \d+ -?\d+$/m],
};

describe.each(Object.entries(PRINTS))('the examples of @flipside/%s', (name, prints) => {
  const examples = examplesOf(name as PackageName);
  test.each(prints)('print %s', says => {
    const example = examples[prints.indexOf(says)] ?? '';
    expect(example.split('\n').length).toBeLessThanOrEqual(11);
    expect(installed.runModule(example)).toMatch(says);
  });
});

const ENGINE = `
  import { openEngine, positionOf, setupOf } from '@flipside/engine';
  import * as game from '@flipside/game';
  const engine = openEngine();
  const nameOf = promise => promise.then(() => "answered", error => error.name + ": " + error.message);
`;

test("packages accept each other's positions, and every engine function works", () => {
  const said = installed.runModule(`
    ${ENGINE}
    const four = game.positionOf('444', game.setupOf('connect4'));
    console.log(/^[1-7]$/.test((await engine.bestMove(four, { depth: 6 })).move));
    console.log((await engine.analyze(game.positionOf('f5'), { depth: 4 })).moves.length);
    const replies = [1, 2].map(() => engine.reply('f5d6c3', { level: 3, seed: 7 }));
    const [one, two] = await Promise.all(replies);
    console.log(one.move === two.move);
    console.log(/^[a-h][1-8]$/.test((await engine.reply('f5', { opponent: 'jack' })).move));
    const small = { moves: '', setup: setupOf('othello', '4x4') };
    const { score, exact } = await engine.solve(small);
    console.log(score, exact);
    const plies = [];
    const review = await engine.review({ moves: 'b1', setup: setupOf('othello', '4x4') }, { effort: 'quick', onProgress: done => plies.push(done) });
    console.log(review.plies.map(({ move }) => move).join(), plies.length);
  `);
  expect(said.split('\n')).toEqual(['true', '3', 'true', 'true', '-10 true', 'b1 1']);
});

test('requests can be aborted, two engines work side by side, and a disposed one rejects', () => {
  const said = installed.runModule(`
    ${ENGINE}
    const other = openEngine();
    const late = engine.solve('f5', { signal: AbortSignal.timeout(50) });
    const stop = new AbortController();
    const waiting = engine.bestMove('f5', { depth: 2, signal: stop.signal });
    const beside = other.bestMove('f5', { depth: 6 });
    stop.abort();
    console.log((await nameOf(waiting)).split(":")[0]);
    console.log((await nameOf(late)).split(":")[0]);
    console.log(await nameOf(beside), await nameOf(engine.bestMove("f5", { depth: 4 })));
    const lost = engine.solve('f5');
    engine.dispose();
    console.log(await nameOf(lost));
    console.log(await nameOf(engine.bestMove("f5")));
  `);
  expect(said.split('\n')).toEqual([
    'AbortError',
    'TimeoutError',
    'answered answered',
    'Error: The engine was closed.',
    'Error: The engine was closed.',
  ]);
});

test('an aborted search gives its worker to the next one', () => {
  const said = installed.runModule(`
    ${ENGINE}
    let workers = 0;
    process.on('worker', () => workers++);
    await engine.bestMove('f5', { depth: 2 });
    for (let i = 0; i < 5; i++) await nameOf(engine.solve('', { signal: AbortSignal.timeout(50) }));
    console.log((await engine.bestMove('f5', { depth: 6 })).depth, workers);
  `);
  expect(said).toBe('6 1');
});

const LOST = 'f5d6c3d3c4b3c5b4b5a6a5a4d2e1c2d1a2b6b1e2e3c6d7c1f1e7c7e8f8c8d8g8a7a8b8b7h8e6f7f3g3f6g5g4g6f4';

test('the decisive moves of a game come with a sentence in English', () => {
  const said = installed.runModule(`
    ${ENGINE}
    const { moments } = await engine.review('${LOST}', { effort: 'quick' });
    console.log(JSON.stringify(moments.map(({ move, text }) => [move, text])));
  `);
  const moments = JSON.parse(said) as readonly (readonly [string, string])[];
  expect(moments.length).toBeGreaterThan(0);
  for (const [move, text] of moments) {
    expect(text).toContain(move);
    expect(text).toMatch(/^[^{}]* .*\.$/);
    expect(text).not.toContain('moment.');
  }
});

test('disposed engines leave no worker and no memory behind', () => {
  const said = installed.runModule(`
    import { openEngine } from '@flipside/engine';
    const megabytes = () => process.memoryUsage().rss / 1e6;
    const ask = async count => {
      const engines = Array.from({ length: count }, () => openEngine());
      await Promise.all(engines.map(engine => engine.bestMove('f5', { depth: 8 })));
      return engines;
    };
    const end = engines => { for (const engine of engines) engine.dispose(); };
    const rest = () => new Promise(resolve => setTimeout(resolve, 500));
    end(await ask(4));
    await rest();
    const before = megabytes();
    const open = await ask(4);
    const one = (megabytes() - before) / 4;
    end(open);
    for (let round = 0; round < 8; round++) { end(await ask(4)); await rest(); }
    const workers = process.getActiveResourcesInfo().filter(name => /Worker|MessagePort/.test(name));
    console.log(JSON.stringify({ workers, one, left: megabytes() - before }));
  `);
  const { workers, one, left } = JSON.parse(said);
  expect(workers).toEqual([]);
  expect(one).toBeGreaterThan(1);
  expect(left).toBeLessThan(6 * one);
});

test('a missing file is named', () => {
  const said = installed.runModule(`
    import { openEngine } from '@flipside/engine';
    const engine = openEngine({ files: { weights: '/nowhere/flipside.weights' } });
    console.log(await engine.bestMove('f5', { depth: 4 }).catch(({ message }) => message));
  `);
  expect(said).toBe('This file of the engine could not be loaded: file:///nowhere/flipside.weights');
});
