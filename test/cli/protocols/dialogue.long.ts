import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { parseSquare } from '../../../src/game/square.ts';
import { Dialogue } from './dialogue.ts';

/** Commands this many milliseconds before the end of the input do not count as a script. */
const LONGER_THAN_A_SCRIPT = 500;

test('a ping ends a search that would take years, and the engine answers with a move', async () => {
  const dialogue = new Dialogue('nboard');
  dialogue.send('nboard 2', 'set depth 60', 'ping 1');
  await dialogue.waitFor(/^pong 1$/);
  dialogue.send('go');
  await dialogue.waitFor(/^search/);
  dialogue.send('ping 2');
  const said = await dialogue.waitFor(/^pong 2$/);
  expect(said.find(line => line.startsWith('==='))).toMatch(/^=== [A-H][1-8]\/-?\d+\.\d\d\/\d+\.\d{3}$/);
  dialogue.send('quit');
  expect(await dialogue.ended()).toEqual({ exitCode: 0, signal: null });
});

const ENDLESS = {
  nboard: ['set depth 60', 'go'],
  // A move takes at most five seconds.
  gtp: ['time_settings 100000 0 0', ...Array.from({ length: 100 }, () => 'reg_genmove b')],
} as const;

test.each([
  ['nboard', 'quit'],
  ['nboard', 'end of the input'],
  ['gtp', 'quit'],
  ['gtp', 'end of the input'],
] as const)('%s ends in the middle of a search at the %s', async (protocol, how) => {
  const dialogue = new Dialogue(protocol);
  dialogue.send(...ENDLESS[protocol]);
  await dialogue.waitFor(protocol === 'nboard' ? /^search/ : /^=/);
  await pause(LONGER_THAN_A_SCRIPT);
  const ended = dialogue.ended();
  if (how === 'quit') dialogue.send('quit');
  else dialogue.child.stdin.end();
  expect(await ended).toEqual({ exitCode: 0, signal: null });
});

test('commands before the end of the input are answered', async () => {
  const dialogue = new Dialogue('gtp', '--ms', '20');
  dialogue.child.stdin.end('1 genmove b\n2 genmove w');
  const said = await dialogue.waitFor(/^=2/);
  expect(said.filter(line => line !== '').map(line => parseSquare(line.slice(3)))).toEqual([
    expect.any(Number),
    expect.any(Number),
  ]);
  expect(await dialogue.ended()).toEqual({ exitCode: 0, signal: null });
});

test.each([['perft', '--depth', '14'], ['gtp']])(
  '%s ends quietly when it is interrupted',
  async (...words) => {
    const dialogue = new Dialogue(...words);
    if (words[0] === 'perft') await dialogue.waitFor(/"depth":8/);
    else {
      dialogue.send('ping 1');
      await dialogue.waitFor(/pong|\?/);
    }
    const ended = dialogue.ended();
    dialogue.child.kill('SIGINT');
    expect(await ended).toEqual({ exitCode: null, signal: 'SIGINT' });
    expect(dialogue.stderr).toBe('');
  },
);

test('the program ends quietly when its output is closed', async () => {
  const dialogue = new Dialogue('perft', '--depth', '12');
  const ended = dialogue.ended();
  await dialogue.waitFor(/"depth":3/);
  dialogue.child.stdout.destroy();
  expect(await ended).toEqual({ exitCode: 0, signal: null });
  expect(dialogue.stderr).toBe('');
});
