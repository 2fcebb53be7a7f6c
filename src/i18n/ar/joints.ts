import type { joints as english } from '../en/joints.ts';
import type { InAnyLanguage } from '../translation.ts';

export const joints: InAnyLanguage<typeof english> = {
  gap: ' ',
  /** With a right-to-left mark: a list of parts that are isolated, such as moves with values, runs from right to left. */
  comma: '،\u200f ',
};
