import { type HelperTask, helpEngine } from './wasm/threads.ts';

/** The entry of a helper thread. Once it has its task it sleeps and works inside WebAssembly. */
self.onmessage = ({ data }: MessageEvent<HelperTask>) => helpEngine(data, () => self.postMessage('joined'));
self.postMessage('here');
