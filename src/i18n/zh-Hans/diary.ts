import type { diary as english } from '../en/diary.ts';
import type { InAnyLanguage } from '../translation.ts';

export const diary: InAnyLanguage<typeof english> = {
  diary: {
    title: '日记',
    empty: '下完一局，日记就开始了。',
    longest_other: '最长{{count}}天',
    chart: '各月的胜、平、负局数',
    table: '以表格显示数据',
    month: '月份',
    games: '对局',
    losses: '每局损失的子数',
    lossChart: '复盘过的对局中，平均每局因失误损失的子数（按阶段和月份）',
    noReviews: '给对局复盘，日记就会告诉你在哪个阶段丢子。',
    reviewed: '复盘局数',
    puzzles: '谜题',
    puzzleChart: '各月答对和答错的谜题数，以及之后的等级分',
    solved: '答对',
    missed: '答错',
    rating: '等级分',
    byOpponent: '按对手',
    byOpening: '按开局',
    opponent: '对手',
    opening: '开局',
    more_other: '还有{{count}}项',
    exportCsv: '导出 CSV',
    fileName: 'flipside-diary',
  },
};
