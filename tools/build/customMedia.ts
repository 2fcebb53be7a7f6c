import type { Plugin } from 'vite';
import { PHONE_PIXELS } from '../../src/look/screens.ts';

/** Media queries shared by style sheets and layout: `@media (--narrow)`. */
const CUSTOM_MEDIA: Readonly<Record<string, string>> = {
  '--narrow': `max-width: ${PHONE_PIXELS - 1}px`,
  '--wide': `min-width: ${PHONE_PIXELS}px`,
  '--low': `max-height: ${PHONE_PIXELS - 1}px`,
  '--tall': `min-height: ${PHONE_PIXELS}px`,
};

const MEDIA = /@media[^{]*/g;
const USUAL_TEXT = 16;

/** Converts pixels to `rem`, so that conditions follow the browser's text size, as the layout does (`usualPage`). */
const inUsualText = (code: string): string =>
  code.replace(MEDIA, media =>
    media.replace(/(\d+)px/g, (_, pixels: string) => `${Number(pixels) / USUAL_TEXT}rem`),
  );

/** A plugin; files loaded by CSS `@import` do not pass through it, so they cannot use these conditions. */
export const customMedia = (): Plugin => ({
  name: 'custom-media',
  enforce: 'pre',
  transform: (code, id) =>
    /\.css(\?|$)/.test(id)
      ? inUsualText(
          code.replace(/\((--[\w-]+)\)/g, (whole, name: string) =>
            Object.hasOwn(CUSTOM_MEDIA, name) ? `(${CUSTOM_MEDIA[name]})` : whole,
          ),
        )
      : undefined,
});
