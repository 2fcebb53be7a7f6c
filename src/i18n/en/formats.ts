/** What is said of games that are brought in or given out as text and files. */
export const formats = {
  formats: {
    /** Why something cannot be read. */
    failure: {
      linkSign: '"{{found}}" is not a letter of a link to a game.',
      linkVersion: 'This link was made by a newer Flipside. Reload the page and open it again.',
      linkDamaged: 'This link to a game is not whole: a part was cut off or changed.',
    },
    /** The sentence above, with the place before it. */
    at: {
      character: 'Line {{line}}, column {{column}}: {{sentence}}',
      byte: 'Byte {{byte}}: {{sentence}}',
    },
  },
} as const;
