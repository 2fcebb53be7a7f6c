import { makeShape, type Shape } from '../../src/game/shape.ts';
import { UsageError } from './usageError.ts';

export const STANDARD_SIZE = '8x8';

/** Reads the option `--size`. */
export const readSize = (text: string): Shape => {
  const [, width, height] = /^(\d{1,3})x(\d{1,3})$/i.exec(text) ?? [];
  const shape = makeShape(Number(width), Number(height));
  if (shape !== undefined) return shape;
  throw new UsageError(
    `The option --size is "${text}", but has to be WxH with sides from 2 to 8, as in ${STANDARD_SIZE}.`,
  );
};
