import type * as Phaser from 'phaser';

/** Makes a painted canvas a texture. Phaser's own canvas textures read back every pixel first, which is slower. */
export const addPainting = (
  textures: Phaser.Textures.TextureManager,
  key: string,
  canvas: HTMLCanvasElement,
): void => {
  textures
    .create(key, canvas, canvas.width, canvas.height)
    ?.add('__BASE', 0, 0, 0, canvas.width, canvas.height);
};
