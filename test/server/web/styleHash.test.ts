// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageHeaders } from '../../../server/web/headers.ts';
import { stylesWithin } from '../../../server/web/inlineStyles.ts';
import { fromRoot } from '../../../tools/paths.ts';
import 'vanilla-colorful/hex-color-picker.js';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

test("the page's policy allows the script within the page and no other", () => {
  const scripts = [...readFileSync(fromRoot('index.html'), 'utf8').matchAll(/<script>(.*?)<\/script>/gs)];
  expect(scripts).toHaveLength(1);
  const policy = pageHeaders()['Content-Security-Policy'];
  expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hashOf(scripts[0]?.[1] ?? '')}';`);
});

test("the page's policy allows the style of the color picker and no other", () => {
  const picker = document.createElement('hex-color-picker');
  const style = picker.shadowRoot?.querySelector('style')?.textContent ?? '';
  const policy = pageHeaders()['Content-Security-Policy'];
  expect(policy).toContain(`style-src 'self' 'sha256-${hashOf(style)}';`);
});

test("the page's policy allows the styles within the page that is served", () => {
  const styles = stylesWithin('<style>a { color: red }</style><p></p>\n<style>b {\n}</style>');
  expect(styles).toEqual([`'sha256-${hashOf('a { color: red }')}'`, `'sha256-${hashOf('b {\n}')}'`]);
  expect(pageHeaders({ styles })['Content-Security-Policy']).toContain(` ${styles.join(' ')};`);
});
