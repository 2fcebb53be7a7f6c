/** What the weaker side may get: nothing, discs on corners, or extra discs in the count. */
export const HEAD_START_CHOICES = [
  'none',
  'corners1',
  'corners2',
  'corners3',
  'corners4',
  'discs2',
  'discs4',
  'discs8',
  'discs16',
] as const;
export type HeadStartChoice = (typeof HEAD_START_CHOICES)[number];
