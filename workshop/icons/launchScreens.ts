import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { LAUNCH_SCREENS, type LaunchScreen } from '../../src/look/launchScreens.ts';
import { THEMES } from '../../src/look/themes.ts';
import { fromRoot } from '../../tools/paths.ts';
import { fewColors } from './fewColors.ts';
import { type IndexedPicture, indexedPng } from './indexedPng.ts';

/** The size of the logo relative to the screen's shorter side. */
const SIGN_SHARE = 0.24;

interface Sign {
  readonly side: number;
  /** RGBA pixels on the background. */
  readonly pixels: Uint8ClampedArray;
}

const backgroundOf = ({ appearance }: LaunchScreen): string => THEMES.classic.backdrop[appearance].lit;

/** Draws the logo on the background in a browser. */
const drawSign = async (page: Page, svg: string, screen: LaunchScreen): Promise<Sign> => {
  const side = 2 * Math.round((Math.min(screen.width, screen.height) * SIGN_SHARE) / 2);
  const text = await page.evaluate(
    async ({ source, size, background }) => {
      const picture = new Image();
      picture.src = `data:image/svg+xml;base64,${source}`;
      await picture.decode();
      const brush = new OffscreenCanvas(size, size).getContext('2d');
      if (brush === null) throw new Error('The browser has no canvas.');
      brush.fillStyle = background;
      brush.fillRect(0, 0, size, size);
      brush.drawImage(picture, 0, 0, size, size);
      const { data } = brush.getImageData(0, 0, size, size);
      let binary = '';
      for (let at = 0; at < data.length; at += 8192)
        binary += String.fromCharCode(...data.subarray(at, at + 8192));
      return btoa(binary);
    },
    { source: Buffer.from(svg).toString('base64'), size: side, background: backgroundOf(screen) },
  );
  return { side, pixels: new Uint8ClampedArray(Buffer.from(text, 'base64')) };
};

/** Centers the logo on the screen, surrounded by the color of its corner. */
const onScreen = ({ width, height }: LaunchScreen, { side, pixels }: Sign): IndexedPicture => {
  const { palette, numbers: sign } = fewColors(pixels);
  const whole = new Uint8Array(width * height).fill(sign[0] ?? 0);
  const [left, top] = [(width - side) / 2, Math.round((height - side) / 2)];
  for (let y = 0; y < side; y++)
    whole.set(sign.subarray(y * side, (y + 1) * side), (top + y) * width + Math.floor(left));
  return { width, height, palette, pixels: whole };
};

/** Draws the launch screens of Apple's systems. */
export const drawLaunchScreens = async (browser: Browser, svg: string): Promise<void> => {
  const page = await browser.newPage();
  for (const screen of LAUNCH_SCREENS) {
    const path = fromRoot('public', screen.path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, indexedPng(onScreen(screen, await drawSign(page, svg, screen))));
  }
  await page.close();
};
