import { ReadingService, type ToReader } from './readingService.ts';

/** Runs in a worker because a file of ten megabytes takes seconds to read. */
const service = new ReadingService(message => self.postMessage(message));

self.onmessage = ({ data }: MessageEvent<ToReader>) => service.receive(data);
