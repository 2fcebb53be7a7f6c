import type { LibraryWork } from '../../store/library/libraryStore.ts';
import type { PlayContext } from '../context.ts';
import type { LibraryMirror } from './mirror.ts';
import type { FillOptions } from './thread/calls.ts';

/** Long work with the library. Only one runs at a time. */
export interface LongWork {
  readonly isCancelled: () => boolean;
  readonly begin: (what: LibraryWork['what'], of?: number) => void;
  readonly tell: (done: number, of: number) => void;
  readonly end: () => void;
  readonly cancel: () => void;
  /** Registers a listener for cancellation. */
  readonly onCancel: (listener: () => void) => void;
}

export const createLongWork = ({ stores: { library: store } }: PlayContext): LongWork => {
  let isCancelled = false;
  let stop = (): void => undefined;
  return {
    isCancelled: () => isCancelled,
    begin: (what, of = 0) => {
      isCancelled = false;
      stop = () => undefined;
      store.setState({ work: { what, done: 0, of }, news: undefined, trouble: undefined });
    },
    tell: (done, of) =>
      store.setState(({ work }) => (work === undefined ? {} : { work: { ...work, done, of } })),
    end: () => store.setState({ work: undefined }),
    cancel: () => {
      isCancelled = true;
      stop();
    },
    onCancel: listener => {
      stop = listener;
    },
  };
};

/** Items on their way from a reader to the library's worker. */
export interface ItemSource {
  readonly port: MessagePort;
  /** Registers a listener for a failure before the last item. */
  readonly onFailure: (listener: () => void) => void;
  /** Cancels the transfer. */
  readonly end: () => void;
}

interface FillingParts {
  readonly context: PlayContext;
  readonly mirror: LibraryMirror;
  readonly work: LongWork;
}

/** Imports all items of a reader. Returns whether all of them were stored. */
export const createFill =
  ({ context, mirror, work }: FillingParts) =>
  async (items: ItemSource, options: FillOptions = {}): Promise<boolean> => {
    const { thread } = context.library;
    work.begin('writing');
    work.onCancel(() => void thread.call('cancel', 'stopped'));
    items.onFailure(() => void thread.call('cancel', 'unread'));
    const outcome = await thread.call('fill', items.port, options);
    items.end();
    work.end();
    mirror.settle(outcome, news => context.stores.library.setState({ news }));
    return outcome.type === 'done' && outcome.value.type === 'added';
  };
