/** The terms of an online game: names, clock, and rated or casual. */
export const terms = {
  terms: {
    invite: 'Create the link',
    search: 'Search',
  },
  /** A guest before sitting down at the table. */
  visit: {
    title: '{{name}} invites you',
    titleNameless: 'You are invited',
    accept: 'Join the game',
    decline: 'Not now',
  },
  rated: {
    rated: 'Rated',
    casual: 'Casual',
    ratedAbout: 'The result changes both ratings.',
    casualAbout: 'Casual: ratings stay the same.',
    ratedSaid: 'This game is rated.',
    casualSaid: 'This game is casual.',
    /** Why a game can only be casual. */
    bar: {
      game: 'Not rated: boards with blocked squares never are.',
      size: 'Not rated: only the 8x8 board is.',
      headStart: 'Not rated: games with a head start never are.',
      freePassing: 'Not rated: games with free passing never are.',
      start: 'Not rated: games from a position set up by hand never are.',
      clock: 'Not rated: rated games need a clock.',
    },
    /** After a game that its players agreed to play casually. */
    /** The person's own rating before and after a game. */
    change: '{{before}} → {{after}}',
    changeSaid: 'Your rating was {{before}} and is now {{after}}.',
  },
} as const;
