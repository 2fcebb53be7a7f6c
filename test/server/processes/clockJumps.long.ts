import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  newServerFolder,
  type ServerFolder,
  type ServerProcess,
  startProcess,
} from '../../../testkit/server/liveServer.ts';
import { until } from '../../../testkit/until.ts';
import { Person } from '../kit/person.ts';

const FULL_SECONDS = 300;
const CLOCK = { kind: 'increment', initialSeconds: FULL_SECONDS, incrementSeconds: 0 } as const;
/** Where Debian keeps the library of `faketime`. */
const library = spawnSync('sh', ['-c', 'ls /usr/lib/*/faketime/libfaketime.so.1'], {
  encoding: 'utf8',
}).stdout.trim();

let folder: ServerFolder;
let server: ServerProcess;
const timeFile = (): string => join(folder.variables.PAGE_FOLDER ?? '', 'time');
const setClock = (by: string): void => writeFileSync(timeFile(), by);

beforeEach(async () => {
  folder = newServerFolder();
  setClock('+0');
  server = await startProcess(folder, {
    LOG_LEVEL: 'info',
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: timeFile(),
    FAKETIME_NO_CACHE: '1',
    // As on a real machine, only the time of day jumps.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  });
}, 120_000);
afterEach(async () => {
  await server.end('SIGKILL');
  folder.remove();
});

describe.skipIf(library === '')("the machine's clock jumps (needs faketime)", { timeout: 120_000 }, () => {
  test.each([['+1d'], ['-1d'], ['+3650d'], ['-3s']])(
    'by %s during a match: nobody loses time or the connection',
    async by => {
      const anna = await new Person(server.port).open({ clock: CLOCK });
      const ben = await new Person(server.port).sit(anna.code);
      await anna.sees(({ match }) => match?.running === 'black');
      setClock(by);
      anna.play('f5');
      await ben.sees(({ match }) => match?.transcript.length === 1);
      setClock('+0');
      ben.play('d6');
      const { match } = await anna.sees(state => state.match?.transcript.length === 2);
      expect(match?.result).toBeUndefined();
      for (const left of [match?.remaining?.black ?? 0, match?.remaining?.white ?? 0]) {
        expect(left).toBeGreaterThan((FULL_SECONDS / 2) * 1_000);
        expect(left).toBeLessThanOrEqual(FULL_SECONDS * 1_000);
      }
      expect([anna.ended, ben.ended]).toEqual([undefined, undefined]);
    },
  );

  test('between two matches: the new time is adopted, and people go on playing', async () => {
    setClock('+1d');
    await until(() => expect(server.logged()).toContain("the machine's clock was set"));
    const anna = await new Person(server.port).open({ clock: CLOCK });
    const ben = await new Person(server.port).sit(anna.code);
    await anna.playPlies(ben, 10);
    expect(anna.state.now).toBeGreaterThan(Date.now() + 80_000_000);
  });
});
