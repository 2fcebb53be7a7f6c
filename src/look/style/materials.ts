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
