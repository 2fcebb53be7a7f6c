/** What is said on the way to a table, and about matches that were played there. */
export const enInvite = {
  title: 'Online',
  /** Buttons of the menu. */
  start: {
    friend: 'Play a friend',
    opponent: 'Find an opponent',
    code: 'Join by code',
    games: 'My games',
  },
  clocks: {
    label: 'Clock',
    about: 'For games with people elsewhere: minutes for the whole game, and seconds more with every move.',
    none: 'No clock',
    custom: 'Custom',
    minutes: 'Minutes',
    increment: 'Seconds more per move',
    timed: '{{minutes}}+{{increment}}',
    timedAloud_one: '{{count}} minute and {{increment}} seconds more per move',
    timedAloud_other: '{{count}} minutes and {{increment}} seconds more per move',
    refused:
      'Minutes are whole numbers from {{least}} to {{most}}, seconds from {{leastMore}} to {{mostMore}}.',
  },
  names: {
    label: 'Name',
    about: 'If you like: whoever plays you online sees it.',
    refused: 'A name has up to {{most}} characters, and only such as can be seen.',
  },
  join: {
    title: 'Join by code',
    about: 'Your friend sees a code of seven letters beside the link.',
    code: 'Code',
    refused: 'A code has seven letters, as in {{example}}.',
    go: 'Join',
  },
  seek: {
    title: 'Find an opponent',
    connecting: 'Connecting…',
    waiting: 'Waiting for somebody who wants the same.',
    waited: 'Waited',
    nobody: 'Nobody came',
    nobodyAbout: 'Nobody who wants the same came within three minutes.',
    again: 'Try again',
    friend: 'Play a friend instead',
    cancel: 'Cancel',
  },
  invite: {
    title: 'Invite a friend',
    about: 'Send the link, show the picture, or read the code aloud.',
    youPlay: 'You play {{color}}',
    link: 'Link',
    code: 'Code',
    picture: 'QR code of the link',
    copy: 'Copy link',
    copied: 'Copied',
    copyByHand: 'The link is selected: copy it with the keys or the menu of your device.',
    share: 'Share',
    shared: 'Play {{game}} with me',
    waiting: 'Waiting for your friend…',
    show: 'Show the link',
    cancel: 'Cancel',
  },
  /** How a match ended that was played online. */
  over: {
    won: 'You won',
    lost: 'You lost',
    drawn: 'Draw',
    brokenOff: 'Broken off',
    way: '{{result}} {{way}}',
    ways: {
      four: 'with four in a row',
      fourAgainst: 'to four in a row',
      full: 'on a full board',
      resignation: 'by resignation',
      agreement: 'by agreement',
      flag: 'on time',
      claim: 'by claim',
      abandoned: 'when the table was left',
    },
  },
  games: {
    title: 'My games',
    loading: 'Your games are being fetched…',
    empty: 'Games that you finish online will stand here.',
    failed: 'Your games could not be fetched.',
    again: 'Try again',
    against: 'Against {{name}}',
    nameless: 'Against somebody without a name',
    replay: 'Replay',
    more: 'More',
    rating: 'Rating',
    provisional: '{{value}}?',
    provisionalAloud: '{{value}}, still uncertain',
  },
  replay: {
    title: '{{black}} against {{white}}',
    /** The same where there is little room. */
    short: '{{black}} – {{white}}',
    status: 'Replay: move {{ply}} of {{plies}}',
    start: 'Replay: the beginning of {{plies}} moves',
    /** Between the parts of what is told of a replay. */
    between: '. ',
  },
} as const;

/** To go through a finished match. */
export const enReplayCommands = {
  first: 'First',
  back: 'Back',
  forward: 'Forward',
  last: 'Last',
} as const;
