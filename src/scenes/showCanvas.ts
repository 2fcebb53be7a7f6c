import * as Phaser from 'phaser';
import type { SceneHost } from './sceneContext.ts';
import { whenDrawn } from './whenDrawn.ts';

/** A device that loses its graphics this often in one visit is not trusted with them any longer. */
const MOST_LOSSES = 3;

type Shown = Pick<SceneHost, 'parent' | 'onView' | 'onGone'>;

/**
 * Lays the canvas on the page whenever there is a picture on it: when the first one is drawn, and again after the browser has
 * lost and restored what was drawn. Drawn by software that takes long, and a page that shows the canvas stands still meanwhile;
 * a drawing is shown until then. After several losses `giveUp` ends the canvas.
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
