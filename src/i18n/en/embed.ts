/** The board embedded in other pages, `<flipside-board>`. */
export const embed = {
  embed: {
    name: 'A game to step through',
    steps: 'Moves of the game',
    slider: 'Move',
    ply: '{{ply}} of {{total}}',
    start: 'The start of the game.',
    over: 'The game is over.',
    passes: 'The other side passes.',
    counts: '{{black}} {{blacks}}, {{white}} {{whites}}.',
    coming: 'Finding the values…',
    engineMissing: "The engine couldn't be loaded, so there are no values.",
    thinking: 'Thinking…',
    noMatch: 'There is no such match here, or the server does not answer.',
    noReply: "The engine couldn't be loaded, so there is no reply.",
    problem: {
      record: 'This is not a game that can be read: "{{text}}". It may be SGF, GGF or a link.',
      choice: '{{name}} can be {{names}}, not "{{text}}".',
      game: 'There is no game called "{{text}}". Try: {{names}}.',
      size: '"{{game}}" has no board of "{{text}}". Try a size like 8x8.',
      theme: 'There is no theme called "{{text}}". Try: {{names}}.',
      position:
        '"{{text}}" is not a position that can be played. Write 64 signs row by row (X black, O white, - empty), then X or O to move.',
      transcript: 'These are not moves: "{{text}}". Write them like f5d6c3.',
      illegal: "Move {{number}}, {{move}}, can't be played there.",
      ply: 'ply must be a whole number from 0 to {{count}}, not "{{text}}".',
    },
  },
} as const;
