import { type BrowserContext, test as base } from '@playwright/test';

/** Skips drawing on the canvas in a context's pages: software rendering spends most of its time on pixels. */
export const leaveUnpainted = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const drawing = ['clear', 'drawArrays', 'drawElements'] as const;
    for (const name of drawing)
      WebGL2RenderingContext.prototype[name] = WebGLRenderingContext.prototype[name] = () => {};
  });

/** A test that looks at no pixels of the board. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await leaveUnpainted(context);
    await use(context);
  },
});
