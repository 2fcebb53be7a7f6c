import * as Phaser from 'phaser';
import type { SceneHost } from './sceneContext.ts';
import { whenDrawn } from './whenDrawn.ts';

/** After this many losses of the graphics context in one visit the canvas is given up. */
const MOST_LOSSES = 3;

type Shown = Pick<SceneHost, 'parent' | 'onView' | 'onGone'>;

/**
 * Shows the canvas once its first frame is drawn, and again after a lost context was restored. With software rendering
 * the first frame is slow and blocks a page that shows the canvas, so the drawing stays visible until it is done. After
 * several losses `giveUp` ends the canvas.
 */
export const showCanvas = (
  game: Phaser.Game,
  { parent, onView, onGone }: Shown,
  giveUp: () => void,
): (() => void) => {
  const { canvas } = game;
  let losses = 0;
  let isLost = false;
  let isGone = false;
  const show = async (): Promise<void> => {
    const before = losses;
    const { gl } = (game.renderer ?? {}) as { readonly gl?: WebGLRenderingContext };
    if (gl !== undefined) await whenDrawn(gl);
    if (isGone || isLost || losses > before) return;
    parent.append(canvas);
    onView?.('canvas');
  };
  const showSoon = (): void => void game.events.once(Phaser.Core.Events.POST_RENDER, () => void show());
  const lose = (): void => {
    losses += 1;
    isLost = true;
    canvas.remove();
    onView?.('drawing');
    if (losses < MOST_LOSSES) return;
    giveUp();
    onGone?.();
  };
  const restore = (): void => {
    isLost = false;
    showSoon();
  };
  canvas.addEventListener('webglcontextlost', lose);
  canvas.addEventListener('webglcontextrestored', restore);
  showSoon();
  return () => {
    isGone = true;
    canvas.removeEventListener('webglcontextlost', lose);
    canvas.removeEventListener('webglcontextrestored', restore);
  };
};
