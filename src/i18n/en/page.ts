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
  },
  close: 'Close',
  done: 'Done',
  dismiss: 'Dismiss',
  notices: 'Notices',
  notice: {
    settingsBroken: "Some of your settings couldn't be read. They are back to the usual ones.",
    recordsBroken: "Some of your results couldn't be read and were set aside.",
    matchBroken: "A saved game couldn't be read and was set aside.",
    storageOff: 'This browser saves nothing here: your settings and games are gone when you close it.',
    engineCrashed: 'The computer player stopped unexpectedly. It is running again.',
    openingsComing: 'Loading the openings of XOT…',
    openingsMissing: "The openings of XOT couldn't be loaded. Try again, or choose another game.",
    address: 'This link does not open a game.',
  },
  missing: {
    title: 'Something is missing',
    webgl:
      'The board is painted with WebGL, which is not available here. Switch on hardware acceleration, or try another browser.',
    painter: "The board couldn't be loaded. Check your connection and reload the page.",
    worker: 'The computer player needs web workers, which are not available here. Try another browser.',
    webAssembly: 'The computer player needs WebAssembly, which is not available here. Try another browser.',
    engine: "The computer player couldn't be loaded. Check your connection and reload the page.",
    page: "Flipside couldn't be loaded. Check your connection and reload the page.",
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
    letterKeys: 'Letter shortcuts',
    severalCores: 'Use all processor cores',
    oneCore: 'Only one core can be used here: your device has no more, or this page may not share memory.',
    appearance: 'Appearance',
    appearances: {
      system: 'System',
      light: 'Light',
      dark: 'Dark',
    },
    language: 'Language',
    systemLanguage: 'System',
    hand: 'Buttons',
    hands: {
      right: 'Right side',
      left: 'Left side',
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
      ArrowLeft: 'Left arrow',
      ArrowRight: 'Right arrow',
      Home: 'Home',
      End: 'End',
      Enter: 'Enter',
      space: 'Space',
      Backspace: 'Backspace',
      Escape: 'Esc',
      Ctrl: 'Ctrl',
      Shift: 'Shift',
      Alt: 'Alt',
    },
    /** Below the keys of a replay. */
    onSquares: 'On the squares of the board, the arrows, Home and End move from square to square.',
    lettersOff: 'Letter shortcuts are off in the settings.',
  },
  about: {
    title: 'About Flipside',
    version: 'Version {{version}}',
    rules: 'How to play',
    othello:
      "Place a disc so that a straight line of your opponent's discs lies between it and another of yours. They all turn over. If you can't, you pass. When nobody can move, whoever has more discs wins.",
    reversi:
      'The board starts empty. Take turns placing the first four discs in the centre; nothing turns over yet. Then it goes on like Othello.',
    anti: "You move as in Othello, but fewest discs wins. Corners and edges, which are hard to turn over, are what you don't want.",
    xot: "Othello that starts after eight random moves, so nobody can play from memory. Flipside's engine found every one of these openings even to within two discs.",
    octagon:
      'Othello on a board without its four corners. Lines end one square earlier, so a disc on any of the eight squares beside them can never be turned over.',
    blocked:
      'Othello with four blocked squares, different ones in every game. Nothing goes there, and a line of discs ends there as it does at the edge.',
    connect4:
      'Drop a disc into one of seven columns; it falls to the lowest free place. Make four in a row, across, up or diagonally, and you win. If the board fills up first, it is a draw.',
    program: 'The program',
    made: 'Free software under the MIT licence. Rules, engine, evaluation and drawings were made for it; built with Phaser, Lit, zustand and other free software.',
    privacy: 'No account, no ads. Your games and settings stay in this browser.',
  },
  /** Deleting the data that the server keeps. */
  forget: {
    title: 'Delete my data',
    about:
      'The server deletes your name, your ratings and your seats. Games you have finished stay for your opponents, without your name. Games under way end. This cannot be undone.',
    keep: 'Keep my data',
    delete: 'Delete everything',
    waiting: 'Deleting…',
    done: 'Your data is deleted.',
    close: 'Close',
  },
} as const;
