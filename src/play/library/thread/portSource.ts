import { type ItemPart, MORE, type PartMessage } from './parts.ts';

/** The items that a reader sends through a port, batch by batch. The reader prepares the next batch while this one is written. */
export class PortSource implements AsyncIterable<ItemPart> {
  readonly #port: MessagePort;
  readonly #ready: (ItemPart | undefined)[] = [];
  #wake = (): void => undefined;
  #hasEnded = false;

  constructor(port: MessagePort) {
    this.#port = port;
    port.onmessage = ({ data }: MessageEvent<PartMessage>) => {
      this.#ready.push(data.part);
      this.#wake();
    };
  }

  /** Ends the iteration: cancelled or complete. */
  end(): void {
    this.#hasEnded = true;
    this.#port.close();
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<ItemPart, void> {
    for (;;) {
      while (this.#ready.length === 0 && !this.#hasEnded)
        await new Promise<void>(resolve => {
          this.#wake = resolve;
        });
      const part = this.#ready.shift();
      if (part === undefined || this.#hasEnded) return;
      this.#port.postMessage(MORE);
      yield part;
    }
  }
}
