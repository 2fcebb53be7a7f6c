// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pageHeaders } from '../../../server/web/headers.ts';
import 'vanilla-colorful/hex-color-picker.js';

test("the page's policy allows the style of the color picker and no other", () => {
  const picker = document.createElement('hex-color-picker');
  const style = picker.shadowRoot?.querySelector('style')?.textContent ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = pageHeaders()['Content-Security-Policy'];
  expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
});
