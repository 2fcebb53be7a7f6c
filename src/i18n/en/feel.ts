/** Comfort settings: the board's rotation, ways to move, devices, ceremonies. */
export const feel = {
  groups: {
    /** The groups of the settings. */
    page: 'Page and language',
    board: 'Board and sound',
    playing: 'Playing and analysis',
    data: 'Your data',
    more: 'More settings',
    find: 'Find a setting',
    none: 'No setting has these words.',
  },
  turning: {
    title: 'Rotate board',
    degrees: '{{degrees}}°',
    mirrored: 'Mirror board',
    a1: {
      /** Announced after a rotation of the board. */
      upperLeft: 'a1 is now in the upper left corner.',
      upperRight: 'a1 is now in the upper right corner.',
      lowerLeft: 'a1 is now in the lower left corner.',
      lowerRight: 'a1 is now in the lower right corner.',
    },
    column1: {
      left: 'Column 1 is now at the left.',
      right: 'Column 1 is now at the right.',
    },
  },
  confirm: {
    title: 'Confirm moves',
    about: 'The first press shows the flips. Press the square again, or “Place”, to play.',
    place: 'Place {{square}}',
    cancel: 'Cancel',
    asked: '{{square}}. Press again to play, Escape to cancel.',
    dropped: 'Not played.',
  },
  premove: {
    title: 'Moves in advance',
    about: "Online, choose a square on your opponent's turn. It is played when your turn comes.",
    chosen: 'Next move: {{square}}. Press it again or Escape to cancel.',
  },
  dragging: {
    title: 'Drag discs',
    about: 'Drag the disc beside your name onto the board.',
  },
  fullScreen: {
    refused: 'The browser does not allow full screen here.',
  },
  awake: {
    title: 'Keep the screen on',
    about: 'During a game with a clock.',
  },
  saver: {
    title: 'Battery saver',
    off: 'Off',
    auto: 'When low',
    on: 'On',
  },
  far: {
    title: 'Television view',
    about: 'Larger board, text and pointer.',
    offer: 'You are playing with a gamepad. Do you sit far from the screen?',
    yes: 'Show it larger',
    no: 'Leave it',
  },
  ceremony: {
    title: 'Celebrations',
    about: 'For taking every disc, a first win against someone, and days in a row.',
    days: 'Days in a row: {{days}}',
  },
  comfort: {
    corners_one: 'You took {{count}} corner.',
    corners_other: 'You took {{count}} corners.',
    ahead: 'You were ahead until move {{move}}.',
    heldOut_one: 'You held out for {{count}} move.',
    heldOut_other: 'You held out for {{count}} moves.',
    turned_one: 'One of your moves turned {{count}} disc.',
    turned_other: 'One of your moves turned {{count}} discs.',
    given_one: 'You made your opponent take {{count}} disc in one move.',
    given_other: 'You made your opponent take {{count}} discs in one move.',
    near: 'You were one disc from four, in column {{column}}.',
    stoppable: 'A disc in column {{column}} would have stopped that four.',
    twoThreats: 'Two threats at once: no single disc stops both.',
    gaveRoom: 'Your last disc made room for that four.',
  },
} as const;
