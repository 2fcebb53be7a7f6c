import type { study as english } from '../en/study.ts';
import type { InAnyLanguage } from '../translation.ts';

export const study: InAnyLanguage<typeof english> = {
  study: {
    keys: '研究盤で',
    tabs: '対局',
    tab: { moves: '棋譜', analysis: '解析', graph: 'グラフ' },
    analysis: {
      engine: 'エンジン',
    },
    value: {
      named: '{{name}}、{{value}}',
      threat: '{{name}}、{{color}}{{value}}',
      best: '最善',
      proved: '完全読み',
      depth: '深さ{{depth}}',
      certain: '深さ{{depth}}、確度{{certainty}}%',
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
    worse_other: 'エンジンの読みでは、{{move}}は{{best}}より{{count}}石損です。理由は読み筋をご覧ください。',
  },
};
