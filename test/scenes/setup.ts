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

/** All visible images among these objects and in their containers. */
export const imagesIn = (list: readonly Phaser.GameObjects.GameObject[]): Phaser.GameObjects.Image[] =>
  list.flatMap(child => {
    if (child instanceof Phaser.GameObjects.Container) return child.visible ? imagesIn(child.list) : [];
    return child instanceof Phaser.GameObjects.Image && child.visible && child.alpha > 0 ? [child] : [];
  });

/** The name of an image's texture, independent of the board it belongs to. */
export const nameOf = ({ texture }: Phaser.GameObjects.Image): string => texture.key.replace(/^kit\d+-/, '');
