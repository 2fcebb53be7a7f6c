/** The places of the page, and what they offer. */
export const places = {
  places: {
    label: 'Places',
    names: {
      menu: 'Play',
      study: 'Study',
      you: 'You',
    },
    board: 'Analysis board',
    boardAbout: 'Play both sides and try things out.',
    gamesAbout: 'The online games you have finished.',
    analyze: 'Analyze',
    last: 'Last game',
    earlier: 'Earlier games',
    noneKept: 'The games you play in this browser will appear here.',
    unfinished_one: 'Not finished: {{count}} move',
    unfinished_other: 'Not finished: {{count}} moves',
    ratings: 'Ratings',
    results: 'Results',
    noResults: 'Finish a game against a computer player, and the result will appear here.',
    won: 'Won',
    drawn: 'Drawn',
    lost: 'Lost',
  },
} as const;
