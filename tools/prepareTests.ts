import { buildEngine } from './buildEngine.ts';
import { buildPhaser } from './phaser/buildPhaser.ts';

/** Builds what tests load from disk. An engine that does not compile fails its own tests, not all the others. */
export const setup = async (): Promise<void> => {
  await buildPhaser();
  await Promise.all([buildEngine(), buildEngine('threaded')]).catch((error: unknown) =>
    console.error(String(error)),
  );
};
