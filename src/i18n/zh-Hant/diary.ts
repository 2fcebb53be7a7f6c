import type { diary as english } from '../en/diary.ts';
import type { InAnyLanguage } from '../translation.ts';

export const diary: InAnyLanguage<typeof english> = {
  diary: {
    title: '日記',
    empty: '下完一局，日記就開始了。',
    longest_other: '最長{{count}}天',
    chart: '各月的勝、和、負局數',
    table: '以表格顯示數字',
    month: '月份',
    games: '對局',
    losses: '每局損失的子數',
    lossChart: '覆盤過的對局中，平均每局因失誤損失的子數（依階段和月份）',
    noReviews: '覆盤之後，日記會告訴你在哪個階段掉子。',
    reviewed: '覆盤局數',
    puzzles: '謎題',
    puzzleChart: '各月答對和答錯的謎題數，以及之後的積分',
    solved: '答對',
    missed: '答錯',
    rating: '積分',
    byOpponent: '依對手',
    byOpening: '依開局',
    opponent: '對手',
    opening: '開局',
    more_other: '還有{{count}}項',
    exportCsv: '匯出 CSV',
    fileName: 'flipside-diary',
  },
};
