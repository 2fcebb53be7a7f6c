/** The things whose colors can be chosen, on their own and inside a sentence. */
export const enSlots = {
  darkSquares: 'Dark squares',
  lightSquares: 'Light squares',
  blackDiscs: 'Black discs',
  whiteDiscs: 'White discs',
  blackMarks: 'Black legal moves',
  whiteMarks: 'White legal moves',
  connect4Frame: 'Frame',
  redDiscs: 'Red discs',
  yellowDiscs: 'Yellow discs',
} as const;

export const enSlotsInside = {
  darkSquares: 'dark squares',
  lightSquares: 'light squares',
  blackDiscs: 'black discs',
  whiteDiscs: 'white discs',
  blackMarks: 'black legal moves',
  whiteMarks: 'white legal moves',
  connect4Frame: 'the frame',
  redDiscs: 'red discs',
  yellowDiscs: 'yellow discs',
} as const;
