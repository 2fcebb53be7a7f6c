/** What Flipside is, and how each game is played. */
export const enAbout = {
  title: 'About Flipside',
  version: 'Version {{version}}',
  rules: 'How to play',
  othello:
    'Take turns to put a disc of your color on an empty square so that it closes at least one straight line of the other’s discs between it and another of yours. Every disc in such lines turns over. Who has no such square passes. When neither can move, more discs win.',
  reversi:
    'The board is empty at first: in turn, each side puts two discs on the four squares in the middle, and nothing turns over. Then it goes on as Othello.',
  anti: 'The moves are those of Othello, but in the end fewer discs win: corners and edges, which cannot be turned over, are what you do not want.',
  xot: 'Othello that begins after eight moves drawn by lot. Flipside’s engine found each of these openings even to within two discs, so nobody can play it from memory.',
  connect4:
    'Drop a disc into one of seven columns: it falls to the lowest free place. Four of your color in a row, across, upright or slanting, win. A full board without four is a draw.',
  program: 'The program',
  made: 'Free software under the MIT licence. Rules, engine, evaluation and drawings were made for it; it stands on Phaser, Lit, zustand and other free parts.',
  privacy: 'No account, no ads. Your games and settings stay in this browser.',
} as const;
