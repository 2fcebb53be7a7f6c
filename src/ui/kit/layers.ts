/** A closable layer over a screen: a dialog or a sheet. */
interface Layer {
  readonly close: () => void;
}

/** From bottom to top. */
let layers: readonly Layer[] = [];
const followers = new Set<() => void>();

const change = (next: readonly Layer[]): void => {
  layers = next;
  for (const follow of followers) follow();
};

/** Adds a layer on top; returns a function to call once the layer is closed. */
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
  // Browsers report closed dialogs asynchronously, so they are removed here already.
  change(layers.slice(0, count));
  for (const { close } of closing) close();
};

/** Calls `follow` whenever layers open or close; returns a function that stops this. */
export const followLayers = (follow: () => void): (() => void) => {
  followers.add(follow);
  return () => followers.delete(follow);
};
