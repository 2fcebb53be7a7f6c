import { matchMaker } from '@colyseus/core';
import { expect, test } from 'vitest';
import type { ClubTicket } from '../../../server/admission/tickets.ts';
import { hashOf } from '../../../server/process/secrets.ts';
import { openAlone } from '../kit/databases.ts';
import { serverForAll } from '../kit/serverForAll.ts';

const server = serverForAll();

test('a club does not open under a word that another process has taken since it was asked for', async () => {
  const other = await openAlone(server.folder.variables.DATA_FOLDER ?? '');
  await other.holding.beat(Date.now() + 60_000);
  const open = (code: string, secret: string): Promise<unknown> => {
    const ticket: ClubTicket = { kind: 'host', code, word: 'RACED', name: undefined, secret, address: '' };
    return matchMaker.create('club', ticket);
  };
  await other.clubs.hold('code', hashOf('teacher'), Date.now());
  await expect(open('code', 'teacher')).rejects.toThrow('serverMoves');
  await expect(open('code', 'somebody else')).rejects.toThrow('clubTaken');
  await expect(open('free', 'teacher')).resolves.toBeDefined();
  await other.close();
});
