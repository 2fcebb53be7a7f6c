import { buildEngine } from '../build/buildEngine.ts';
import { buildPhaser } from '../build/phaser/buildPhaser.ts';

/** Builds what tests load from disk. If the engine does not compile, only its own tests fail. */
export const setup = async (): Promise<void> => {
  await buildPhaser();
  await Promise.all([buildEngine(), buildEngine('threaded')]).catch((error: unknown) =>
    console.error(String(error)),
  );
};
