import type { study as english } from '../en/study.ts';
import type { InAnyLanguage } from '../translation.ts';

export const study: InAnyLanguage<typeof english> = {
  study: {
    keys: '研究盤で',
    tabs: '対局',
    tab: { text: '文章', moves: '棋譜', analysis: '解析', graph: 'グラフ', openings: '定石' },
    analysis: {
      engine: 'エンジン',
      lines: '読み筋の数',
      linesName: '最善手',
      line: '読み筋{{number}}',
      move: '{{color}}{{move}}',
      after: '{{first}}{{black}}、{{second}}{{white}}',
      proved: 'すべて完全に読み切りました。',
      bestProved: '最善手は読み切りました。',
      ahead_other: '{{count}}手先まで読んでいます。',
      toEnd: '終局まで読んでいます。',
      shortcuts: '悪そうな手は省いています（{{depth}}@{{certainty}}%）。',
      speed: '毎秒{{speed}}局面',
      threat: '狙い',
      threatOn: '相手の手番として解析します。',
      threatOff: '狙いの解析を終えました。',
      wait: {
        off: 'エンジンは停止しています。',
        over: '終局しているため、読む手はありません。',
        reply: '相手の着手を待っています…',
        review: '検討が終わるのを待っています…',
        noThreat: 'ここで相手に打てる手はありません。',
        failed: 'エンジンが応答しませんでした。切り替え直すと再試行します。',
        loading: 'エンジンを読み込んでいます…',
        looking: 'エンジンが読んでいます…',
      },
    },
    limits: {
      title: '深さ・時間・スレッド・表',
      analysisDepth: '深さ',
      analysisSeconds: '時間',
      analysisThreads: 'スレッド',
      analysisTable: '表',
      none: '制限なし',
      auto: '自動',
      seconds: '{{seconds}}秒',
      megabytes: '{{size}} MB',
    },
    overlay: {
      title: '盤に表示',
      names: {
        mobility: '着手可能',
        frontier: '開放石',
        stability: '確定石',
        parity: '偶奇',
        opened: '開く手',
      },
      sentences: {
        mobility: '打てる所：{{squares}}。',
        frontier: '開放石：{{squares}}。',
        stability: '確定石：{{squares}}。',
        parity: '空きの区域：{{squares}}。',
        opened: '手を指し示すと、相手に新しく開く所が表示されます。',
      },
      of: '{{color}} {{squares}}',
      between: '；',
      none: 'なし',
      odd: '{{squares}}（{{size}}マス、奇数）',
      even: '{{squares}}（{{size}}マス、偶数）',
      opens: '{{color}}に開く所：{{squares}}',
      off: '盤の表示を消しました。',
    },
    value: {
      named: '{{name}}、{{value}}',
      threat: '{{name}}、{{color}}{{value}}',
      best: '最善',
      proved: '完全読み',
      ahead_other: '{{count}}手先まで',
      toEnd: '終局まで、未確定',
      on: '評価値を表示します。',
      off: '評価値を隠しました。',
    },
    graph: {
      none: '対局を検討すると、ここに評価値のグラフが表示されます。',
    },
  },
  moment: {
    told: '{{move}}のあと：{{line}}。',
    corner: '{{move}}だと{{other}}に隅の{{corner}}を取られます（{{way}}）。',
    cornerLost:
      '{{move}}だと{{other}}に隅の{{corner}}を取られます（{{way}}）。{{best}}なら{{side}}が取れます。',
    cornerMissed: '{{best}}なら{{side}}が隅の{{corner}}を取れます（{{way}}）。',
    passGiven: '{{move}}だと{{side}}はパスになります（{{way}}）。',
    passMissed: '{{best}}なら{{other}}はパスになります（{{way}}）。',
    noSafeMove: '{{move}}だと{{side}}は安全な手がなくなり（{{way}}）、どこに打っても隅を渡します。',
    corners:
      'この先{{moves}}手で取る隅の数は、{{move}}だと{{other}}{{others}}、{{side}}{{own}}です。{{best}}なら{{other}}{{othersAfterBest}}、{{side}}{{ownAfterBest}}です。',
    stableGiven:
      '{{move}}だと{{other}}の確定石はまもなく{{discs}}個になります。{{best}}なら{{discsAfterBest}}個です。',
    stableMissed:
      '{{best}}なら{{side}}の確定石はまもなく{{discsAfterBest}}個になります。{{move}}だと{{discs}}個です。',
    lastMove: '{{move}}だと最後の一手は{{other}}が打ちます。{{best}}なら{{side}}が打てます。',
    fewLeft_other:
      '{{move}}だと、好手（{{replies}}）で{{side}}の打てる場所が{{count}}か所だけになります。{{best}}なら{{many}}か所以上あります。',
    quiet:
      '{{move}}だと、{{other}}は{{side}}に新しい手を与えない静かな手（{{replies}}）で応じられます。{{best}}なら、どの好手も何かを開きます。',
    openedSeveral: '{{move}}だと{{other}}が{{replies}}に打てるようになります。{{best}}なら打てません。',
    takenAway:
      '{{move}}だと{{other}}が{{reply}}と応じ、{{side}}は{{squares}}に打てなくなります。{{best}}なら、それほど奪う好手はありません。',
    opens: '{{move}}だと{{other}}が{{squares}}に打てるようになります。{{best}}なら新しい手を与えません。',
    wall: '{{move}}だと壁ができ、この先の数手で空きマスに接する{{side}}の石が約{{discs}}個になります。{{best}}なら約{{discsAfterBest}}個です。',
    shortageMissed: '{{best}}なら{{other}}は安全な手がなくなり（{{way}}）、どこに打っても隅を渡します。',
    mobilityGiven:
      '{{move}}だと、この先の数手で{{other}}の打てる場所は約{{others}}か所です。{{best}}なら約{{othersAfterBest}}か所です。',
    mobilityLost:
      '{{move}}だと、この先の数手で{{side}}の打てる場所は約{{own}}か所です。{{best}}なら約{{ownAfterBest}}か所です。',
    room: '{{move}}だと、この先の数手で打てる場所は{{side}}が約{{own}}か所、{{other}}が約{{others}}か所です。{{best}}なら{{ownAfterBest}}か所と{{othersAfterBest}}か所です。',
    held: '{{move}}だと、終局時に{{from}}から{{to}}までの{{squares}}マスのうち{{discs}}マスが{{holder}}になります。{{best}}なら{{discsAfterBest}}マスです。',
    heldWhole:
      '{{move}}だと、終局時に{{from}}から{{to}}まですべて{{holder}}になります。{{best}}なら{{squares}}マスのうち{{discsAfterBest}}マスです。',
    safeMoves:
      '{{move}}だと、この先の数手で、隅を渡さない{{side}}の手は約{{safe}}か所です。{{best}}なら約{{safeAfterBest}}か所です。',
    taken: '{{best}}は両者が打ちたい場所です。{{move}}だと{{other}}に打たれます。',
    wipeout:
      '{{move}}だと、{{other}}に{{reply}}と打たれて{{side}}の石が全滅します。{{best}}ならその心配はありません。',
    wedge:
      '{{move}}だと、{{other}}に{{one}}と{{two}}の間の{{reply}}へ割り込まれます。{{best}}なら割り込まれません。',
    edge: '{{move}}だと、{{other}}に辺の{{reply}}へ確定石を置かれます。{{best}}なら置かれません。',
    parity:
      '{{move}}は空きが{{region}}マス（偶数）の区域に打つ手です。{{best}}なら{{bestRegion}}マス（奇数）の区域で、先に打った側が最後も打てます。',
    notAfter: '{{move}}ならそうはなりません。',
    notSoonAfter_other: '{{move}}なら、この先{{count}}手はそうなりません。',
    cornerOpened: '{{move}}だと{{other}}に隅の{{corner}}を取る手が生じます。{{best}}なら生じません。',
    opened: '{{move}}だと{{other}}が{{reply}}に打てるようになります。{{best}}なら打てません。',
    answer: '{{move}}には、{{other}}に{{reply}}という好手があります。',
    answers: '{{move}}には、{{other}}に{{replies}}という好手があります。',
    answersWeaker:
      '{{move}}には、{{other}}に{{replies}}という好手があります。{{best}}なら、どれもそれほどの手になりません。',
    fates: {
      all: '{{best}}なら、{{fates}}。',
      between: '。',
      gone: '{{other}}は{{replies}}に打てません',
      first: '{{side}}が先に{{replies}}に打てます',
      met: '{{reply}}には{{side}}が{{squares}}で応じられます',
      metByCorner: '{{reply}}には{{side}}が隅の{{corner}}を取って応じられます',
      opens: '{{reply}}だと{{side}}が新たに{{squares}}に打てます',
      less_other: '{{reply}}の価値は{{count}}石下がります',
      muchLess: '{{reply}}の価値は大きく下がります',
      weaker: '{{replies}}は{{other}}にとってそれほどの手になりません',
    },
    othersWorse_other: 'ほかの応手は{{count}}石以上劣ります。',
    othersMuchWorse: 'ほかの応手はずっと劣ります。',
    tempo: '{{move}}は{{other}}には打てない場所です。{{best}}の後まで残しておけました。',
    result: {
      winDraw: '{{move}}で勝ちを逃し、引き分けになりました。{{best}}なら勝ちでした。',
      winLoss: '{{move}}で勝ちが負けに変わりました。{{best}}なら勝ちでした。',
      drawLoss: '{{move}}で負けになりました。{{best}}なら引き分けでした。',
    },
    lostSoon_other: '{{move}}で負けが決まりました。{{best}}なら、{{count}}手先まで負けはありません。',
    worse_other: 'エンジンの読みでは、{{move}}は{{best}}より{{count}}石損です。',
    muchWorse: 'エンジンの読みでは、{{move}}は{{best}}よりずっと損です。',
  },
};
