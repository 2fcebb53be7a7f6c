import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BUILDERS } from '../../testkit/packages/builders.ts';
import { serveFolder } from '../../testkit/packages/folderServer.ts';
import { examplesOf } from '../../testkit/packages/installed.ts';
import { installedPages } from './installedPages.ts';

const pages = installedPages();

/** The first text that a page prints, or its error. */
const printedBy = async (address: string): Promise<string> => {
  const page = await pages.browser.newPage();
  try {
    const printed = new Promise<string>(resolve => {
      page.on('console', message => {
        if (!message.text().includes('favicon.ico') && !message.location().url.endsWith('favicon.ico'))
          resolve(message.text());
      });
      page.on('pageerror', error => resolve(String(error)));
    });
    await page.goto(address);
    return await printed;
  } finally {
    await page.close();
  }
};

const PRINTS = {
  game: /^c3 c4 c5 c6 c7$/,
  formats: /^\(;GM\[Othello\].*;\)$/,
  openings: /^Tiger/,
  engine: /^[a-h][1-8]$/,
  board: /^d3$/,
} as const;

describe.each(Object.entries(BUILDERS))('a page made with %s', (_, build) => {
  test.each(Object.entries(PRINTS))('runs the first example of @flipside/%s', async (name, says) => {
    const folder = mkdtempSync(join(pages.installed.folder, 'page-'));
    mkdirSync(folder, { recursive: true });
    const [example = ''] = examplesOf(name as keyof typeof PRINTS);
    writeFileSync(join(folder, 'main.js'), example);
    await build(pages.installed, folder);
    const server = await serveFolder(join(folder, 'out'));
    try {
      expect(await printedBy(server.address)).toMatch(says);
    } finally {
      server.close();
    }
  });
});

describe('in a page', () => {
  /** Serves and opens a page with a module in it. */
  const open = async (code: string, policy?: string) => {
    const folder = mkdtempSync(join(pages.installed.folder, 'page-'));
    writeFileSync(join(folder, 'main.js'), code);
    await BUILDERS['no bundler, by an import map']?.(pages.installed, folder);
    const server = await serveFolder(join(folder, 'out'), policy);
    const page = await pages.browser.newPage();
    const said: string[] = [];
    page.on('console', message => said.push(message.text()));
    await page.goto(server.address);
    return { page, said, close: () => page.close().then(server.close) };
  };

  test('two engines work side by side, and disposed ones leave no worker behind', async () => {
    const { page, close } = await open(
      `import { openEngine } from '@flipside/engine';
      const engines = [openEngine(), openEngine()];
      const ask = engine => engine.bestMove('f5', { depth: 6 });
      window.answered = Promise.all(engines.map(ask)).then(answers => answers.map(({ move }) => move));
      window.dispose = () => engines.forEach(engine => engine.dispose());`,
    );
    const answered = await page.evaluate('window.answered');
    expect(answered).toEqual([expect.stringMatching(/^[a-h][1-8]$/), expect.stringMatching(/^[a-h][1-8]$/)]);
    expect(page.workers().length).toBe(2);
    const gone = page.workers().map(worker => worker.waitForEvent('close'));
    await page.evaluate('window.dispose()');
    await Promise.all(gone);
    expect(page.workers().length).toBe(0);
    await close();
  });

  test('files may have other addresses, and a wrong one is named', async () => {
    const { page, close } = await open(
      `import { openEngine } from '@flipside/engine';
      const at = name => './packages/engine/' + name;
      const files = { worker: at('worker.js'), wasm: at('engine.wasm'), weights: at('flipside.weights') };
      const ask = files => openEngine({ files }).bestMove('f5', { depth: 4 }).then(({ move }) => move, ({ message }) => message);
      window.answered = Promise.all([ask(files), ask({ ...files, wasm: './no.wasm' }), ask({ ...files, worker: './no.js' })]);`,
    );
    const [move, noWasm, noWorker] = (await page.evaluate('window.answered')) as readonly string[];
    expect(move).toMatch(/^[a-h][1-8]$/);
    expect(noWasm).toMatch(/^This file of the engine could not be loaded: .*no\.wasm$/);
    expect(noWorker).toMatch(/^This file of the engine could not be loaded: .*no\.js$/);
    await close();
  });
});
