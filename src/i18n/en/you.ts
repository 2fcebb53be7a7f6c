/** How far a person has come. */
export const you = {
  overview: {
    title: 'At a glance',
    empty: 'Play a game or solve a puzzle: your results, streaks and charts will grow here.',
    begin: 'Play a game',
    games: 'games',
    score: '{{won}} won, {{drawn}} drawn, {{lost}} lost',
    days: 'days in a row',
    wins: 'wins in a row',
    mostWins: 'most: {{count}}',
    rating: 'puzzle rating',
    solved: '{{right}} of {{tried}} solved',
    loss: 'discs lost a game',
    reviewed: 'reviewed in {{month}}: {{count}}',
  },
  ladders: {
    title: 'Ladders',
    names: {
      characters: 'Othello: characters',
      othello: 'Othello: levels',
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
} as const;
