import type { exercise as english } from '../en/exercise.ts';
import type { InAnyLanguage } from '../translation.ts';

export const exercise: InAnyLanguage<typeof english> = {
  exercise: {
    keys: '做練習時',
    title: '練習',
    toMove: '輪到{{side}}',
    turn: '輪到{{side}}。',
    looking: '正在看你這手棋…',
    finding: '正在找答案…',
    right: '答對了！',
    goOn: '對了，接著下。',
    wrong: '不是這一手。',
    shown: '答案',
    failed: '引擎沒有回應。',
    loss_other: '{{move}}比最佳一手差{{count}}子。',
    flips_other: '{{move}}能翻{{count}}子。',
    leaves_other: '下{{move}}之後，{{other}}有{{count}}處可下。',
    reply: '{{other}}會應{{reply}}。',
    solution: '最佳：{{moves}}',
    solutions: '同樣好：{{moves}}',
    moveWithValue: '{{move}} {{value}}',
    values: '評估值：{{moves}}',
    tryAgain: '再試一次',
    analyze: '分析',
    next: '下一題',
    leave: '完成',
    card: '練習',
    ask: {
      best: '找出最佳的一手。',
      win: '找出唯一能贏的一手。',
      draw: '找出唯一能守住和局的一手。',
    },
    step: '第{{number}}手，共{{of}}手。',
  },
};
