/** The opponents who are characters: a name, and how each plays. */
export const enPeople = {
  lennie: 'Lennie',
  mike: 'Mike',
  anita: 'Anita',
  claire: 'Claire',
  jack: 'Jack',
  adam: 'Adam',
  donald: 'Donald',
  arthur: 'Arthur',
  lennieAbout: 'Takes whatever flips the most right away, is glad of a corner, and looks no further.',
  mikeAbout: 'Is careful and short-sighted: keeps few discs and shies away from corners. Easy to beat.',
  anitaAbout:
    'Has a bit of everything: likes edges and corners, avoids the squares beside them, sees two moves ahead.',
  claireAbout:
    'Plays on the defensive: hides behind few discs, leaves the corners to you. Very easy to beat.',
  jackAbout: 'Goes for the edges with all he has, and for corners most of all; sees four moves ahead.',
  adamAbout: 'Builds for the long run: edges, corners and a firm centre; sees four moves ahead.',
  donaldAbout: 'Sees five moves ahead, but wants few discs and no corners: the easiest of all to beat.',
  arthurAbout:
    'Is patient and the strongest of the eight: sees six moves ahead; minds edges, corners and centre.',
  turnedRound: 'In Anti-Othello likes and dislikes change places.',
} as const;
