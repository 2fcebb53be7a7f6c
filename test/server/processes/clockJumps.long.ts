import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ServerProcess } from '../../../testkit/server/liveServer.ts';
import { until } from '../../../testkit/until.ts';
import { useProcesses } from '../kit/ownServers.ts';
import { playInTurn, seatTwo } from '../kit/person.ts';

const DAY = 24 * 3_600_000;
const FULL_SECONDS = 300;
const CLOCK = { kind: 'increment', initialSeconds: FULL_SECONDS, incrementSeconds: 0 } as const;

/** Preloaded into the server: shifts the clock by the value in a file. */
const readingFrom = (file: string): string =>
  [
    "import { readFileSync } from 'node:fs'",
    'const read = Date.now',
    `Date.now = () => read() + Number(readFileSync(${JSON.stringify(file)}, 'utf8'))`,
  ].join(';');

const servers = useProcesses();
let server: ServerProcess;
const timeFile = (): string => join(servers.folder.variables.PAGE_FOLDER ?? '', 'time');
const setClock = (by: number): void => writeFileSync(timeFile(), String(by));

beforeEach(async () => {
  setClock(0);
  const source = encodeURIComponent(readingFrom(timeFile()));
  server = await servers.start({
    LOG_LEVEL: 'info',
    NODE_OPTIONS: `--import data:text/javascript,${source}`,
  });
});

describe("the machine's clock jumps", () => {
  test.each([
    ['a day', DAY],
    ['a day back', -DAY],
    ['ten years', 3_650 * DAY],
    ['three seconds back', -3_000],
  ])('by %s during a match: nobody loses time or the connection', async (_, by) => {
    const two = await seatTwo(server.port, { clock: CLOCK });
    const [anna, ben] = two;
    setClock(by);
    await playInTurn(two, 'f5');
    setClock(0);
    await playInTurn(two, 'd6');
    const { match } = anna.state;
    expect(match?.result).toBeUndefined();
    for (const left of [match?.remaining?.black ?? 0, match?.remaining?.white ?? 0]) {
      expect(left).toBeGreaterThan((FULL_SECONDS / 2) * 1_000);
      expect(left).toBeLessThanOrEqual(FULL_SECONDS * 1_000);
    }
    expect([anna.ended, ben.ended]).toEqual([undefined, undefined]);
  });

  test('between two matches: the new time is adopted, and play continues', async () => {
    setClock(DAY);
    await until(() => expect(server.logged()).toContain("the machine's clock was set"));
    const [anna, ben] = await seatTwo(server.port, { clock: CLOCK });
    await anna.playPlies(ben, 10);
    expect(anna.state.now).toBeGreaterThan(Date.now() + 80_000_000);
  });
});
