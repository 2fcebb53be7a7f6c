/** The board editor, and games from custom positions. */
export const editor = {
  editor: {
    tool: 'A press puts',
    tools: { cycle: 'In turn', empty: 'Nothing', blocked: 'Blocked' },
    keys: 'Arrow keys move. B puts a black disc, W a white one, Delete takes away, X blocks a square where the game allows it. Space uses the chosen tool.',
    change: 'Change the board',
    changes: {
      undo: 'Undo',
      redo: 'Redo',
      rotate: 'Rotate',
      mirror: 'Mirror',
      swapColors: 'Swap colors',
      reset: 'Start position',
      clear: 'Clear',
    },
    /** Announced after each change. */
    did: {
      undo: 'Undone.',
      redo: 'Redone.',
      rotate: 'The board is rotated.',
      mirror: 'The board is mirrored.',
      swapColors: 'The colors are swapped.',
      reset: 'The start position.',
      clear: 'The board is empty.',
    },
    turn: 'To move',
    turnCounted: 'By the number of discs, {{color}} is to move.',
    text: {
      label: 'Position as text',
      about: 'Copy it from here or paste one: X, O and - for each square, then the side to move.',
      nothing: 'There are no signs yet.',
      sign: 'Line {{line}}, sign {{column}}: “{{sign}}” is no disc and no empty square.',
      count: 'There are {{count}} signs. This board has {{wanted}} squares.',
      side: 'After the squares comes the side to move, X or O, not “{{sign}}”.',
    },
    play: 'Play',
    analyze: 'Analyze',
    share: 'Share',
    playTitle: 'Play from this position',
    uncounted: 'Games from a position set up by hand are not counted in your results.',
  },
  start: {
    /** The game and its start. */
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
