/** Sounds, playing without a network, and what a server and this device keep. */
export const device = {
  sounds: {
    title: 'Play sounds for',
    volume: 'Volume',
    percent: '{{percent}}%',
    moves: 'Moves',
    flips: 'Flips',
    corners: 'Corners',
    passes: 'Passes',
    refusals: 'Refusals and undo',
    lowTime: 'Little time left',
    ends: 'End of the game',
    table: 'Online: start, offers, connection',
    vibration: 'Vibration',
  },
  /** Playing without a network, and the page as an app of the device. */
  offline: {
    title: 'Without a network',
    ready: 'Everything for playing without a network: {{total}}, ready.',
    partly: 'Kept on this device for playing without a network: {{kept}} of {{total}}.',
    fetching: 'Fetching everything for playing without a network: {{kept}} of {{total}}.',
    failed: 'Not everything for playing without a network could be fetched: {{kept}} of {{total}}.',
    fetch: 'Fetch the rest',
    stop: 'Stop',
    install: 'Install',
    installByHand: 'To install Flipside, tap Share in your browser, then Add to Home Screen.',
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
  games: {
    loading: 'Loading your games…',
    empty: 'Your finished online games will appear here.',
    failed: "Your games couldn't be loaded.",
    again: 'Try again',
    against: 'vs. {{name}}',
    nameless: 'vs. Guest',
    replay: 'Replay',
    more: 'More',
    rating: 'Rating',
    provisional: '{{value}}?',
    provisionalAloud: '{{value}}, still uncertain',
  },
} as const;
