import type { Plugin } from 'vite';
import { PHONE_PIXELS } from '../../src/look/screens.ts';

/** Conditions that the style sheets share with the layout: `@media (--narrow)`. */
const CUSTOM_MEDIA: Readonly<Record<string, string>> = {
  '--narrow': `max-width: ${PHONE_PIXELS - 1}px`,
  '--wide': `min-width: ${PHONE_PIXELS}px`,
  '--low': `max-height: ${PHONE_PIXELS - 1}px`,
  '--tall': `min-height: ${PHONE_PIXELS}px`,
};

const MEDIA = /@media[^{]*/g;
const USUAL_TEXT = 16;

/**
 * Conditions are written in pixels of usual text, as the layout counts them (`usualPage`). In `rem` they follow the size of text
 * that a person has set in the browser.
 */
const inUsualText = (code: string): string =>
  code.replace(MEDIA, media =>
    media.replace(/(\d+)px/g, (_, pixels: string) => `${Number(pixels) / USUAL_TEXT}rem`),
  );

/** Files loaded by CSS's own `@import` do not pass through here, so they cannot use these conditions. */
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
