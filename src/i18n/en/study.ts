/** Why a move was worse than the best one. `side` made the move. */
export const study = {
  study: {
    keys: 'In a study',
    tabs: 'Game',
    tab: { text: 'Text', moves: 'Moves', analysis: 'Analysis', graph: 'Graph', openings: 'Openings' },
    analysis: {
      engine: 'Engine',
      lines: 'Lines',
      linesName: 'Best moves',
      line: 'Line {{number}}',
      move: '{{color}} {{move}}',
      after: 'then {{first}} {{black}}, {{second}} {{white}}',
      proved: 'Every score is proved.',
      bestProved: 'The best score is proved.',
      ahead_one: 'Looks {{count}} move ahead.',
      ahead_other: 'Looks {{count}} moves ahead.',
      toEnd: 'Looks to the end of the game.',
      /** Depth and percentage in strong players' notation: `32@73%`. */
      shortcuts: 'It skips moves that look bad ({{depth}}@{{certainty}}%).',
      speed: '{{speed}} positions a second',
      threat: 'Threat',
      threatOn: "Threat: as if it were the other side's turn.",
      threatOff: 'Threat off.',
      wait: {
        off: 'The engine is off.',
        over: 'The game is over: there is nothing left to find here.',
        reply: 'Waiting for the reply…',
        review: 'Waiting for the review…',
        noThreat: 'The other side could not move here.',
        failed: 'The engine did not answer. Switch it off and on to try again.',
        loading: 'The engine is loading…',
        looking: 'The engine is looking…',
      },
    },
    limits: {
      title: 'Depth, time, threads, table',
      analysisDepth: 'Depth',
      analysisSeconds: 'Time',
      analysisThreads: 'Threads',
      analysisTable: 'Table',
      none: 'no limit',
      auto: 'automatic',
      seconds: '{{seconds}} s',
      megabytes: '{{size}} MB',
    },
    overlay: {
      title: 'Show on the board',
      names: {
        mobility: 'Moves',
        frontier: 'Frontier',
        stability: 'Stable',
        parity: 'Parity',
        opened: 'Opened',
      },
      sentences: {
        mobility: 'Moves: {{squares}}.',
        frontier: 'Frontier discs: {{squares}}.',
        stability: 'Stable discs: {{squares}}.',
        parity: 'Empty areas: {{squares}}.',
        opened: 'Point at a move to see which squares it opens to the other side.',
      },
      of: '{{color}} {{squares}}',
      between: '; ',
      none: 'none',
      odd: '{{squares}} ({{size}}, odd)',
      even: '{{squares}} ({{size}}, even)',
      opens: 'opens for {{color}}: {{squares}}',
      off: 'Nothing is shown on the board any more.',
    },
    value: {
      named: '{{name}}, {{value}}',
      threat: '{{name}}, {{color}} {{value}}',
      best: 'best',
      proved: 'proved',
      ahead_one: '{{count}} move ahead',
      ahead_other: '{{count}} moves ahead',
      toEnd: 'to the end, not proved',
      on: 'Values on.',
      off: 'Values off.',
    },
    graph: {
      none: 'The graph of the score appears here once the game has been reviewed.',
    },
  },
  moment: {
    told: 'After {{move}}: {{line}}.',
    turned: {
      winDraw: 'This turned it: a win became a draw.',
      winLoss: 'This turned it: a win became a loss.',
      drawLoss: 'This turned it: a draw became a loss.',
    },
    xSquare:
      '{{move}} is the X-square of the empty corner {{corner}}, diagonally beside it: {{other}} gets the corner ({{way}}).',
    cSquare:
      '{{move}} is a C-square, beside the empty corner {{corner}}: {{other}} gets the corner ({{way}}).',
    xSquareLate:
      '{{move}} is the X-square of the empty corner {{corner}}, diagonally beside it: sooner or later {{other}} gets the corner. {{best}} does not risk it.',
    cSquareLate:
      '{{move}} is a C-square, beside the empty corner {{corner}}: sooner or later {{other}} gets the corner. {{best}} does not risk it.',
    cornerLeft: '{{side}} can take the corner {{corner}} now; after {{move}}, {{other}} takes it.',
    ownCorner: 'After {{best}}, {{side}} takes it.',
    corner: '{{move}} gives {{other}} the corner {{corner}} ({{way}}).',
    cornerLost:
      '{{move}} gives {{other}} the corner {{corner}} ({{way}}); after {{best}}, {{side}} takes it.',
    cornerMissed: '{{best}} wins {{side}} the corner {{corner}} ({{way}}).',
    passGiven: 'After {{move}}, {{side}} has to pass ({{way}}).',
    passMissed: 'After {{best}}, {{other}} has to pass ({{way}}).',
    noSafeMove:
      'After {{move}}, {{side}} runs out of safe moves ({{way}}): playing {{squares}} gives a corner away.',
    corners:
      'Count the corners of the next {{moves}} moves. After {{move}}: {{other}} {{others}}, {{side}} {{own}}. After {{best}}: {{other}} {{othersAfterBest}}, {{side}} {{ownAfterBest}}.',
    stableGiven:
      'After {{move}}, {{other}} soon has {{discs}} discs that can never be flipped; after {{best}}, {{discsAfterBest}}.',
    stableMissed:
      'After {{best}}, {{side}} soon has {{discsAfterBest}} discs that can never be flipped; after {{move}}, {{discs}}.',
    lastMove: 'After {{move}}, {{other}} plays the last move of the game; after {{best}}, {{side}} does.',
    fewLeft_one:
      'After {{move}}, {{replies}} leaves {{side}} only {{count}} square to play; after {{best}}, there are at least {{many}}.',
    fewLeft_other:
      'After {{move}}, {{replies}} leaves {{side}} only {{count}} squares to play; after {{best}}, there are at least {{many}}.',
    quiet:
      'After {{move}}, {{other}} has a quiet move, {{replies}}: it opens nothing to {{side}}. After {{best}}, every good answer opens something.',
    openedSeveral: '{{move}} opens {{replies}} to {{other}}; after {{best}}, {{other}} cannot play there.',
    takenAway:
      'After {{move}}, {{other}} answers {{reply}} and takes {{squares}} away from {{side}}; after {{best}}, no good answer takes as many.',
    opens: '{{move}} opens {{squares}} to {{other}}; {{best}} opens nothing new.',
    wall: '{{move}} builds a wall: soon about {{discs}} discs of {{side}} face empty squares, and {{side}} has about {{own}} moves to choose from; after {{best}}, about {{discsAfterBest}} discs and {{ownAfterBest}} moves.',
    shortageMissed:
      'After {{best}}, {{other}} runs out of safe moves ({{way}}): playing {{squares}} gives a corner away.',
    mobilityGiven:
      'After {{move}}, {{other}} has about {{others}} squares to choose from in the next moves; after {{best}}, about {{othersAfterBest}}.',
    mobilityLost:
      'After {{move}}, {{side}} has only about {{own}} squares to choose from in the next moves; after {{best}}, about {{ownAfterBest}}.',
    room: 'After {{move}}, {{side}} has about {{own}} squares to choose from in the next moves and {{other}} about {{others}}; after {{best}}, {{ownAfterBest}} and {{othersAfterBest}}.',
    held: 'After {{move}}, in the end {{holder}} has {{discs}} of the {{squares}} squares from {{from}} to {{to}}; after {{best}}, {{discsAfterBest}}.',
    heldWhole:
      'After {{move}}, in the end {{holder}} has every square from {{from}} to {{to}}; after {{best}}, {{discsAfterBest}} of {{squares}}.',
    safeMoves:
      'After {{move}}, {{side}} has only about {{safe}} moves that give no corner away in the next turns; after {{best}}, about {{safeAfterBest}}.',
    taken: 'Both sides want {{best}}: after {{move}}, {{other}} plays there.',
    wipeout:
      '{{move}} lets {{other}} flip every disc of {{side}} ({{way}}); after {{best}} that is not possible.',
    edgeBroken:
      'After {{move}}, {{other}} breaks into the edge and flips {{discs}}; after {{best}}, {{side}} keeps them.',
    letIn:
      'Only {{side}} could play in the area of {{region}} empty squares around {{reply}}. {{move}} lets {{other}} in; {{best}} keeps it closed.',
    wedge:
      '{{move}} lets {{other}} wedge in at {{reply}}, between {{one}} and {{two}}; after {{best}} there is no way in.',
    edge: '{{move}} lets {{other}} place a disc on the edge at {{reply}} that can never be flipped; {{best}} does not.',
    parity:
      '{{move}} goes into an area of {{region}} empty squares, an even number. {{best}} goes into one of {{bestRegion}}, where whoever plays first can also play last.',
    notAfter: 'After {{move}} that does not happen.',
    notSoonAfter_one: 'After {{move}} that does not happen in the next move.',
    notSoonAfter_other: 'After {{move}} that does not happen in the next {{count}} moves.',
    cornerOpened: '{{move}} opens the corner {{corner}} to {{other}}; {{best}} does not.',
    opened: '{{move}} opens {{reply}} to {{other}}; after {{best}}, {{other}} cannot play there.',
    answer: 'After {{move}}, {{other}} has one strong answer: {{reply}}.',
    answers: 'After {{move}}, {{other}} has strong answers at {{replies}}.',
    fates: {
      all: 'After {{best}}, {{fates}}.',
      between: '; ',
      gone: '{{other}} cannot play {{replies}}',
      first: '{{side}} gets to {{replies}} first',
      met: '{{side}} can answer {{reply}} with {{squares}}',
      metByCorner: '{{side}} can answer {{reply}} with the corner {{corner}}',
      opens: '{{reply}} opens {{squares}} to {{side}}',
      less_one: '{{reply}} is worth {{count}} disc less',
      less_other: '{{reply}} is worth {{count}} discs less',
      muchLess: '{{reply}} is worth much less',
      weaker: '{{other}} gets less from {{replies}}',
    },
    othersWorse_one: 'Any other answer is at least {{count}} disc worse.',
    othersWorse_other: 'Any other answer is at least {{count}} discs worse.',
    othersMuchWorse: 'Any other answer is much worse.',
    tempo: '{{other}} cannot play {{move}}, so it could wait: after {{best}}, it is still there to play.',
    result: {
      winDraw: '{{move}} gives away the win: it is a draw now. {{best}} wins.',
      winLoss: '{{move}} turns a win into a loss. {{best}} wins.',
      drawLoss: '{{move}} loses. {{best}} holds the draw.',
    },
    lostSoon_one: '{{move}} loses by force. After {{best}} no loss is in sight in the next move.',
    lostSoon_other: '{{move}} loses by force. After {{best}} no loss is in sight for {{count}} moves.',
    fourAtOnce: 'After {{move}}, {{other}} makes four in column {{column}} at once.',
    winMissed: '{{best}} makes four at once.',
    doubleThreat:
      'After {{move}}, {{other}} gets two ways to make four, in columns {{one}} and {{two}} ({{way}}): only one can be stopped.',
    stackedThreat:
      'After {{move}}, {{other}} gets two ways to make four in column {{one}}, one above the other ({{way}}).',
    doubleMissed:
      'With {{best}}, {{side}} gets two ways to make four, in columns {{one}} and {{two}} ({{way}}): only one can be stopped.',
    stackedMissed:
      'With {{best}}, {{side}} gets two ways to make four in column {{one}}, one above the other ({{way}}).',
    zugzwang:
      'After {{move}}, {{side}} runs out of moves elsewhere: in the end it has to fill column {{column}}, under the square where {{other}} makes four.',
    zugzwangMissed:
      'After {{best}}, {{other}} runs out of moves elsewhere: in the end it has to fill column {{column}}, under the square where {{side}} makes four.',
    worse_one: '{{move}} loses {{count}} disc against {{best}}.',
    worse_other: '{{move}} loses {{count}} discs against {{best}}.',
  },
} as const;
