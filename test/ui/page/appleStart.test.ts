// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { LAUNCH_SCREENS } from '../../../src/look/launchScreens.ts';
import { tellAppleStart } from '../../../src/ui/page/appleStart.ts';
import { openPage } from '../../../testkit/ui/testPage.ts';

const links = (): readonly HTMLLinkElement[] => [
  ...document.head.querySelectorAll<HTMLLinkElement>('link[rel="apple-touch-startup-image"]'),
];

test('only Apple browsers get links to launch screens', () => {
  openPage({ screen: 'menu' }).close();
  expect(links()).toEqual([]);
});

test('launch screen links are relative, so that they work in any folder', () => {
  tellAppleStart(document.head);
  expect(links().map(link => [link.getAttribute('href'), link.media])).toEqual(
    LAUNCH_SCREENS.map(({ path, media }) => [`./${path}`, media]),
  );
  expect(document.querySelector('meta[name="apple-mobile-web-app-capable"]')?.getAttribute('content')).toBe(
    'yes',
  );
});
