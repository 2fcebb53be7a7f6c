import { html, render, type TemplateResult } from 'lit';
import { notify } from '../../play/notices.ts';
import { createValue, follow, unfollowed } from '../../store/following.ts';
import type { Stores } from '../../store/stores.ts';
import { land, type Shell } from './shell.ts';

/** Shows a screen and returns a function that removes it. */
export type Mount = (shell: Shell) => () => void;

/** A lazily loaded part of the page. */
export interface Part<Module> {
  /** The part if it is loaded; reading it subscribes to its loading. */
  readonly loaded: () => Module | undefined;
  /** Rejects if loading fails; the next call tries again. */
  readonly load: () => Promise<Module>;
}

const parts: Part<unknown>[] = [];

/** Registers a part for `loadAllParts`. */
export const later = <Module>(fetch: () => Promise<Module>): Part<Module> => {
  const here = createValue<Module | undefined>(undefined);
  const part: Part<Module> = {
    loaded: here.get,
    load: async () => {
      const module = unfollowed(here.get) ?? (await fetch());
      here.set(module);
      return module;
    },
  };
  parts.push(part);
  return part;
};

/** Loads every lazy part, one after the other. Rejects at the first failure. */
export const loadAllParts = async (): Promise<void> => {
  // A part can register further parts while loading.
  for (let index = 0; index < parts.length; index++) await parts[index]?.load();
};

/** Placeholder for a screen that is loading; after a failure it offers to try again. */
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

/** A screen that is loaded when first shown, and appears at once after that. */
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
    // Browsers cache a damaged module until the page is reloaded.
    const reload = (): void => shell.play.offline.reload();
    const { words } = shell;
    const attempt = (otherwise: () => void): void => {
      room.wait();
      // A screen whose texts come later than the screen itself would show empty cards.
      const texts = words.language() === 'en' ? words.complete() : undefined;
      void Promise.all([part.load(), texts]).then(
        ([module]) => arrive(module),
        () => room.fail(otherwise),
      );
    };
    attempt(() => attempt(reload));
    return () => {
      isLeft = true;
      end();
    };
  };
};

/** Whether a part is needed, derived from the stores. */
type Wish = (stores: Stores) => boolean;

interface Addition {
  readonly isWanted: Wish;
  /** Called if loading fails; without it a notice is shown. */
  readonly fail?: () => void;
}

/**
 * Adds to a screen a part that only some people need: it is loaded when `isWanted` first holds, and mounted while it
 * holds.
 */
export const addition =
  <Module>(part: Part<Module>, mountOf: (module: Module) => Mount, { isWanted, ...other }: Addition): Mount =>
  shell => {
    const { stores } = shell.play;
    let end: (() => void) | undefined;
    const leave = (): void => {
      end?.();
      end = undefined;
    };
    const { fail = () => notify(stores.app, 'partMissing') } = other;
    let isLoading = false;
    const load = (): void => {
      if (isLoading) return;
      isLoading = true;
      void part
        .load()
        .catch(fail)
        .finally(() => {
          isLoading = false;
        });
    };
    const { stop } = follow(() => {
      const module = isWanted(stores) ? part.loaded() : undefined;
      unfollowed(() => {
        if (!isWanted(stores)) leave();
        else if (module === undefined) load();
        else end ??= mountOf(module)(shell);
      });
    }, Object.values(stores));
    return () => {
      stop();
      leave();
    };
  };

/** An addition with its own lazy part. */
export const laterAddition = <Module>(
  fetch: () => Promise<Module>,
  mountOf: (module: Module) => Mount,
  wish: Addition,
): Mount => addition(later(fetch), mountOf, wish);

/** Starts following a store when there is something to follow; the part is loaded then. */
export const laterFollower = <Module, Details extends readonly unknown[]>(
  fetch: () => Promise<Module>,
  followOf: (module: Module) => (shell: Shell, ...details: Details) => () => void,
  { isNeeded }: { readonly isNeeded: Wish },
): ((shell: Shell, ...details: Details) => () => void) => {
  const part = later(fetch);
  return (shell, ...details) => {
    const { stores } = shell.play;
    let end: (() => void) | undefined;
    const { stop } = follow(() => {
      if (end !== undefined || !isNeeded(stores)) return;
      const module = part.loaded();
      unfollowed(() => {
        if (module !== undefined) end = followOf(module)(shell, ...details);
        // Offline, the next change tries again.
        else void part.load().catch(() => {});
      });
    }, Object.values(stores));
    return () => {
      stop();
      end?.();
    };
  };
};

type Content = (shell: Shell) => TemplateResult;

/** Lazily loaded content: a placeholder while loading, and after a failure a button to try again. */
export const laterContent = (fetch: () => Promise<Content>): Content => {
  const part = later(fetch);
  const state = createValue<'idle' | 'coming' | 'failed'>('idle');
  const attempt = (): void => {
    state.set('coming');
    void part.load().then(
      () => state.set('idle'),
      () => state.set('failed'),
    );
  };
  return shell => {
    const content = part.loaded();
    if (content !== undefined) return content(shell);
    const { words } = shell;
    if (state.get() === 'failed')
      return html`
        <p role="alert">${words.t('notice.partMissing')}</p>
        <button type="button" @click=${attempt}>${words.t('part.retry')}</button>`;
    if (state.get() === 'idle') attempt();
    return html`<p aria-busy="true">${words.t('part.loading')}</p>`;
  };
};
