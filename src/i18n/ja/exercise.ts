import type { exercise as english } from '../en/exercise.ts';
import type { InAnyLanguage } from '../translation.ts';

export const exercise: InAnyLanguage<typeof english> = {
  exercise: {
    keys: '問題を解くとき',
    title: '問題',
    toMove: '{{side}}の番',
    turn: '{{side}}の番です。',
    step: '{{of}}手のうち{{number}}手目です。',
    looking: 'その手を調べています…',
    finding: '解答を調べています…',
    right: '正解！',
    goOn: '正解。続けましょう。',
    wrong: 'その手ではありません。',
    shown: '解答',
    failed: 'エンジンから返事がありません。',
    loss_other: '{{move}}は最善手より{{count}}石損です。',
    flips_other: '{{move}}で返せるのは{{count}}石です。',
    leaves_other: '{{move}}のあと、{{other}}の打てる手は{{count}}か所です。',
    reply: '{{other}}は{{reply}}と応じます。',
    solution: '最善：{{moves}}',
    solutions: '同じくらい良い手：{{moves}}',
    moveWithValue: '{{move}} {{value}}',
    values: '評価値：{{moves}}',
    tryAgain: 'もう一度',
    analyze: '解析',
    next: '次へ',
    leave: '終える',
    card: '問題',
    ask: {
      best: '最善の手を見つけましょう。',
      win: '勝ちになる唯一の手を見つけましょう。',
      draw: '引き分けに持ち込む唯一の手を見つけましょう。',
    },
  },
};
