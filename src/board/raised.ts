import { drawDiscStyle } from '../look/style/discDrawing.ts';
import { drawMaterial } from '../look/style/materialDrawing.ts';

/** Shows what board and discs are made of, and discs with shadows. It is not part of every drawing, since it is a lot of program. */
export const RAISED = { drawDiscStyle, drawMaterial } as const;
export type Raised = typeof RAISED;
