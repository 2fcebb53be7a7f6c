import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ANY_PORT } from '../../../server/environment.ts';
import { useFolders } from '../../../testkit/folders.ts';
import { startProcess } from '../../../testkit/server/liveServer.ts';
import { until } from '../../../testkit/until.ts';
import { Person } from '../kit/person.ts';
import { commandIn, ImageFolders, lastOf, SET_IN_IMAGE } from './dockerfile.ts';

const asksRegistry = ['view', 'libsql', 'version', '--fetch-retries=0', '--fetch-timeout=10000'];
const hasRegistry = spawnSync('npm', asksRegistry, { stdio: 'ignore' }).status === 0;

const newFolder = useFolders();

test.skipIf(!hasRegistry)(
  'the steps of the Dockerfile make a healthy server that hosts games (needs the npm registry)',
  { timeout: 1_200_000 },
  async () => {
    const image = new ImageFolders(newFolder());
    await image.build();
    expect(existsSync(image.inImage('node_modules/typescript'))).toBe(false);

    const [command = '', ...options] = commandIn(lastOf('CMD'));
    const { DATA_FOLDER: data = '' } = SET_IN_IMAGE;
    const variables = { ...SET_IN_IMAGE, PORT: String(ANY_PORT), DATA_FOLDER: image.inImage(data) };
    const program = { command, options, cwd: image.inImage('.') };
    const server = await startProcess({ variables, remove: () => undefined }, {}, program);

    const isWell = (port: number): boolean => {
      const [check = '', ...words] = commandIn(lastOf('HEALTHCHECK'));
      return spawnSync(check, words, { env: { ...process.env, PORT: String(port) } }).status === 0;
    };
    await until(() => expect(isWell(server.port)).toBe(true));

    const page = await fetch(`http://localhost:${server.port}/`);
    expect(await page.text()).toContain('<title>');
    const anna = await new Person(server.port).open();
    await new Person(server.port).sit(anna.code);
    await anna.sees(({ match }) => match !== undefined);
    expect(existsSync(join(image.inImage(data), 'flipside.db'))).toBe(true);

    const signal = lastOf('STOPSIGNAL');
    expect(signal).toBe('SIGTERM');
    expect(await server.end('SIGTERM')).toBe(0);
    expect(isWell(server.port)).toBe(false);
  },
);
