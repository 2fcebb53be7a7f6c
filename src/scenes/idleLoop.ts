import * as Phaser from 'phaser';

/** Frames painted after the last motion, so that everything requested in between reaches the screen. */
const QUIET_FRAMES = 3;

export interface IdleLoop {
  readonly wake: () => void;
  readonly stop: () => void;
}

/** Lets a game sleep while nothing moves: it paints no frames until something wakes it. */
export const sleepWhenIdle = (game: Phaser.Game, isIdle: () => boolean): IdleLoop => {
  let quiet = 0;
  let asked: number | undefined;
  const afterFrame = (): void => {
    quiet = isIdle() ? quiet + 1 : 0;
    if (quiet > QUIET_FRAMES) game.loop.sleep();
  };
  const start = (): void => {
    asked = undefined;
    game.loop.wake();
  };
  const wake = (): void => {
    quiet = 0;
    if (!game.loop.running) asked ??= requestAnimationFrame(start);
  };
  // Phaser handles the same events, and must do so first.
  const wakeSoon = (): void => void setTimeout(wake);
  game.events.on(Phaser.Core.Events.POST_RENDER, afterFrame);
  document.addEventListener('visibilitychange', wakeSoon);
  game.canvas.addEventListener('webglcontextrestored', wakeSoon);
  const stop = (): void => {
    if (asked !== undefined) cancelAnimationFrame(asked);
    game.events.off(Phaser.Core.Events.POST_RENDER, afterFrame);
    document.removeEventListener('visibilitychange', wakeSoon);
    game.canvas.removeEventListener('webglcontextrestored', wakeSoon);
  };
  return { wake, stop };
};
