import type { Holding } from '../../offline/contract.ts';
import type { OfflineState } from '../../store/appStore.ts';
import type { PlayContext } from '../context.ts';
import { notify } from '../notices.ts';
import type { KeepingWorker } from './keepingWorker.ts';

const sum = (holdings: readonly Holding[]): number =>
  holdings.reduce((bytes, holding) => bytes + holding.bytes, 0);

const isKept = (holding: Holding): boolean => holding.isKept;

/** Offline play, and the page as an installed app. */
export type OfflinePlay = ReturnType<typeof createOffline>;

export const createOffline = (context: Pick<PlayContext, 'stores' | 'offline'>) => {
  const { app } = context.stores;
  const means = context.offline;
  const install = means.followInstalling(installing => app.setState({ installing }));
  let worker: KeepingWorker | undefined;
  let isStopped = false;

  const show = (type: OfflineState['type'], holdings: readonly Holding[]): void => {
    const [kept, total] = [sum(holdings.filter(isKept)), sum(holdings)];
    app.setState({ offline: { type: kept === total ? 'ready' : type, kept, total } });
  };
  /** If even the list of files is missing, no state is shown: everything works as without a worker. */
  const fail = (): void =>
    app.setState(({ offline }) => ({
      offline: offline.total === 0 ? offline : { ...offline, type: 'failed' },
    }));

  /** One file at a time, to leave bandwidth; false if one fails. */
  const fetchAll = async (from: KeepingWorker, wanted: readonly Holding[]): Promise<boolean> => {
    for (const { url, bytes } of wanted) {
      if (isStopped) return true;
      if (!(await from.fetch(url))) return false;
      app.setState(({ offline }) => ({ offline: { ...offline, kept: offline.kept + bytes } }));
    }
    return true;
  };

  const fetchWhere = async (from: KeepingWorker, isWanted: (holding: Holding) => boolean): Promise<void> => {
    isStopped = false;
    const before = await from.holdings();
    show('fetching', before);
    const wanted = before.filter(holding => !holding.isKept && isWanted(holding));
    const isComplete = await fetchAll(from, wanted);
    show(isComplete ? 'partly' : 'failed', await from.holdings());
  };

  const fetchRest = async (): Promise<void> => {
    if (worker === undefined || app.getState().offline.type === 'fetching') return;
    await fetchWhere(worker, () => true).catch(fail);
  };

  return {
    /** Starts caching the page's files: all of them, unless data should be saved. */
    start: async (): Promise<void> => {
      const onUpdate = (): void => {
        app.setState({ hasUpdate: true });
        notify(app, 'updateReady');
      };
      try {
        worker = await means.start(onUpdate);
        if (worker === undefined) return;
        const loaded = new Set(worker.loaded());
        const sparing = means.isSparing();
        await fetchWhere(worker, ({ url }) => !sparing || loaded.has(url));
      } catch {
        fail();
      }
    },
    /** Caches all remaining files. */
    fetchRest,
    stopFetching: (): void => {
      isStopped = true;
    },
    /** Asks the browser to install the page. */
    install,
    /** Reloads the page in its newest version. The current game is restored. */
    takeUpdate: (): void => worker?.update(),
    /** Reloads the page after part of it failed to load. */
    reload: means.reload,
  };
};
