import { ReadingService, type ToReader } from './readingService.ts';

/** A file of ten megabytes takes seconds to read, during which the page goes on. */
const service = new ReadingService(message => self.postMessage(message));

self.onmessage = ({ data }: MessageEvent<ToReader>) => service.receive(data);
