/** Study: what to learn, to train, and the person's own games. */
export const doors = {
  doors: {
    learn: 'Learn',
    lessons: 'All lessons',
    start: 'Start',
    goOn: 'Continue',
    courseDone: 'You have finished the course',
    train: 'Train',
    puzzles: 'All puzzles',
    mistakesDue_one: '{{count}} mistake of yours to try again',
    mistakesDue_other: '{{count}} mistakes of yours to try again',
    openingsDue_one: '{{count}} opening to practise',
    openingsDue_other: '{{count}} openings to practise',
    lessonsDue_one: '{{count}} lesson to repeat',
    lessonsDue_other: '{{count}} lessons to repeat',
    games: 'My games',
    all: 'Show all',
  },
} as const;
