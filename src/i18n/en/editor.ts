/** The board editor, and games from positions set up by hand. */
export const editor = {
  start: {
    /** What is played, with its start. */
    game: '{{game}} (set-up position)',
    /** Why a position cannot be played. */
    problem: {
      blockedCentre: 'The four squares in the middle cannot be blocked.',
      offBoard: 'A disc is outside the board or on a blocked square.',
      twoColors: 'A square has discs of both colors.',
      empty: 'There are no discs on the board yet.',
      centreOpen: 'In this game the four squares in the middle are filled before any others.',
      floating: 'A disc floats: every disc needs another one or the bottom below it.',
      unequal: '{{black}} plays first, so {{black}} has as many discs as {{white}} or one more.',
      notTheirTurn: 'By the number of discs, it is the turn of the other side.',
      fourInARow: 'There are already four in a row, so this game is over.',
      full: 'The board is full, so this game is over.',
      oneColor: 'All discs have one color, so neither side can move.',
      noMoves: 'Neither side can move, so this game is over.',
    },
  },
} as const;
