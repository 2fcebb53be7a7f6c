/** What belongs to no single screen: the title, notices, and the dialogs that open from several screens. */
export const page = {
  /** Goes between two sentences. */
  gap: ' ',
  comma: ', ',
  /** The language's own name for itself. */
  languageName: 'English',
  name: 'Flipside',
  /** The page's title, for a tab among others. */
  title: {
    players: '{{one}} against {{other}}',
    state: '{{players}} - {{state}}',
    yourTurn: 'your turn',
    toMove: '{{name}} to move',
    guest: 'a guest',
  },
  close: 'Close',
  done: 'Done',
  dismiss: 'Dismiss',
  notices: 'Notices',
  notice: {
    settingsBroken:
      'Some saved settings could not be read and were set aside; the usual ones stand in for them.',
    recordsBroken: 'Some saved results could not be read and were set aside.',
    matchBroken: 'A saved game could not be read and was set aside.',
    storageOff: 'This browser keeps nothing for this page: settings and games are gone when you close it.',
    engineCrashed: 'The computer player stopped unexpectedly and was started again.',
    openingsComing: 'The openings of XOT are being loaded…',
    openingsMissing: 'The openings of XOT could not be loaded: try again, or choose another game.',
    address: 'The address of this page opened no game.',
  },
  missing: {
    title: 'Something is missing',
    webgl:
      'The board is painted with WebGL, which is not available here: switch on hardware acceleration or open this page in another browser.',
    painter: 'The board could not be loaded: check the connection and reload the page.',
    worker:
      'The computer player needs web workers, which are not available here: open this page in another browser to play against it.',
    webAssembly:
      'The computer player needs WebAssembly, which is not available here: open this page in another browser to play against it.',
    engine:
      'The computer player could not be loaded: check the connection and reload the page to play against it.',
    page: 'Flipside could not be loaded: check the connection and reload the page.',
    reload: 'Reload',
  },
  settings: {
    animation: 'Animation speed',
    animations: {
      off: 'Off',
      fast: 'Fast',
      normal: 'Normal',
      slow: 'Slow',
    },
    replyAtOnce: 'Reply at once',
    discSize: 'Disc size',
    discSizes: {
      large: 'Large',
      small: 'Small',
    },
    sound: 'Sound',
    legalMarks: 'Show legal moves',
    marks: 'Marks',
    markShapes: {
      dots: 'Dots',
      rings: 'Rings',
      discs: 'Discs',
    },
    letterKeys: 'Single-letter keys',
    severalCores: 'Use several processor cores',
    oneCore:
      'Only one core can be used here: the device has no more, or this page may not share memory, since it is not isolated from others.',
    appearance: 'Appearance',
    appearances: {
      system: 'System',
      light: 'Light',
      dark: 'Dark',
    },
    language: 'Language',
    systemLanguage: 'System',
    hand: 'Buttons on the',
    hands: {
      right: 'Right',
      left: 'Left',
    },
  },
  keys: {
    title: 'Keys',
    key: 'Key',
    does: 'What it does',
    on: 'On the board',
    arrows: 'Move over the board',
    ends: 'First or last square of the row',
    column: 'Choose the column',
    row: 'Choose the row',
    play: 'Play the square',
    drop: 'Drop a disc into the column',
    next: 'After the end: another game',
    close: 'Close what is open',
    list: 'This list',
    named: {
      arrows: 'Arrows',
      Home: 'Home',
      End: 'End',
      Enter: 'Enter',
      space: 'Space',
      Backspace: 'Backspace',
      Escape: 'Esc',
      Ctrl: 'Ctrl',
      Shift: 'Shift',
    },
    lettersOff: 'Single-letter keys are switched off in the settings.',
  },
  about: {
    title: 'About Flipside',
    version: 'Version {{version}}',
    rules: 'How to play',
    othello:
      'Take turns to put a disc of your color on an empty square so that it closes at least one straight line of the other’s discs between it and another of yours. Every disc in such lines turns over. Who has no such square passes. When neither can move, more discs win.',
    reversi:
      'The board is empty at first: in turn, each side puts two discs on the four squares in the middle, and nothing turns over. Then it goes on as Othello.',
    anti: 'The moves are those of Othello, but in the end fewer discs win: corners and edges, which cannot be turned over, are what you do not want.',
    xot: 'Othello that begins after eight moves drawn by lot. Flipside’s engine found each of these openings even to within two discs, so nobody can play it from memory.',
    octagon:
      'Othello on a board without its four corners. Every line that led to a corner ends one square earlier, so a disc on one of the eight squares beside them can never be turned over.',
    blocked:
      'Othello in which four squares, drawn by lot for every game, are blocked. Nothing is placed there, and a line of discs ends at them as it does at the edge.',
    connect4:
      'Drop a disc into one of seven columns: it falls to the lowest free place. Four of your color in a row, across, upright or slanting, win. A full board without four is a draw.',
    program: 'The program',
    made: 'Free software under the MIT licence. Rules, engine, evaluation and drawings were made for it; it stands on Phaser, Lit, zustand and other free parts.',
    privacy: 'No account, no ads. Your games and settings stay in this browser.',
  },
  /** Deleting the data that the server keeps. */
  forget: {
    title: 'Delete my data',
    about:
      'The server deletes your name, your ratings and your seats. Games you have finished stay for your opponents, without your name. Games under way end. This cannot be undone.',
    keep: 'Keep my data',
    delete: 'Delete everything',
    waiting: 'Deleting …',
    done: 'Your data is deleted.',
    close: 'Close',
  },
} as const;
