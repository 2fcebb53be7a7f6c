import { until } from '../until.ts';
import type { Tab } from './tab.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Runs in the page: the middle of what is visible, can be pressed and is named so. */
const middleOf = (name: string, isStart: boolean): Place | undefined => {
  const parts = ['button', '[role=gridcell], input, textarea, select, summary, label'];
  const named = parts
    .flatMap(part => [...document.querySelectorAll<HTMLElement>(part)])
    .filter(part => {
      const labelledBy = document.getElementById(part.getAttribute('aria-labelledby') ?? '');
      const label = part.getAttribute('aria-label') ?? (labelledBy ?? part).textContent ?? '';
      const words = label.trim().replaceAll(/\s+/g, ' ');
      return isStart ? words.startsWith(name) : words === name;
    });
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const found = named.find(
    part => modal.contains(part) && part.closest('[inert]') === null && part.checkVisibility(),
  );
  found?.scrollIntoView({ block: 'nearest' });
  const box = found?.getBoundingClientRect();
  if (!found || !box || box.width === 0) return undefined;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return found.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined;
};

const textOf = (selector: string): string =>
  [...document.querySelectorAll<HTMLElement>(selector)].map(part => part.textContent).join('\n');

const keep = (settings: string): void => {
  localStorage.setItem('flipside.settings', settings);
};

/** Somebody at a tab: presses what they see by its name, types, reads. */
export class Person {
  readonly tab: Tab;
  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** Opens the page with these settings kept. */
  async arrive(address: string, settings: object): Promise<void> {
    await this.tab.open(address);
    await this.tab.run(keep, JSON.stringify({ version: 1, settings }));
    await this.tab.open('about:blank');
    await this.tab.open(address);
  }

  /** Presses what is called so, once it stands still and nothing lies over it. */
  async press(name: string, { isStart = false } = {}): Promise<void> {
    let last: Place | undefined;
    const { x, y } = await until(async () => {
      const before = last;
      last = (await this.tab.run(middleOf, name, isStart)) ?? undefined;
      if (last === undefined) throw new Error(`nothing on the page is called "${name}"`);
      if (last.x !== before?.x || last.y !== before.y) throw new Error(`"${name}" moves`);
      return last;
    });
    await this.tab.click(x, y);
  }

  async sees(name: string): Promise<boolean> {
    return Boolean(await this.tab.run(middleOf, name, false));
  }

  async type(text: string): Promise<void> {
    for (const letter of text) await this.tab.press(letter);
  }

  /** Resolves to the text of these parts as soon as it matches. */
  read(selector: string, pattern: RegExp): Promise<string> {
    return until(async () => {
      const text = await this.tab.run(textOf, selector);
      if (!pattern.test(text)) throw new Error(`"${text}" does not match ${pattern}`);
      return text;
    });
  }

  /** Runs a function in the page until its result is not undefined, null or false. */
  async waitFor<Arguments extends readonly unknown[], Result>(
    inPage: (...given: Arguments) => Result,
    ...given: Arguments
  ): Promise<NonNullable<Result>> {
    return until(async () => {
      const result = await this.tab.run(inPage, ...given);
      if (result === undefined || result === null || result === false)
        throw new Error(`not yet: ${inPage.toString()}`);
      return result as NonNullable<Result>;
    });
  }
}
