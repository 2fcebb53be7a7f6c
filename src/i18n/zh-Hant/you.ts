import type { you as english } from '../en/you.ts';
import type { InAnyLanguage } from '../translation.ts';

export const you: InAnyLanguage<typeof english> = {
  overview: {
    title: '一覽',
    empty: '下一局棋或做一道題，你的成績、連續紀錄和圖表就會出現在這裡。',
    begin: '下一局',
    games_other: '{{count}} 局',
    score: '{{won}}勝 {{drawn}}和 {{lost}}負',
    days_other: '{{count}} 天連續',
    wins_other: '{{count}} 連勝',
    mostWins: '最多：{{count}}',
    rating: '題目等級分',
    solved: '{{tried}}題中做對{{right}}題',
    loss: '每局損失的子數',
    reviewed: '{{month}}覆盤的對局：{{count}}',
  },
  ladders: {
    title: '挑戰',
    names: {
      othello: '黑白棋：級別和人物',
      anti: '反黑白棋：級別',
      connect4: '四子棋：級別',
    },
    beaten: '已戰勝 {{beaten}}/{{of}}',
    complete: '全部戰勝，上面再沒有人了。',
    states: { beaten: '已戰勝', next: '下一個', open: '尚未戰勝' },
    rung: '{{name}}: {{state}}',
    next: '下一個：{{name}}',
    play: '對局',
    playAloud: '與{{name}}對局',
    coach: '使用教練的對局不計入這裡，可在設定中關閉教練。',
  },
};
