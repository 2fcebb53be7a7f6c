import * as Phaser from 'phaser';
import type { StoreApi } from 'zustand/vanilla';

/**
 * Calls `end` once when the scene ends, whether it is shut down or destroyed with the game. Ends come in the order in
 * which they were asked for: one that may tell the stores has to be the last, when nothing of the scene hears it.
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

/** As much of a store as it takes to follow it. */
export type Watched<State> = Pick<StoreApi<State>, 'getState' | 'subscribe'>;

/** Calls `apply` with a slice of a store at once and after each change of it, until the scene ends. */
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
