import { expect, type Locator, type Page } from '@playwright/test';

/** Maximum number of tab stops before the focus returns to the start. */
const MOST_STOPS = 60;

/** Runs in the page: records what its live regions announce. */
const listenInPage = (): void => {
  const spoken: string[] = [];
  Object.assign(globalThis, { spoken });
  const REGIONS = '[aria-live], [role=status], [role=alert]';
  const speak = (node: Node): void => {
    const element = node instanceof Element ? node : node.parentElement;
    const region = element?.closest(REGIONS);
    const text = node.textContent?.trim().replace(/\s+/g, ' ') ?? '';
    if (region && region.getAttribute('aria-live') !== 'off' && text !== '') spoken.push(text);
  };
  new MutationObserver(changes => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') speak(target);
      else for (const node of addedNodes) speak(node);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
};

/** A person who does not see the page: presses keys, hears announcements, and asks for the focused element. */
export class Reader {
  readonly #page: Page;
  /** Number of announcements heard. */
  #heard = 0;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async open(page: Page, address: string): Promise<Reader> {
    await page.addInitScript(listenInPage);
    await page.goto(address);
    return new Reader(page);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  /** Waits for the next matching announcement; earlier ones count as heard. */
  async hears(wanted: RegExp): Promise<string> {
    const find = async (): Promise<number> => (await this.#spoken()).findIndex(text => wanted.test(text));
    await expect.poll(find, { message: `to hear ${wanted}`, intervals: [50] }).toBeGreaterThanOrEqual(0);
    const [spoken, index] = [await this.#spoken(), await find()];
    this.#heard += index + 1;
    return spoken[index] ?? '';
  }

  /** Tabs to the control with this role and name, and checks its name. */
  async goTo(role: Parameters<Page['getByRole']>[0], name: string | RegExp): Promise<Locator> {
    const wanted = this.#page.getByRole(role, { name, exact: true });
    for (let stop = 0; stop < MOST_STOPS; stop++) {
      await this.press('Tab');
      const focused = wanted.and(this.#page.locator(':focus'));
      if ((await focused.count()) > 0) return focused;
    }
    throw new Error(`Tab leads to no ${role} ${name}.`);
  }

  /** Tabs to a native select, and selects the option that begins with these letters. */
  async choose(list: string, letters: string): Promise<void> {
    await this.goTo('combobox', list);
    await this.type(letters);
  }

  /** Tabs to a radio group, and selects a radio by arrow keys. */
  async pick(name: string | RegExp): Promise<void> {
    const wanted = this.#page.getByRole('radio', { name, exact: true });
    const group = this.#page.getByRole('radiogroup').filter({ has: wanted });
    const inGroup = group.locator(':focus');
    for (let stop = 0; stop < MOST_STOPS && (await inGroup.count()) === 0; stop++) await this.press('Tab');
    for (let stop = 0; stop < MOST_STOPS; stop++) {
      if ((await wanted.and(this.#page.locator(':focus')).count()) > 0) return;
      await this.press('ArrowRight');
    }
    throw new Error(`No arrow leads to ${name}.`);
  }

  /** The name of the focused element. */
  async focused(): Promise<string> {
    const [, name] = /"(.*?)"/.exec(await this.#page.locator(':focus').ariaSnapshot()) ?? [];
    return name ?? '';
  }

  /** The text that a part of the page is read as. */
  reads(role: Parameters<Page['getByRole']>[0], name: string | RegExp): Promise<string> {
    return this.#page.getByRole(role, { name }).ariaSnapshot();
  }

  async #spoken(): Promise<readonly string[]> {
    const all = await this.#page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken);
    return all.slice(this.#heard);
  }
}
