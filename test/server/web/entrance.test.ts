import { expect, test, vi } from 'vitest';
import { Entrance } from '../../../server/entrance.ts';
import { readEnvironment } from '../../../server/environment.ts';
import { Meters } from '../../../server/metrics/meters.ts';
import { newServerFolder } from '../../../testkit/server/liveServer.ts';

test('a starting server is alive, but not ready', async () => {
  const folder = newServerFolder();
  const entrance = await Entrance.open(readEnvironment({ PORT: '0', ...folder.variables }), new Meters());
  const failed = vi.spyOn(entrance.log, 'error');
  const ask = async (path: string): Promise<unknown> => {
    const response = await fetch(`http://localhost:${entrance.port}${path}`);
    return [response.status, ((await response.json()) as { readonly status: string }).status];
  };
  expect([await ask('/livez'), await ask('/')]).toEqual([
    [200, 'alive'],
    [503, 'starting'],
  ]);
  entrance.answerWith((_, response) => {
    response.end('{ "status": "ready" }');
    return true;
  });
  expect([await ask('/livez'), await ask('/')]).toEqual([
    [200, 'alive'],
    [200, 'ready'],
  ]);
  expect(failed).not.toHaveBeenCalled();
  entrance.http.closeAllConnections();
  entrance.http.close();
  folder.remove();
});
