/** What a board is made of. */
export const MATERIALS = [
  'felt',
  'wood',
  'stone',
  'marble',
  'porcelain',
  'lacquer',
  'paper',
  'metal',
  'flat',
] as const;
export type Material = (typeof MATERIALS)[number];
