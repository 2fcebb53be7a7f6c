/** The house rule of free passing. */
export const enPassing = {
  free: 'Free passing',
  about:
    'Either side may pass at any time, even with moves left; computers never do. Such games are neither rated nor counted.',
  /** What two people at a table agreed on. */
  terms: 'Free passing: either side may pass at any time. Not rated.',
  game: '{{game}} (free passing)',
  passes: '{{color}} passes',
  passesSaid: '{{color}} passes.',
  ruleSaid: 'Passing is free.',
} as const;

/** Why passing is not possible. */
export const enPassRefusals = {
  passNotFree: 'you can only pass when you have no move',
  passComesBack: 'the other side has no move to pass to',
  tooManyPasses: 'no passes are left in this game',
} as const;
