import * as Phaser from 'phaser';
import type { StoreApi } from 'zustand/vanilla';

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

/** The part of a store needed to follow it. */
export type Watched<State> = Pick<StoreApi<State>, 'getState' | 'subscribe'>;

/** Calls `apply` with a slice of a store now and after each change to it, until the scene ends. */
export const watch = <State, Slice>(
  scene: Phaser.Scene,
  store: Watched<State>,
  select: (state: State) => Slice,
  apply: (slice: Slice) => void,
): void => {
  let shown = select(store.getState());
  apply(shown);
  const stop = store.subscribe(state => {
    const next = select(state);
    if (Object.is(next, shown)) return;
    shown = next;
    apply(next);
  });
  onSceneEnd(scene, stop);
};
