import type { exercise as english } from '../en/exercise.ts';
import type { InAnyLanguage } from '../translation.ts';

export const exercise: InAnyLanguage<typeof english> = {
  exercise: {
    keys: '문제를 풀 때',
    title: '연습',
    toMove: '{{side}} 차례',
    turn: '{{side}} 차례예요.',
    looking: '둔 수를 확인하는 중…',
    finding: '정답을 찾는 중…',
    right: '정답!',
    goOn: '맞아요. 계속하세요.',
    wrong: '그 수가 아니에요.',
    shown: '정답',
    failed: '엔진이 응답하지 않았어요.',
    loss_other: '{{move}}에 두면 최선의 수보다 {{count}}개 손해예요.',
    flips_other: '{{move}}에 두면 {{count}}개를 뒤집어요.',
    leaves_other: '{{move}} 다음에 {{other}}이 둘 수 있는 곳은 {{count}}곳이에요.',
    reply: '{{other}}의 응수는 {{reply}}.',
    solution: '최선: {{moves}}',
    solutions: '똑같이 좋은 수: {{moves}}',
    moveWithValue: '{{move}} {{value}}',
    values: '평가값: {{moves}}',
    tryAgain: '다시 풀기',
    analyze: '분석',
    next: '다음',
    leave: '끝내기',
    card: '연습',
    ask: {
      best: '최선의 수를 찾으세요.',
      win: '이기는 단 하나의 수를 찾으세요.',
      draw: '무승부를 지키는 단 하나의 수를 찾으세요.',
    },
    step: '{{of}}수 중 {{number}}번째 수예요.',
  },
};
