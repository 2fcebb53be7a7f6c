import type { BrowserContext, Page } from '@playwright/test';

/** A browser without WebGL. */
export const withoutWebGl = (pages: Page | BrowserContext): Promise<unknown> =>
  pages.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...rest: never[]
    ) {
      return kind.startsWith('webgl') ? null : original.call(this, kind as '2d', ...rest);
    } as typeof original;
  });
