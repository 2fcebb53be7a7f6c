import { afterEach, expect, test, vi } from 'vitest';
import { trustOwnParts } from '../../src/engine/trust.ts';

interface Policy {
  readonly createScriptURL: (address: string) => string | undefined;
  readonly createHTML: (html: string) => string | undefined;
}

afterEach(() => vi.unstubAllGlobals());

const policyOfPage = (): Policy => {
  const made: Policy[] = [];
  vi.stubGlobal('location', new URL('https://play.example/games/'));
  vi.stubGlobal('trustedTypes', { createPolicy: (_: string, policy: Policy) => made.push(policy) });
  trustOwnParts();
  return made[0] as Policy;
};

test('only scripts of this site may be started', () => {
  const { createScriptURL } = policyOfPage();
  for (const own of ['https://play.example/games/bundle/worker-1a.js', './offline.js', '/x/engine.js?v=1'])
    expect(createScriptURL(own)).toBe(own);
  for (const other of [
    'https://evil.example/w.js',
    '//evil.example/w.js',
    'data:text/javascript,1',
    'blob:x',
    './page.html',
  ])
    expect(createScriptURL(other)).toBeUndefined();
});

test('only the HTML of the color picker is allowed', () => {
  const { createHTML } = policyOfPage();
  const slider =
    '<div role="slider" tabindex="0" part="hue" aria-label="Hue" aria-valuemin="0" aria-valuemax="360"><div part="hue-pointer"></div></div>';
  for (const part of ['<style>:host{display:flex}</style>', slider]) expect(createHTML(part)).toBe(part);
  for (const odd of [
    '<img src=x onerror=alert(1)>',
    `${slider}<script>1</script>`,
    '<style></style><b>',
    slider.replace('part=', 'onclick='),
  ])
    expect(createHTML(odd)).toBeUndefined();
});

test('a browser without trusted types is left alone', () => {
  expect(() => trustOwnParts()).not.toThrow();
});
