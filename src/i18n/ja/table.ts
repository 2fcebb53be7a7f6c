import type { Translation } from '../translation.ts';

export const jaTable: Translation['table'] = {
  legal: '{{square}}、空き、打てます',
  placed: '{{color}}{{square}}。',
  comma: '、',
  about: '{{game}} {{size}}',
  good: '良い手：{{squares}}。',
  extra: '{{discs}}と、ほかに{{count}}枚',
  toMove: '手番',
  seat: '{{color}}：{{name}}。',
  status: {
    centre: '{{color}}の番：中央に置きます',
    fewest: '{{color}}の番。少ない方が勝ち',
    paused: '一時停止中。{{color}}の番',
    mustPass: '{{color}}は打てません：パス',
  },
  fewest: {
    youWin_other: 'あなたの勝ち、{{count}}枚対{{other}}枚。',
    youLose_other: 'あなたの負け、{{count}}枚対{{other}}枚。',
    wins_other: '{{name}}の勝ち、{{count}}枚対{{other}}枚。',
  },
  fewerYou_other: 'あなたが{{count}}枚少なく勝ちです。',
  fewerOther_other: '{{name}}が{{count}}枚少なく勝ちです。',
  pressPass: '「パス」を押すと先へ進みます。',
  paused: '一時停止しました。',
  resumed: '再開しました。',
  newGame: {
    title: '新しい対局を始めますか？',
    about: 'この対局はまだ終わっていません。新しい対局を始めると、この対局は打ち切りになります。',
    keep: '対局を続ける',
  },
  next: { title: 'もう一局打ちますか？', later: 'あとで' },
  seats: {
    title: '対局者',
    about: '代わった対局者は今の盤面から続けます。',
  },
  speed: '速さ',
  speeds: { slow: 'ゆっくり', normal: 'ふつう', fast: '速い' },
};
