/** The texts at the board that plain Othello does not need. */
export const enTable = {
  legal: '{{square}}, empty, legal',
  placed: '{{color}} {{square}}.',
  comma: ', ',
  about: '{{game}} {{size}}',
  good: 'Good squares: {{squares}}.',
  extra: '{{discs}} and {{count}} more',
  toMove: 'to move',
  seat: '{{color}}: {{name}}.',
  status: {
    centre: '{{color}} to move: fill the middle',
    fewest: '{{color}} to move. Fewest discs win',
    paused: 'Paused. {{color}} to move',
    mustPass: '{{color}} has no move: Pass',
  },
  /** For the game in which fewest discs win. */
  fewest: {
    youWin_one: 'You win with {{count}} disc to {{other}}.',
    youWin_other: 'You win with {{count}} discs to {{other}}.',
    youLose_one: 'You lose with {{count}} disc to {{other}}.',
    youLose_other: 'You lose with {{count}} discs to {{other}}.',
    wins_one: '{{name}} wins with {{count}} disc to {{other}}.',
    wins_other: '{{name}} wins with {{count}} discs to {{other}}.',
  },
  fewerYou_one: 'You win with {{count}} disc fewer.',
  fewerYou_other: 'You win with {{count}} discs fewer.',
  fewerOther_one: '{{name}} wins with {{count}} disc fewer.',
  fewerOther_other: '{{name}} wins with {{count}} discs fewer.',
  pressPass: 'Press Pass to go on.',
  paused: 'Paused.',
  resumed: 'The game goes on.',
  newGame: {
    title: 'New game?',
    about: 'The game on the board is not over. A new one takes its place, and this one is given up.',
    keep: 'Keep playing',
  },
  /** After the end, when the board is pressed. */
  next: { title: 'Another game?', later: 'Not now' },
  seats: {
    title: 'Players',
    about: 'Whoever sits down goes on from the board as it is.',
  },
  speed: 'Speed',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
} as const;
