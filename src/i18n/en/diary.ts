/** What a person has played, over time. */
export const diary = {
  diary: {
    title: 'Diary',
    empty: 'Finish a game, and your diary begins.',
    streak_one: '{{count}} day in a row',
    streak_other: '{{count}} days in a row',
    longest_one: 'longest: {{count}} day',
    longest_other: 'longest: {{count}} days',
    chart: 'Games won, drawn and lost by month',
    table: 'The numbers as a table',
    month: 'Month',
    exportCsv: 'Export CSV',
    fileName: 'flipside-diary',
  },
} as const;
