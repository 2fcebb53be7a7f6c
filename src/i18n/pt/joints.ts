import type { joints as english } from '../en/joints.ts';
import type { InAnyLanguage } from '../translation.ts';

export const joints: InAnyLanguage<typeof english> = {
  gap: ' ',
  comma: ', ',
};
