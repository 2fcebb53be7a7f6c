import { loadClient } from './clients.ts';
import type { DrivenBrowser, Tab } from './tab.ts';

interface Page {
  readonly goto: (address: string) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  readonly evaluate: <Result>(inPage: unknown, ...given: readonly unknown[]) => Promise<Result>;
  readonly mouse: { readonly click: (x: number, y: number) => Promise<void> };
  readonly keyboard: { readonly press: (key: string) => Promise<void> };
  readonly setViewport: (size: { width: number; height: number }) => Promise<void>;
  readonly screenshot: () => Promise<Uint8Array>;
}

interface Context {
  readonly newPage: () => Promise<Page>;
  readonly close: () => Promise<void>;
}

interface Puppeteer {
  readonly launch: (options: object) => Promise<{
    readonly version: () => Promise<string>;
    readonly createBrowserContext: () => Promise<Context>;
    readonly close: () => Promise<void>;
  }>;
}

const tabOf = (page: Page, context: Context): Tab => ({
  open: async address => void (await page.goto(address)),
  reload: async () => void (await page.reload()),
  run: (inPage, ...given) => page.evaluate(inPage, ...given),
  click: (x, y) => page.mouse.click(x, y),
  press: key => page.keyboard.press(key),
  resize: (width, height) => page.setViewport({ width, height }),
  picture: () => page.screenshot(),
  close: () => context.close(),
});

export const openFirefox = async (executablePath: string): Promise<DrivenBrowser> => {
  const browser = await loadClient<Puppeteer>('puppeteer-core').launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1' },
    extraPrefsFirefox: { 'webgl.force-enabled': true, 'intl.accept_languages': 'en-US' },
  });
  return {
    name: (await browser.version()).replace('firefox/', 'Firefox '),
    newTab: async () => {
      const context = await browser.createBrowserContext();
      return tabOf(await context.newPage(), context);
    },
    close: () => browser.close(),
  };
};
