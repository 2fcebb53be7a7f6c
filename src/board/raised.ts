import { drawDiscStyle } from '../look/style/discDrawing.ts';
import { drawMaterial } from '../look/style/materialDrawing.ts';

/** Draws materials, and discs with shadows. Optional, since it is a lot of code. */
export const RAISED = { drawDiscStyle, drawMaterial } as const;
export type Raised = typeof RAISED;
