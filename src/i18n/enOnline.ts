/** What is said about online play as such. */
export const enOnline = {
  player: 'Opponent',
  /** Why online play cannot be had or came to an end, or why a message had no effect. */
  trouble: {
    noServer:
      'Online play needs a Flipside server, and this page has none behind it. Everything else works as usual.',
    unreachable: 'The server cannot be reached. Check the connection and try again.',
    nobodyCame: 'Nobody came who wants the same. Try again, or play a friend.',
    left: 'You have left the table.',
    takenOver: 'This game goes on in another tab or window.',
    tableClosed: 'This table is closed.',
    tooMany: 'That was too much at once. Wait a moment and try again.',
    serverMoves: 'The server is being moved. The game goes on in a moment.',
    malformed: 'The server did not understand this page. Reload it to get the newest one.',
    unknownMatch: 'There is no finished game under this link.',
    unknownTable: 'There is no table with this code.',
    wordTaken: 'Two people are already playing under this word. Agree on another one.',
    tableFull: 'Both seats at this table are taken.',
    wrongToken: 'This seat belongs to another browser.',
    watching: 'You are watching; only the two at the table can do that.',
    notBegun: 'The game has not begun yet.',
    notOver: 'The game is not over yet.',
    tooEarly: 'It is too early for that: both have to play first.',
    nothingToTakeBack: 'There is nothing to take back.',
    alreadyAsked: 'You have asked already.',
    declined: 'That was declined. Play on a little before you ask again.',
    noOffer: 'This offer no longer stands.',
    otherIsGone: 'The other side has left the table.',
    otherIsThere: 'The other side is still there.',
    graceRuns: 'The other side may still come back.',
    tooSoon: 'Give the other side a little more time.',
  },
} as const;
