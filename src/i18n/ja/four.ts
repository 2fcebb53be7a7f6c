import type { Translation } from '../translation.ts';

export const jaFour: Translation['four'] = {
  disc: { black: '赤', white: '黄' },
  column: '{{column}}列、次は{{row}}段目',
  full: '{{column}}列、いっぱい',
  columnWith: '{{column}}、{{outlook}}',
  empty: '{{column}}列{{row}}段、空き',
  taken: '{{column}}列{{row}}段、{{disc}}',
  last: '{{column}}列{{row}}段、{{disc}}、最後の手',
  winning: '{{column}}列{{row}}段、{{disc}}、四目の一つ',
  turn: '{{color}}{{column}}列{{row}}段。',
  youWin: '四目並べて、あなたの勝ち。',
  wins: '四目並べて、{{name}}の勝ち。',
  draw: '引き分け、盤がいっぱい。',
  after_other: '{{count}}枚目で決まりました。',
  even: '四目はできませんでした。',
  good: '良い列：{{columns}}。',
  hint: 'ヒント：{{column}}列',
  hintWith: 'ヒント：{{column}}列、{{outlook}}',
  outlook: {
    win: '{{moves}}手で勝ち',
    loss: '{{moves}}手で負け',
    draw: '引き分け',
    open: '未確定',
  },
  label: { win: '勝 {{moves}}', loss: '負 {{moves}}', draw: '分', open: '?' },
};
