import type { you as english } from '../en/you.ts';
import type { InAnyLanguage } from '../translation.ts';

export const you: InAnyLanguage<typeof english> = {
  overview: {
    title: '一览',
    empty: '下一局棋或做一道题，你的成绩、连续记录和图表就会出现在这里。',
    begin: '下一局',
    games_other: '{{count}} 局',
    score: '{{won}}胜 {{drawn}}平 {{lost}}负',
    days_other: '{{count}} 天连续',
    wins_other: '{{count}} 连胜',
    mostWins: '最多：{{count}}',
    rating: '题目等级分',
    solved: '{{tried}}题中做对{{right}}题',
    loss: '每局损失的子数',
    reviewed: '{{month}}复盘的对局：{{count}}',
  },
  ladders: {
    title: '挑战',
    names: {
      othello: '黑白棋：级别和人物',
      anti: '反黑白棋：级别',
      connect4: '四子棋：级别',
    },
    beaten: '已战胜 {{beaten}}/{{of}}',
    complete: '全部战胜，上面再没有人了。',
    states: { beaten: '已战胜', next: '下一个', open: '尚未战胜' },
    rung: '{{name}}: {{state}}',
    next: '下一个：{{name}}',
    play: '对局',
    playAloud: '与{{name}}对局',
    coach: '使用教练的对局不计入这里，可在设置中关闭教练。',
  },
};
