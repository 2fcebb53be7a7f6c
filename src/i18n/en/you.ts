/** A person's progress. */
export const you = {
  overview: {
    title: 'At a glance',
    empty: 'Play a game or solve a puzzle: your results, streaks and charts will grow here.',
    begin: 'Play a game',
    games_one: '{{count}} game',
    games_other: '{{count}} games',
    score: '{{won}} won, {{drawn}} drawn, {{lost}} lost',
    days_one: '{{count}} day in a row',
    days_other: '{{count}} days in a row',
    wins_one: '{{count}} win in a row',
    wins_other: '{{count}} wins in a row',
    mostWins: 'most: {{count}}',
    rating: 'puzzle rating',
    solved: '{{right}} of {{tried}} solved',
    loss: 'discs lost a game',
    reviewed: 'reviewed in {{month}}: {{count}}',
  },
  /** The level of the opponent that adapts to the person, before the first game and now. */
  fitCourse: 'Level {{from}} to {{to}}',
  ladders: {
    title: 'Ladders',
    names: {
      othello: 'Othello: levels and characters',
      anti: 'Anti-Othello: levels',
      connect4: 'Connect Four: levels',
    },
    beaten: '{{beaten}} of {{of}} beaten',
    complete: 'All beaten. Nobody is left above you.',
    states: { beaten: 'beaten', next: 'next', open: 'not yet beaten' },
    rung: '{{name}}: {{state}}',
    next: 'Next: {{name}}',
    play: 'Play',
    playAloud: 'Play {{name}}',
    coach: 'Games with the coach do not count here. You can switch it off in the settings.',
  },
  about: {
    title: 'About Flipside',
    version: 'Version {{version}}',
    browsers: 'Runs in {{browsers}} and newer.',
    rules: 'How to play: {{game}}',
    othello:
      "Place a disc so that a straight line of your opponent's discs lies between it and another of yours. They all turn over. If you can't, you pass. When nobody can move, whoever has more discs wins.",
    reversi:
      'The board starts empty. Take turns placing the first four discs in the centre; nothing turns over yet. Then it goes on like Othello.',
    anti: "You move as in Othello, but fewest discs wins. Corners and edges, which are hard to turn over, are what you don't want.",
    xot: "Othello that starts after eight random moves, so nobody can play from memory. Flipside's engine found every one of these openings even to within two discs.",
    octagon:
      'Othello on a board without its four corners. Lines end one square earlier, so a disc on any of the eight squares beside them can never be turned over.',
    blocked:
      'Othello with four blocked squares, different ones in every game. Nothing goes there, and a line of discs ends there as it does at the edge.',
    connect4:
      'Drop a disc into one of seven columns; it falls to the lowest free place. Make four in a row, across, up or diagonally, and you win. If the board fills up first, it is a draw.',
    pictures: {
      flip: 'Trap lines between your discs, and they turn over.',
      pass: "{{white}} can't move, so {{black}} plays again.",
      most: 'When nobody can move, most discs wins.',
      fewest: 'When nobody can move, fewest discs wins.',
      drop: 'Discs drop to the lowest free place.',
      four: 'Four in a row wins.',
    },
    again: 'Show again',
    program: 'The program',
    made: 'Free software under the MIT licence. Rules, engine, evaluation and drawings were made for it; built with Phaser, Lit, zustand and other free software.',
    what: 'A board, opponents and a teacher for Othello and its relatives, for anybody, by mouse, touch, keyboard or ear.',
    ideas:
      'Goro Hasegawa made Othello, after the older Reversi of Lewis Waterman and John Mollett. Much of how the engine searches and judges was found by Michael Buro.',
    documents:
      "Five programs came before this one: Hugh O'Donnell's Othello, Hans Wennborg's Othello on bitboards, the Reversi with eight characters by Richard Suchenwirth, Michael Jacobson and Jason Tang, the Reversi of EECS 211 with its opening phase, and Marko Riedel's Connect Four for two machines.",
    wrong: 'Something wrong?',
    report:
      'Tell whoever gave you this page what you did, what happened and which version it is. A link from Share shows them the position.',
    changes: "What's new",
    licences: 'Licences of everything in it',
    privacy: 'No account, no ads. Your games and settings stay in this browser.',
  },
} as const;
