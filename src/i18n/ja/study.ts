import type { study as english } from '../en/study.ts';
import type { InAnyLanguage } from '../translation.ts';

export const study: InAnyLanguage<typeof english> = {
  study: {
    keys: '研究盤で',
    tabs: '対局',
    tab: { moves: '棋譜', analysis: '解析', graph: 'グラフ', openings: '定石' },
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
    wipeout:
      '{{move}}だと、{{other}}に{{reply}}と打たれて{{side}}の石が全滅します。{{best}}ならその心配はありません。',
    corner: '{{move}}で{{other}}が隅の{{reply}}を取れるようになります。{{best}}なら取られません。',
    wedge:
      '{{move}}だと、{{other}}に{{one}}と{{two}}の間の{{reply}}へ割り込まれます。{{best}}なら割り込まれません。',
    edge: '{{move}}だと、{{other}}に辺の{{reply}}へ確定石を置かれます。{{best}}なら置かれません。',
    mobilityGiven_other:
      '{{move}}の後、{{other}}の打てる場所は{{others}}か所あります。{{best}}なら{{count}}か所だけです。',
    mobilityLost_other:
      '{{move}}の後、{{side}}の打てる場所は{{count}}か所です。{{best}}なら{{ownAfterBest}}か所残ります。',
    parity:
      '{{move}}は空きが{{region}}マス（偶数）の区域に打つ手です。{{best}}なら{{bestRegion}}マス（奇数）の区域で、先に打った側が最後も打てます。',
    stability_other:
      '{{best}}なら{{side}}の確定石は少なくとも{{count}}個です。{{move}}では確実なのは{{stable}}個です。',
    tempo: '{{move}}は{{other}}には打てない場所です。{{best}}の後まで残しておけました。',
    result: {
      winDraw: '{{move}}で勝ちを逃し、引き分けになりました。{{best}}なら勝ちでした。',
      winLoss: '{{move}}で勝ちが負けに変わりました。{{best}}なら勝ちでした。',
      drawLoss: '{{move}}で負けになりました。{{best}}なら引き分けでした。',
    },
    lostSoon_other: '{{move}}で負けが決まりました。{{best}}なら、{{count}}手先まで負けはありません。',
    worse_other: 'エンジンの読みでは、{{move}}は{{best}}より{{count}}石損です。理由は読み筋をご覧ください。',
  },
};
