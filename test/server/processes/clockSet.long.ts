import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  newServerFolder,
  type ServerFolder,
  type ServerProcess,
  startProcess,
} from '../../../testkit/server/liveServer.ts';
import { Person } from '../kit/person.ts';

const HOUR = 3_600_000;
const FULL_SECONDS = 300;

/** Runs in the server itself: a signal moves the machine's clock by this long. */
const settingBy = (milliseconds: number): string =>
  [
    'const read=Date.now',
    'let by=0',
    'Date.now=()=>read()+by',
    `process.on('SIGUSR2',()=>{by+=${milliseconds};console.error('clock set')})`,
  ].join(';');

let folder: ServerFolder;
let server: ServerProcess;

beforeEach(() => {
  folder = newServerFolder();
});
afterEach(async () => {
  await server.end('SIGKILL');
  folder.remove();
});

const startWithClockSetBy = async (milliseconds: number): Promise<void> => {
  const source = encodeURIComponent(settingBy(milliseconds));
  server = await startProcess(folder, { NODE_OPTIONS: `--import data:text/javascript,${source}` });
};

const setClock = async (): Promise<void> => {
  const set = once(server.process.stderr!, 'data');
  server.process.kill('SIGUSR2');
  await set;
};

describe.each([
  ['forward', HOUR],
  ['back', -HOUR],
])("the machine's clock set %s by an hour", (_way, by) => {
  test('costs no game time and no connection', async () => {
    await startWithClockSetBy(by);
    const clock = { kind: 'increment', initialSeconds: FULL_SECONDS, incrementSeconds: 0 } as const;
    const anna = await new Person(server.port).open({ clock });
    const ben = await new Person(server.port).sit(anna.code);
    await anna.sees(({ match }) => match?.running === 'black');
    await setClock();
    anna.play('f5');
    await ben.sees(({ match }) => match?.transcript.length === 1);
    ben.play('d6');
    const { match } = await anna.sees(state => state.match?.transcript.length === 2);
    const { black = 0, white = 0 } = match?.remaining ?? {};
    expect(match?.result).toBeUndefined();
    for (const left of [black, white]) {
      expect(left).toBeGreaterThan((FULL_SECONDS / 2) * 1000);
      expect(left).toBeLessThanOrEqual(FULL_SECONDS * 1000);
    }
    expect([anna.ended, ben.ended]).toEqual([undefined, undefined]);
  });
});
