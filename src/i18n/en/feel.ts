/** Words for how the game feels: the board as it lies, ways to move, devices, ceremonies. */
export const feel = {
  groups: {
    /** The parts of the settings. */
    help: 'Computer and analysis',
    page: 'Page and language',
    access: 'Keys and announcements',
    data: 'On this device',
  },
  turning: {
    title: 'Turned by',
    degrees: '{{degrees}}°',
    mirrored: 'Mirrored',
    a1: {
      /** Said when the board has been turned. */
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
} as const;
