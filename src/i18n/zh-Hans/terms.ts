import type { terms as english } from '../en/terms.ts';
import type { InAnyLanguage } from '../translation.ts';

export const terms: InAnyLanguage<typeof english> = {
  terms: {
    invite: '生成链接',
    search: '寻找',
  },
  visit: {
    title: '{{name}}邀请你对局',
    titleNameless: '有人邀请你对局',
    accept: '加入对局',
    decline: '先不了',
  },
  rated: {
    rated: '计分',
    casual: '休闲',
    ratedAbout: '结果会改变双方的等级分。',
    casualAbout: '休闲：等级分不变。',
    ratedSaid: '本局计分。',
    casualSaid: '本局为休闲对局。',
    bar: {
      game: '不计分：有障碍格的棋盘都不计分。',
      size: '不计分：只有8x8棋盘计分。',
      headStart: '不计分：让子对局都不计分。',
      freePassing: '不计分：自由跳过的对局都不计分。',
      start: '不计分：从自摆局面开始的对局都不计分。',
      clock: '不计分：计分对局需要棋钟。',
    },
    casualOver: '休闲对局：等级分不变。',
    change: '{{before}} → {{after}}',
    changeSaid: '你的等级分从{{before}}变为{{after}}。',
  },
};
