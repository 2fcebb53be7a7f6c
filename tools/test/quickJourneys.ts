/**
 * The browser journeys of `npm test`, as words in file names or titles: the objectives, a game by keyboard and by mouse, each game
 * once, online by link and code, axe on each screen. The others run in the long group.
 */
export const QUICK_JOURNEYS: readonly string[] = [
  'objectives.e2e.ts',
  'a whole game is played by the keyboard alone, from the menu to a rematch',
  'a whole game is played by mouse with animation',
  'squares are played by tapping and no pointer stays behind',
  'an impatient person clicks twice, undoes at once and starts anew without harm',
  'Othello 4x4 is chosen in the menu and played to its end by mouse',
  'Reversi (free centre) 5x5 is chosen in the menu and played to its end by keyboard',
  'Anti-Othello 4x4 is chosen in the menu and played to its end by mouse',
  'Connect Four is chosen in the menu and won by mouse',
  'XOT begins after eight given plies, other ones in every game, and undo stops at them',
  'two people at two machines play Othello to the end',
  'one waits, the other comes by the code, and each is told what they play',
  'two who agreed on a word meet, and the first one has chosen the game',
  'a reload in the middle of a game keeps seat and moves, for either side',
  'in light appearance axe finds nothing',
  'a turn is announced: the play, what it flipped, and who is to move',
  'the page speaks Japanese when asked to',
  'a reload in mid-thought continues exactly there',
  'tomorrow the menu offers to continue and the colors are as they were left',
  'an engine that cannot be loaded is told and can be tried again',
  'without WebGL a plain sentence says so',
  'Othello fits into any window without scrolling',
  'an address names game, size, side, opponent and level, and keeps none of it for the menu',
];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches the quick journeys in the text Playwright compares with: file, group titles and title, separated by spaces. */
export const quickJourney = new RegExp(QUICK_JOURNEYS.map(escaped).join('|'));
