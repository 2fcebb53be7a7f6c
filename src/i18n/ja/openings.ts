import type { openings as english } from '../en/openings.ts';
import type { InAnyLanguage } from '../translation.ts';

export const openings: InAnyLanguage<typeof english> = {
  openings: {
    label: '定石',
    after: '{{move}}のあと：',
    leadsTo: '{{name}}になります',
    here: '大会の対局{{number}}局（{{first}}～{{last}}年）',
    inYear: '大会の対局{{number}}局（{{first}}年）',
    moves: '実戦の手',
    move: '手',
    games: '対局数',
    results: '結果',
    value: '評価',
    named: '{{move}}、{{name}}',
    share: '対局の{{share}}、{{number}}局',
    otherWay: '別の手順で',
    resultsOf: '{{first}}の勝ち{{black}}、引き分け{{draws}}、{{second}}の勝ち{{white}}',
    rest: 'このうち{{number}}局では別の手が打たれました。',
    noValue: '不明',
    valueHere: '{{color}}から見た評価：{{value}}',
    ends: '定石はここまでです。ここまで進んだ大会の対局は{{least}}局未満です。',
    coming: '定石を読み込んでいます…',
    missing: '定石を読み込めませんでした。',
    retry: 'もう一度試す',
    about:
      '対局はフランスオセロ連盟のWTHORデータベースによります。評価はFlipsideの{{depth}}手読みで、手番から見た石差です。',
  },
};
