import { type HelperTask, helpEngine } from './wasm/helpEngine.ts';

/** A helper's only code of its own. From its task on it sleeps and works within WebAssembly. */
self.onmessage = ({ data }: MessageEvent<HelperTask>) => helpEngine(data, () => self.postMessage('joined'));
self.postMessage('here');
