import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { createWebServer, type Serving } from '../../../server/web/webServer.ts';
import { useFolders } from '../../../testkit/folders.ts';
import { Attacker } from './attacker.ts';

/** Serves a page with these files, for the tests of a file. */
export const pageServer = (
  files: Readonly<Record<string, string | Buffer>>,
  serving: Partial<Serving> = {},
) => {
  const folder = useFolders()();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const ends: (() => void)[] = [];
  afterAll(() => {
    for (const end of ends) end();
  });
  /** A client of its own server. */
  const serve = (more: Partial<Serving> = {}): Attacker => {
    const server = createWebServer({ folder, ...serving, ...more }).listen(0);
    ends.push(() => void server.close());
    return new Attacker((server.address() as AddressInfo).port, '127.0.0.1');
  };
  return { folder, serve };
};
