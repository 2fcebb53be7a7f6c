import type { you as english } from '../en/you.ts';
import type { InAnyLanguage } from '../translation.ts';

export const you: InAnyLanguage<typeof english> = {
  overview: {
    title: 'ひと目で',
    empty: '対局や問題を始めると、成績、連続記録、グラフがここに育っていきます。',
    begin: '対局する',
    games_other: '{{count}}局',
    score: '{{won}}勝 {{drawn}}分 {{lost}}敗',
    days_other: '{{count}}日連続',
    wins_other: '{{count}}連勝',
    mostWins: '最多{{count}}',
    rating: '問題のレーティング',
    solved: '{{tried}}問中{{right}}問正解',
    loss: '1局の損失石数',
    reviewed: '{{month}}に検討した対局：{{count}}',
  },
  ladders: {
    title: 'チャレンジ',
    names: {
      othello: 'オセロ：レベルとキャラクター',
      anti: 'アンチオセロ：レベル',
      connect4: 'コネクトフォー：レベル',
    },
    beaten: '勝利：{{beaten}}／{{of}}',
    complete: '全員に勝ちました。上にはもう誰もいません。',
    states: { beaten: '勝利済み', next: '次の相手', open: '未勝利' },
    rung: '{{name}}: {{state}}',
    next: '次の相手：{{name}}',
    play: '対局',
    playAloud: '{{name}}と対局',
    coach: 'コーチを使った対局はここでは数えません。設定で切ることができます。',
  },
};
