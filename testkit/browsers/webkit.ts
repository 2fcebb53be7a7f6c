import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { until } from '../until.ts';
import { loadClient } from './clients.ts';
import type { DrivenBrowser, Tab } from './tab.ts';

interface Actions {
  readonly move: (to: { x: number; y: number; duration: number }) => Actions;
  readonly click: () => Actions;
  readonly sendKeys: (...keys: readonly string[]) => Actions;
  readonly perform: () => Promise<void>;
}

interface Driver {
  readonly get: (address: string) => Promise<void>;
  readonly navigate: () => { readonly refresh: () => Promise<void> };
  readonly executeScript: <Result>(script: string, ...given: readonly unknown[]) => Promise<Result>;
  readonly actions: () => Actions;
  readonly takeScreenshot: () => Promise<string>;
  readonly manage: () => {
    readonly window: () => {
      readonly setRect: (size: { width: number; height: number }) => Promise<unknown>;
    };
  };
  readonly getCapabilities: () => Promise<{ readonly get: (name: string) => string }>;
  readonly quit: () => Promise<void>;
}

interface Selenium {
  readonly Builder: new () => {
    usingServer(address: string): { withCapabilities(wanted: object): { build(): Promise<Driver> } };
  };
  readonly Key: Readonly<Record<string, string>>;
}

/** WebDriver's names of the keys that are no letters. */
const KEYS: Readonly<Record<string, string>> = {
  Enter: 'ENTER',
  Tab: 'TAB',
  Escape: 'ESCAPE',
  ArrowLeft: 'ARROW_LEFT',
  ArrowUp: 'ARROW_UP',
  ArrowRight: 'ARROW_RIGHT',
  ArrowDown: 'ARROW_DOWN',
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const answers = async (address: string): Promise<void> => {
  await fetch(`${address}/status`);
};

const tabOf = (driver: Driver, { Key }: Selenium, close: () => Promise<void>): Tab => {
  const run: Tab['run'] = (inPage, ...given) =>
    driver.executeScript(`return (${inPage.toString()})(...arguments)`, ...given);
  return {
    open: address => driver.get(address),
    reload: () => driver.navigate().refresh(),
    run,
    click: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .click()
        .perform(),
    press: key =>
      driver
        .actions()
        .sendKeys(Key[KEYS[key] ?? ''] ?? key)
        .perform(),
    resize: async (width, height) => {
      // The size of a window includes its tool bar.
      await driver.manage().window().setRect({ width, height });
      const bars = await run(wanted => wanted - innerHeight, height);
      await driver
        .manage()
        .window()
        .setRect({ width, height: height + bars });
    },
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close,
  };
};

/** GNOME's engine in its smallest browser, on a screen in memory. Each tab is a browser, since a driver has one session. */
export const openWebKit = async (miniBrowser: string): Promise<DrivenBrowser> => {
  const selenium = loadClient<Selenium>('selenium-webdriver');
  const display = `:${90 + Math.floor(Math.random() * 1000)}`;
  const screen = spawn('Xvfb', [display, '-screen', '0', '2600x1600x24'], { stdio: 'ignore' });
  const env = {
    ...process.env,
    DISPLAY: display,
    LIBGL_ALWAYS_SOFTWARE: '1',
    // Its sandbox needs namespaces, which containers lack.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const wanted = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
  };
  const start = async (): Promise<{ driver: Driver; process: ChildProcess }> => {
    const port = await freePort();
    const child = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
    const address = `http://127.0.0.1:${port}`;
    await until(() => answers(address));
    const driver = await new selenium.Builder().usingServer(address).withCapabilities(wanted).build();
    return { driver, process: child };
  };
  const first = await start();
  const version = (await first.driver.getCapabilities()).get('browserVersion');
  await first.driver.quit();
  first.process.kill();
  return {
    name: `WebKitGTK ${version}`,
    newTab: async () => {
      const { driver, process: child } = await start();
      return tabOf(driver, selenium, async () => {
        await driver.quit();
        child.kill();
      });
    },
    close: () => Promise.resolve(void screen.kill()),
  };
};
