import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runAdmin } from '../../../server/admin/runAdmin.ts';
import { newServerFolder } from '../../../testkit/server/liveServer.ts';
import { openAlone } from '../kit/databases.ts';

const RUNS = 300;
const NAMES = [
  'table',
  'find',
  'show',
  'forget',
  'block',
  'unblock',
  'blocks',
  'unname',
  'close',
  '__proto__',
  'constructor',
];
const ODD = [
  '',
  ' ',
  '--',
  '--for',
  '--reason',
  '-x',
  '\u0000',
  "'; drop table matches; --",
  '%s%n',
  '9'.repeat(400),
  '\u202e',
  '../..',
  '7d',
  '-1d',
  '1e9d',
  'nobody',
  'address',
  'identity',
  'name',
  '::/0',
  '0.0.0.0/0',
];

const words = fc.tuple(
  fc.constantFrom(...NAMES),
  fc.array(fc.oneof(fc.constantFrom(...ODD), fc.string({ maxLength: 40, unit: 'binary' })), { maxLength: 5 }),
);

test('invalid admin commands are rejected with a sentence and change nothing', async () => {
  const folder = newServerFolder();
  const { DATA_FOLDER: place = '' } = folder.variables;
  const open = () => openAlone(place);
  const storage = await open();
  const { id } = await storage.identities.identify('a secret', Date.now());
  await storage.identities.rename(id, 'Anna');
  await storage.close();
  await fc.assert(
    fc.asyncProperty(words, async ([name, more]) => {
      const complained: string[] = [];
      const code = await runAdmin([name, ...more], folder.variables, {
        say: () => {},
        complain: line => complained.push(line),
      });
      expect([0, 1]).toContain(code);
      // A sentence, not a stack trace.
      for (const line of complained)
        expect(line).not.toMatch(/undefined|is not a function|Cannot read|SQLITE|syntax error|Invalid/);
    }),
    { numRuns: RUNS },
  );
  const after = await open();
  expect(await after.privacy.named('Anna')).toEqual([id]);
  await after.close();
  folder.remove();
});
