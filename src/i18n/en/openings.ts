/** Openings: their names, what is played in tournaments, and the trainer. */
export const openings = {
  openings: {
    label: 'Opening',
    after: 'After {{move}}:',
    leadsTo: 'leads to {{name}}',
    here: '{{number}} tournament games, {{first}} to {{last}}',
    inYear: '{{number}} tournament games, all of {{first}}',
    moves: 'Moves of the masters',
    move: 'Move',
    games: 'Games',
    results: 'Results',
    value: 'Value',
    named: '{{move}}, {{name}}',
    share: '{{share}} of the games, {{number}}',
    otherWay: 'reached another way',
    resultsOf: '{{first}} wins {{black}}, draws {{draws}}, {{second}} wins {{white}}',
    rest: 'In {{number}} of these games something else was played.',
    noValue: 'not known',
    valueHere: 'Value for {{color}}: {{value}}',
    ends: 'The book ends here: fewer than {{least}} tournament games have come this far.',
    coming: 'The book is loading…',
    missing: 'The book could not be loaded.',
    retry: 'Try again',
    about:
      'Tournament games of the WTHOR database of the French Othello Federation. Values: Flipside, {{depth}} moves ahead, in discs for the side to move.',
  },
} as const;
