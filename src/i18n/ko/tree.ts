import type { tree as english } from '../en/tree.ts';
import type { InAnyLanguage } from '../translation.ts';

export const tree: InAnyLanguage<typeof english> = {
  tree: {
    move: '{{number}}, {{color}} {{move}}',
    instead: '{{move}} 대신',
    mark: {
      '!!': '묘수',
      '!': '좋은 수',
      '!?': '흥미로운 수',
      '?!': '의문의 수',
      '?': '나쁜 수',
      '??': '아주 나쁜 수',
    },
    class: { inaccuracy: '부정확한 수', mistake: '실수', blunder: '큰 실수' },
    tools: '이 수: {{move}}',
    marks: '표시',
    promote: '위로 올리기',
    delete: '삭제',
    undoDelete: '삭제 취소',
    deleted_other: '{{count}}수를 삭제했어요.',
    restored: '수를 되살렸어요.',
    promoted: '위로 올렸어요.',
    comment: '설명',
    commentOn: '{{move}} 설명',
    save: '저장',
    cancel: '취소',
    start: '시작 · {{turn}}',
    status: '{{plies}}수 중 {{ply}}수 · {{turn}}',
    inVariation: '변화 {{plies}}수 중 {{ply}}수 · {{turn}}',
    title: '연구: {{game}}',
    opened: '연구: {{game}}.',
    next: '{{square}}, 다음 수',
    backShort: '대국으로',
    larger: '패널 넓히기',
    smaller: '패널 줄이기',
    leaveTable: {
      title: '방에서 나갈까요?',
      about: '대국의 사본을 분석해요. 그러면 이 방에서는 재대국을 할 수 없어요.',
      stay: '남기',
    },
  },
};
