import { html, render } from 'lit';
import type { StoreApi } from 'zustand/vanilla';
import { notify } from '../../play/notices.ts';
import type { Stores } from '../../store/stores.ts';
import { land, type Shell } from './shell.ts';

/** Shows a screen and returns a function that removes it. */
export type Mount = (shell: Shell) => () => void;

/** A part of the page that comes over the network when it is first needed. */
export interface Part<Module> {
  /** The part if it has come already. */
  readonly loaded: () => Module | undefined;
  /** Rejects if the part cannot be had; the next call tries again. */
  readonly load: () => Promise<Module>;
}

const parts: Part<unknown>[] = [];

/** Notes a part, for `loadAllParts`. */
export const later = <Module>(fetch: () => Promise<Module>): Part<Module> => {
  let module: Module | undefined;
  const part: Part<Module> = {
    loaded: () => module,
    load: async () => {
      module ??= await fetch();
      return module;
    },
  };
  parts.push(part);
  return part;
};

/**
 * Loads everything that would otherwise be loaded when first needed, one part after the other. Rejects at the first one that
 * cannot be had.
 */
export const loadAllParts = async (): Promise<void> => {
  // A part can bring further parts.
  for (let index = 0; index < parts.length; index++) await parts[index]?.load();
};

/** Stands where a screen will be; after a failure it says so and lets a person try again. */
const waitingRoom = ({ root, words }: Shell) => {
  const element = document.createElement('main');
  element.className = 'part-to-come';
  element.tabIndex = -1;
  root.append(element);
  return {
    wait: () => render(html`<p role="status">${words.t('part.loading')}</p>`, element),
    fail: (again: () => void) => {
      const text = words.t('notice.partMissing');
      const button = html`<button type="button" class="primary" data-landing @click=${again}>${words.t('part.retry')}</button>`;
      render(html`<p role="alert">${text}</p>${button}`, element);
    },
    close: () => element.remove(),
  };
};

/** A screen that is loaded when it is first shown, and is shown at once after that. */
export const laterScreen = <Module>(
  fetch: () => Promise<Module>,
  mountOf: (module: Module) => Mount,
): Mount => {
  const part = later(fetch);
  return shell => {
    const module = part.loaded();
    if (module !== undefined) return mountOf(module)(shell);
    const room = waitingRoom(shell);
    let end = room.close;
    let isLeft = false;
    const arrive = (arrived: Module): void => {
      if (isLeft) return;
      room.close();
      end = mountOf(arrived)(shell);
      land(shell.root.lastElementChild ?? shell.root);
    };
    // A browser does not fetch a part again that has come damaged, until the page is loaded again.
    const reload = (): void => shell.play.offline.reload();
    const attempt = (otherwise: () => void): void => {
      room.wait();
      void part.load().then(arrive, () => room.fail(otherwise));
    };
    attempt(() => attempt(reload));
    return () => {
      isLeft = true;
      end();
    };
  };
};

/** What an addition waits for: settings, or the game that is played. */
type FollowedStore = 'settings' | 'match' | 'online' | 'app' | 'club';

/** Adds to a screen what only some people want: it is loaded when `isWanted` first holds, and stays as long as it does. */
export const laterAddition = <Module>(
  fetch: () => Promise<Module>,
  mountOf: (module: Module) => Mount,
  { isWanted, follows }: { isWanted: (stores: Stores) => boolean; follows: readonly FollowedStore[] },
): Mount => {
  const part = later(fetch);
  return shell => {
    const { stores } = shell.play;
    let end: (() => void) | undefined;
    let isLoading = false;
    let isLeft = false;
    const add = (module: Module): void => {
      isLoading = false;
      if (!isLeft && end === undefined && isWanted(stores)) end = mountOf(module)(shell);
    };
    const fail = (): void => {
      isLoading = false;
      notify(stores.app, 'partMissing');
    };
    const follow = (): void => {
      if (!isWanted(stores)) {
        end?.();
        end = undefined;
        return;
      }
      if (end !== undefined || isLoading) return;
      const module = part.loaded();
      isLoading = module === undefined;
      if (module === undefined) void part.load().then(add, fail);
      else add(module);
    };
    follow();
    const stops = follows.map(name => stores[name].subscribe(follow));
    return () => {
      isLeft = true;
      for (const stop of stops) stop();
      end?.();
    };
  };
};

/**
 * Opens a dialog that is loaded when it is first opened; a notice says if it cannot be had. Presses while it comes open one
 * dialog, the last one asked for.
 */
export const laterDialog = <Module, Details extends readonly unknown[]>(
  fetch: () => Promise<Module>,
  openOf: (module: Module) => (shell: Shell, ...details: Details) => unknown,
): ((shell: Shell, ...details: Details) => void) => {
  const part = later(fetch);
  let wanted: ((module: Module) => unknown) | undefined;
  return (shell, ...details) => {
    const open = (arrived: Module): unknown => openOf(arrived)(shell, ...details);
    const module = part.loaded();
    if (module !== undefined) return void open(module);
    const isComing = wanted !== undefined;
    wanted = open;
    if (isComing) return;
    void part
      .load()
      .then(
        arrived => wanted?.(arrived),
        () => notify(shell.play.stores.app, 'partMissing'),
      )
      .finally(() => {
        wanted = undefined;
      });
  };
};

/** What a part follows, and whether there is anything to follow. */
interface Followed<State> {
  readonly store: (shell: Shell) => StoreApi<State>;
  readonly isNeeded: (state: State) => boolean;
}

/** Follows a store from the moment when there is something to follow; the part is loaded then. */
export const laterFollower = <Module, State, Details extends readonly unknown[]>(
  fetch: () => Promise<Module>,
  followOf: (module: Module) => (shell: Shell, ...details: Details) => () => void,
  { store, isNeeded }: Followed<State>,
): ((shell: Shell, ...details: Details) => () => void) => {
  const part = later(fetch);
  return (shell, ...details) => {
    const followed = store(shell);
    let end: (() => void) | undefined;
    let isLeft = false;
    const begin = (module: Module): void => {
      if (isLeft || end !== undefined) return;
      stop();
      end = followOf(module)(shell, ...details);
    };
    /** Without a network the next change tries again. */
    const look = (): void => {
      if (!isNeeded(followed.getState())) return;
      const module = part.loaded();
      if (module !== undefined) begin(module);
      else void part.load().then(begin, () => {});
    };
    const stop = followed.subscribe(look);
    look();
    return () => {
      isLeft = true;
      stop();
      end?.();
    };
  };
};
