import * as Phaser from 'phaser';

/**
 * Starts a game without a renderer and resolves with its first scene once that is created. For files that begin with
 * `// @vitest-environment jsdom`; end it with `scene.game.destroy(true)`.
 */
export const startHeadless = <S extends Phaser.Scene>(scene: S, ...others: Phaser.Scene[]): Promise<S> =>
  new Promise(resolve => {
    new Phaser.Game({
      type: Phaser.HEADLESS,
      banner: false,
      audio: { noAudio: true },
      scene: [scene, ...others],
      callbacks: { postBoot: () => resolve(scene) },
    });
  });
