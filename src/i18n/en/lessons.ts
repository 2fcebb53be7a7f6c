/** The lessons: short, addressed to one reader. `right` and `wrong` comment on the move made. */
export const lessons = {
  lessons: {
    tutorials: 'Learn the rules by playing',
    tutorialsAbout: 'Five minutes each.',
    strategy: 'Play better: a course',
    progress: '{{done}} of {{count}} done',
    finished: 'Done',
    opponent: 'Lesson',
    names: {
      rules: 'Othello: the rules',
      four: 'Connect Four: the rules',
    },
    about: {
      rules: 'Place, flip, pass and win.',
      four: 'Drop, block and win.',
    },
    title: {
      rules: 'Othello: the rules, {{number}} of {{count}}',
      four: 'Connect Four: the rules, {{number}} of {{count}}',
    },
    steps: {
      first: {
        ask: 'You are Black. Trap a white disc in a straight line between a new disc and one of yours, and it turns black. The dots show where you can play.',
        right: 'The white disc between your two turned black. Every move has to flip at least one.',
        wrong: 'Every dot is a move that flips something.',
      },
      line: {
        ask: 'A line may be as long as you like. Find the move that flips three discs or more.',
        right: 'The whole line between your discs turned over.',
        wrong: 'That flips fewer than three. Look for a long line of white discs that ends at one of yours.',
      },
      ways: {
        ask: 'One disc can close several lines at once: across, up and down, or diagonal. Flip at least five.',
        right: 'All lines that your disc closed turned over together.',
        wrong: 'That flips fewer than five. Look for a square where several lines meet.',
      },
      corner: {
        ask: 'You are White now. A disc in a corner can never be flipped: no line runs past it. Take one.',
        right: 'That disc is yours to the end of the game, and a safe base for more.',
        wrong: 'A corner is free. Look at the far ends of the board.',
      },
      pass: {
        ask: 'If you cannot flip anything, you pass. Find the move after which White cannot play at all.',
        right: 'White has to pass, so it is your turn again.',
        wrong: 'White still has a move after that.',
      },
      count: {
        ask: 'When nobody can move, whoever has more discs wins. Two squares are left: choose the one that wins, and finish the game.',
        right: 'The game is over and you have more discs. That is all there is to the rules!',
        wrong: 'That loses by a few discs. Which square should White not get?',
      },
      drop: {
        ask: 'You are Red. Pick a column, and your disc drops to its lowest free place.',
        right: 'You and Yellow take turns like this. Four in a row wins.',
        wrong: 'Pick any column.',
      },
      row: {
        ask: 'You have three in a row at the bottom. Complete the four.',
        right: 'Four in a row: you win.',
        wrong: 'Your three lie side by side at the bottom. Drop a disc beside them.',
      },
      diagonal: {
        ask: 'A diagonal counts too. Find the column that makes four.',
        right: 'Four on a diagonal, and the game is won.',
        wrong: 'No four yet. Follow your discs upward, step by step.',
      },
      block: {
        ask: 'Yellow is about to make four. Stop it.',
        right: 'Blocked. Look for such threats before every move.',
        wrong: 'Yellow wins with the next disc. Find the open end of its three.',
      },
      under: {
        ask: 'A disc can also help the other side: Yellow may land on top of it. Play where that does no harm.',
        right: 'Good: nothing you opened completes a four.',
        wrong: 'Yellow lands on top of your disc and makes four.',
      },
      fork: {
        ask: 'Nobody can block two threats at once. Find the move that makes two, then win the game.',
        right: 'Two threats, one answer: that is how games of Connect Four are won.',
        wrong: 'Yellow can answer that. Look for a disc that threatens in two ways.',
      },
    },
  },
} as const;
