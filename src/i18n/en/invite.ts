/** How two people come to a table, and what they played there. */
export const invite = {
  /** The three ways to an opponent on another machine. */
  ways: {
    friend: 'Play a friend',
    friendAbout: 'Send a link, or tell your friend a code.',
    opponent: 'Find an opponent',
    opponentAbout: 'Play the next person who wants the same game.',
    code: 'Join by code',
    codeAbout: 'A friend told you a code, or you agreed on a word.',
  },
  join: {
    title: 'Join by code',
    about: 'Ask your friend for the code. Or agree on a word: the first to enter it waits for the other.',
    first: "You'll set up the table: {{terms}}.",
    code: 'Code',
    refused:
      'Use {{least}} to {{most}} letters, digits, dots or hyphens: a code such as {{example}}, or a word.',
    go: 'Join',
  },
  seek: {
    title: 'Find an opponent',
    connecting: 'Connecting…',
    waiting: 'Looking for someone who wants the same game.',
    waitingOn: "That player didn't come. You are first in line for the next one.",
    waited: 'Waiting time',
    nobody: 'Nobody came',
    nobodyAbout: 'Three minutes, and nobody wanted the same game.',
    again: 'Try again',
    friend: 'Play a friend instead',
    cancel: 'Cancel',
  },
  /** Two players who come with the same word. */
  meet: {
    title: 'Waiting for the other player',
    waiting: 'You play the next person who enters this word:',
    youPlay: 'you play {{color}}',
    trying: 'Trying to reach the server…',
    failed: "You didn't meet",
    again: 'Try again',
    settled: '{{name}} came first and chose {{terms}}. You play {{color}}.',
    settledNameless: 'Your opponent came first and chose {{terms}}. You play {{color}}.',
    asked: 'Your link asked for {{terms}}.',
  },
  invite: {
    title: 'Invite a friend',
    about: 'Share the link, the QR code or the code.',
    youPlay: 'You play {{color}}',
    link: 'Link',
    host: 'Address in the link',
    onlyHere:
      'Only this computer can open this link. Start Flipside without HOST, or connect the computer to a network.',
    code: 'Code',
    picture: 'QR code of the link',
    copy: 'Copy link',
    copied: 'Copied',
    copyByHand: "The link is selected. Copy it with your device's keys or menu.",
    share: 'Share',
    shared: 'Play {{game}} with me',
    waiting: 'Waiting for your friend…',
    waits: 'You can close this. Your table stays open for a day.',
    underWay: 'Your game goes on.',
    go: 'Go to the table',
    notify: 'Notify me',
    show: 'Show the link',
    cancel: 'Cancel',
  },
  replay: {
    title: '{{one}} against {{other}}',
    /** The title where there is little space. */
    short: '{{one}} – {{other}}',
    status: 'Move {{ply}} of {{plies}}',
    start: 'Move 0 of {{plies}}',
    /** Goes between the parts of a replay's news. */
    between: '. ',
    /** The name of the slider. */
    move: 'Move',
    /** Goes above the keys of replays in the list of keys. */
    keys: 'In a replay',
  },
} as const;
