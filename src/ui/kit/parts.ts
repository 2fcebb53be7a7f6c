import { html, render, type TemplateResult } from 'lit';
import { notify } from '../../play/notices.ts';
import { createValue, follow, unfollowed } from '../../store/following.ts';
import type { Stores } from '../../store/stores.ts';
import { land, type Shell } from './shell.ts';

/** Shows a screen and returns a function that removes it. */
export type Mount = (shell: Shell) => () => void;

/** A part of the page that comes over the network when it is first needed. */
export interface Part<Module> {
  /** The part if it has come already; who asks follows its coming. */
  readonly loaded: () => Module | undefined;
  /** Rejects if the part cannot be had; the next call tries again. */
  readonly load: () => Promise<Module>;
}

const parts: Part<unknown>[] = [];

/** Notes a part, for `loadAllParts`. */
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

/** Whether a part is wanted, by what is read of the stores. */
type Wish = (stores: Stores) => boolean;

interface Addition {
  readonly isWanted: Wish;
  /** What is done where it cannot be had; a person is told if this is left out. */
  readonly fail?: () => void;
}

/** Adds to a screen what only some people want: it is loaded when `isWanted` first holds, and stays as long as it does. */
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

/** An addition whose part is only asked for here. */
export const laterAddition = <Module>(
  fetch: () => Promise<Module>,
  mountOf: (module: Module) => Mount,
  wish: Addition,
): Mount => addition(later(fetch), mountOf, wish);

/** Begins to follow something when there is something to follow; the part is loaded then. */
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
        // Without a network the next change tries again.
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

/** Content that is loaded when it is first shown; until then it says so, and after a failure it lets a person try again. */
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
