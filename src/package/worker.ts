import { loadPacked, loadProgram } from '../engine/loadFiles.ts';
import type { ToWorker } from '../engine/messages.ts';
import { SearchService } from '../engine/searchService.ts';

/** The engine's worker in a browser: its files lie beside it. It shares no memory, so it needs no helpers. */
const service = new SearchService({
  post: message => self.postMessage(message),
  load: () => loadProgram(new URL(/* @vite-ignore */ './engine.wasm', import.meta.url).href),
  loadWeights: () => loadPacked(new URL(/* @vite-ignore */ './flipside.weights', import.meta.url).href),
  openHelper: () => {
    throw new Error('This engine searches alone.');
  },
});

self.onmessage = ({ data }: MessageEvent<ToWorker>) => service.receive(data);
