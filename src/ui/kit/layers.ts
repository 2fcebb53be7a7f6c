/** Something open over a screen that the person can close: a dialog or a sheet. */
interface Layer {
  readonly close: () => void;
}

/** From the lowest to the topmost. */
let layers: readonly Layer[] = [];
const followers = new Set<() => void>();

const change = (next: readonly Layer[]): void => {
  layers = next;
  for (const follow of followers) follow();
};

/** Puts a layer on top; returns a function to call once it is closed, in whatever way. */
export const addLayer = (close: () => void): (() => void) => {
  const layer: Layer = { close };
  change([...layers, layer]);
  return () => {
    if (layers.includes(layer)) change(layers.filter(other => other !== layer));
  };
};

export const countLayers = (): number => layers.length;

/** Closes the topmost layers until only `count` are open. */
export const closeLayers = (count = 0): void => {
  const closing = layers.slice(count).reverse();
  if (closing.length === 0) return;
  // A browser tells of closed dialogs only later, so they are taken off here.
  change(layers.slice(0, count));
  for (const { close } of closing) close();
};

/** Calls `follow` whenever layers open or close; returns a function that stops this. */
export const followLayers = (follow: () => void): (() => void) => {
  followers.add(follow);
  return () => followers.delete(follow);
};
