import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { serveFolder } from '../../testkit/packages/folderServer.ts';
import { outsideTools } from '../../testkit/packages/outsideTools.ts';
import { fromRoot } from '../../tools/paths.ts';
import { installedPages } from './installedPages.ts';

const pages = installedPages();

/** The guide's example in a template language. */
const exampleIn = (language: string): string =>
  new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(
    readFileSync(fromRoot('docs', 'EMBED.md'), 'utf8'),
  )?.[1] ?? '';

test.each(['jsx', 'vue', 'svelte'])('the gallery shows the example in %s that the guide has', language => {
  const gallery = readFileSync(fromRoot('public', 'embed', 'example.html'), 'utf8');
  expect(gallery.replaceAll('&lt;', '<').replaceAll('&gt;', '>')).toContain(exampleIn(language).trim());
});

const SAVE = 'const save = ({ move }) => console.log(move);';

/** A whole page around the example, as users of the framework write it. */
const PAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  React: {
    'main.jsx': `import '@flipside/board'; import { createRoot } from 'react-dom/client'; ${SAVE}
      const Board = () => (<>${exampleIn('jsx').replace(/^\/\/.*\n/m, '')}</>);
      createRoot(document.getElementById('app')).render(<Board />);`,
  },
  Vue: {
    'main.js': `import '@flipside/board'; import { createApp } from 'vue/dist/vue.esm-bundler.js'; ${SAVE}
      const app = createApp({ template: ${JSON.stringify(exampleIn('vue'))}, setup: () => ({ save }) });
      app.config.compilerOptions.isCustomElement = name => name === 'flipside-board';
      app.mount('#app');`,
  },
  Svelte: {
    'main.js': `import '@flipside/board'; import { mount } from 'svelte'; import App from './App.svelte';
      mount(App, { target: document.getElementById('app') });`,
    'App.svelte': `<script>${SAVE}</script>${exampleIn('svelte')}`,
  },
};

/** Compiles Svelte components. */
const svelte = (tools: string): Plugin => ({
  name: 'svelte',
  transform: async (code, id) => {
    if (!id.endsWith('.svelte')) return null;
    const { compile } = await import(join(tools, 'svelte', 'src', 'compiler', 'index.js'));
    return { code: compile(code, { filename: id, generate: 'client' }).js.code, map: null };
  },
});

test.each(Object.entries(PAGES))(
  'the example for %s plays a move and receives its event',
  async (_, files) => {
    const folder = mkdtempSync(join(pages.installed.folder, 'framework-'));
    const tools = join(outsideTools(), 'node_modules');
    symlinkSync(tools, join(folder, 'node_modules'));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const script = Object.keys(files)[0];
    writeFileSync(
      join(folder, 'index.html'),
      `<!doctype html><html lang="en"><title>A page</title><div id="app"></div><script type="module" src="./${script}"></script></html>`,
    );
    const board = join(pages.installed.folder, 'node_modules', '@flipside', 'board', 'flipside-board.js');
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      base: './',
      plugins: [svelte(tools)],
      resolve: { alias: { '@flipside/board': board }, preserveSymlinks: true },
      oxc: { jsx: { runtime: 'automatic' } },
      build: { outDir: 'out' },
    });
    const server = await serveFolder(join(folder, 'out'));
    const page = await pages.browser.newPage();
    try {
      const heard = new Promise<string>(resolve => {
        page.on('console', message => message.type() === 'log' && resolve(message.text()));
        page.on('pageerror', error => resolve(String(error)));
      });
      await page.goto(server.address);
      await page.locator('flipside-board [data-square]').nth(0).waitFor();
      await page
        .locator('flipside-board')
        .evaluate(element => (element as unknown as { play(move: string): void }).play('d3'));
      expect(await heard).toBe('d3');
    } finally {
      await page.close();
      server.close();
    }
  },
);
