export const COLORS = ['black', 'white'] as const;
export type Color = (typeof COLORS)[number];
export type ByColor<T> = Readonly<Record<Color, T>>;

export const opposite = (color: Color): Color => (color === 'black' ? 'white' : 'black');

export const drawColor = (random: () => number): Color => (random() < 0.5 ? 'black' : 'white');
