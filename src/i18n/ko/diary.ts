import type { diary as english } from '../en/diary.ts';
import type { InAnyLanguage } from '../translation.ts';

export const diary: InAnyLanguage<typeof english> = {
  diary: {
    title: '일지',
    empty: '대국을 한 판 끝내면 일지가 시작돼요.',
    longest_other: '최장 {{count}}일',
    chart: '월별 승·무·패',
    table: '숫자를 표로 보기',
    month: '월',
    games: '대국',
    losses: '한 판의 손해',
    lossChart: '복기한 대국에서 실수로 손해 본 돌의 평균(단계별, 월별)',
    noReviews: '대국을 복기하면 어느 단계에서 손해를 보는지 여기에 나와요.',
    reviewed: '복기한 대국',
    puzzles: '문제',
    puzzleChart: '월별로 맞히고 틀린 문제와 그 뒤의 레이팅',
    solved: '맞힘',
    missed: '틀림',
    rating: '레이팅',
    byOpponent: '상대별',
    byOpening: '오프닝별',
    opponent: '상대',
    opening: '오프닝',
    more_other: '{{count}}개 더',
    exportCsv: 'CSV 내보내기',
    fileName: 'flipside-diary',
  },
};
