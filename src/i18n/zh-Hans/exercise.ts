import type { exercise as english } from '../en/exercise.ts';
import type { InAnyLanguage } from '../translation.ts';

export const exercise: InAnyLanguage<typeof english> = {
  exercise: {
    keys: '做练习时',
    title: '练习',
    toMove: '轮到{{side}}',
    turn: '轮到{{side}}。',
    looking: '正在看你这步棋…',
    finding: '正在找答案…',
    right: '答对了！',
    goOn: '对了，接着下。',
    wrong: '不是这一步。',
    shown: '答案',
    failed: '引擎没有回应。',
    loss_other: '{{move}}比最佳着法差{{count}}子。',
    flips_other: '{{move}}能翻{{count}}子。',
    leaves_other: '下{{move}}之后，{{other}}有{{count}}处可下。',
    reply: '{{other}}会应{{reply}}。',
    solution: '最佳：{{moves}}',
    solutions: '同样好：{{moves}}',
    moveWithValue: '{{move}} {{value}}',
    values: '估值：{{moves}}',
    tryAgain: '再试一次',
    analyze: '分析',
    next: '下一题',
    leave: '完成',
    card: '练习',
    ask: {
      best: '找出最佳着法。',
      win: '找出唯一能赢的一步。',
      draw: '找出唯一能守住平局的一步。',
    },
    step: '第{{number}}步，共{{of}}步。',
  },
};
