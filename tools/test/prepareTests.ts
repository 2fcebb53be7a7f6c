import { buildEngine } from '../build/buildEngine.ts';
import { buildServer, isServerBuilt } from '../build/buildServer.ts';
import { buildPhaser } from '../build/phaser/buildPhaser.ts';

/** Builds what tests load from disk or start. If one of them does not compile, only its own tests fail. */
export const setup = async (): Promise<void> => {
  await buildPhaser();
  const builds = [buildEngine(), buildEngine('threaded'), isServerBuilt() ? undefined : buildServer()];
  for (const result of await Promise.allSettled(builds))
    if (result.status === 'rejected') console.error(String(result.reason));
};
