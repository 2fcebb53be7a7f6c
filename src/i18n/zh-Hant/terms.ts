import type { terms as english } from '../en/terms.ts';
import type { InAnyLanguage } from '../translation.ts';

export const terms: InAnyLanguage<typeof english> = {
  terms: {
    invite: '產生連結',
    search: '尋找',
  },
  visit: {
    title: '{{name}}邀請你對局',
    titleNameless: '有人邀請你對局',
    accept: '加入對局',
    decline: '先不要',
  },
  rated: {
    rated: '積分賽',
    casual: '休閒賽',
    ratedAbout: '結果會改變雙方的積分。',
    casualAbout: '休閒賽：積分不變。',
    ratedSaid: '本局為積分賽。',
    casualSaid: '本局為休閒賽。',
    bar: {
      game: '不計積分：有障礙格的棋盤都不計積分。',
      size: '不計積分：只有8x8棋盤計積分。',
      headStart: '不計積分：讓子對局都不計積分。',
      freePassing: '不計積分：自由跳過的對局都不計積分。',
      start: '不計積分：從自訂局面開始的對局都不計積分。',
      clock: '不計積分：計分對局需要棋鐘。',
    },
    casualOver: '休閒賽：積分不變。',
    change: '{{before}} → {{after}}',
    changeSaid: '你的積分從{{before}}變為{{after}}。',
  },
};
