/** The opponents who are characters: their names, and how they play. */
export const enPeople = {
  lennie: 'Lennie',
  mike: 'Mike',
  anita: 'Anita',
  claire: 'Claire',
  jack: 'Jack',
  adam: 'Adam',
  donald: 'Donald',
  arthur: 'Arthur',
  lennieAbout:
    'Not very bright. Takes whatever flips the most right now, loves a corner and looks no further.',
  mikeAbout:
    'Conservative and short-sighted. Looks one move ahead, just far enough to leave you few discs and no corner.',
  anitaAbout:
    'Balanced, in the short term. Likes edges and corners, avoids the squares beside them and looks two moves ahead.',
  claireAbout: 'Defensive. Looks three moves ahead to keep your discs few and the corners out of your reach.',
  jackAbout:
    'Very aggressive. Goes for the edges with all he has, and for corners most of all. Looks four moves ahead.',
  adamAbout: 'Balanced, for the long run: edges, corners and a firm centre. Looks four moves ahead.',
  donaldAbout: 'Gives up position for points. Looks five moves ahead, but counts only discs and corners.',
  arthurAbout:
    'Patient, and the strongest of the eight: gives up points for position. Looks six moves ahead.',
  turnedRound: 'In Anti-Othello these tastes are reversed.',
} as const;
