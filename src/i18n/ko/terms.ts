import type { terms as english } from '../en/terms.ts';
import type { InAnyLanguage } from '../translation.ts';

export const terms: InAnyLanguage<typeof english> = {
  terms: {
    invite: '링크 만들기',
    search: '찾기',
  },
  visit: {
    title: '{{name}} 님의 초대',
    titleNameless: '대국 초대가 왔어요',
    accept: '대국 참가',
    decline: '나중에',
  },
  rated: {
    rated: '레이팅전',
    casual: '친선전',
    ratedAbout: '결과에 따라 두 사람의 레이팅이 바뀌어요.',
    casualAbout: '친선전: 레이팅은 그대로예요.',
    ratedSaid: '레이팅전이에요.',
    casualSaid: '친선전이에요.',
    bar: {
      game: '레이팅 제외: 막힌 칸이 있는 판은 들어가지 않아요.',
      size: '레이팅 제외: 8x8 판만 들어가요.',
      headStart: '레이팅 제외: 핸디캡 대국은 들어가지 않아요.',
      freePassing: '레이팅 제외: 자유 패스 대국은 들어가지 않아요.',
      start: '레이팅 제외: 직접 만든 국면에서 둔 대국은 들어가지 않아요.',
      clock: '레이팅 제외: 시계가 있는 대국만 들어가요.',
    },
    casualOver: '친선전이라 레이팅은 그대로예요.',
    change: '{{before}} → {{after}}',
    changeSaid: '레이팅이 {{before}}점에서 {{after}}점이 됐어요.',
  },
};
