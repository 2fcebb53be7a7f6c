import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installOutside } from '../outside.ts';

/** What drives the browsers: Firefox by WebDriver BiDi, WebKitGTK by classic WebDriver, the only ones that each of them speaks well. */
const CLIENTS = { 'puppeteer-core': '24.43.1', 'selenium-webdriver': '4.38.0' } as const;

/** Loads a client, which is installed when it is needed for the first time. */
export const loadClient = <Client>(name: keyof typeof CLIENTS): Client =>
  createRequire(join(installOutside('browser-clients', CLIENTS), 'package.json'))(name) as Client;
