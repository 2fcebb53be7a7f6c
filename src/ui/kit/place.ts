import type { Rect } from '../../look/layout.ts';

/** A rectangle of the layout as an inline style. */
export const place = ({ x, y, width, height }: Rect): string =>
  `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
