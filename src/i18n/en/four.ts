/** The words of Connect Four, where discs and places have their own names. */
export const enFour = {
  disc: { black: 'red', white: 'yellow' },
  column: 'Column {{column}}, next free row {{row}}',
  full: 'Column {{column}}, full',
  columnWith: '{{column}}, {{outlook}}',
  empty: 'Column {{column}}, row {{row}}, empty',
  taken: 'Column {{column}}, row {{row}}, {{disc}}',
  last: 'Column {{column}}, row {{row}}, {{disc}}, last move',
  winning: 'Column {{column}}, row {{row}}, {{disc}}, one of the four',
  turn: '{{color}} column {{column}}, row {{row}}.',
  youWin: 'You win with four in a row.',
  wins: '{{name}} wins with four in a row.',
  draw: 'Draw: the board is full.',
  after_one: 'After {{count}} disc.',
  after_other: 'After {{count}} discs.',
  even: 'Nobody has four in a row.',
  good: 'Good columns: {{columns}}.',
  hint: 'Hint: column {{column}}',
  hintWith: 'Hint: column {{column}} {{outlook}}',
  outlook: {
    win: 'wins in {{moves}}',
    loss: 'loses in {{moves}}',
    draw: 'draw',
    open: 'not proved',
  },
  /** The same above a narrow column. */
  label: { win: 'win {{moves}}', loss: 'loss {{moves}}', draw: 'draw', open: '?' },
} as const;
