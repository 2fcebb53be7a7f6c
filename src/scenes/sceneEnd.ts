import * as Phaser from 'phaser';

/**
 * Calls `end` once when the scene ends, whether it is shut down or destroyed with the game. Calls come in the order of
 * registration: one that may write to the stores must be registered last, when the scene no longer follows them.
 */
export const onSceneEnd = (scene: Phaser.Scene, end: () => void): void => {
  const { SHUTDOWN, DESTROY } = Phaser.Scenes.Events;
  const once = (): void => {
    scene.events.off(SHUTDOWN, once);
    scene.events.off(DESTROY, once);
    end();
  };
  scene.events.once(SHUTDOWN, once);
  scene.events.once(DESTROY, once);
};
