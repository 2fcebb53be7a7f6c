import { type BrowserContext, test as base } from '@playwright/test';

/** The pages of a context draw nothing on their canvas, but do everything else: software takes most of its time for the pixels. */
export const leaveUnpainted = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const drawing = ['clear', 'drawArrays', 'drawElements'] as const;
    for (const name of drawing)
      WebGL2RenderingContext.prototype[name] = WebGLRenderingContext.prototype[name] = () => {};
  });

/** A journey that looks at no pixels of the board. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await leaveUnpainted(context);
    await use(context);
  },
});
