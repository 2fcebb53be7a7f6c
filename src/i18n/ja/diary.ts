import type { diary as english } from '../en/diary.ts';
import type { InAnyLanguage } from '../translation.ts';

export const diary: InAnyLanguage<typeof english> = {
  diary: {
    title: '日記',
    empty: '対局を終えると、日記が始まります。',
    longest_other: '最長{{count}}日',
    chart: '月ごとの勝ち、引き分け、負け',
    table: '数字を表で見る',
    month: '月',
    games: '対局',
    losses: '1局あたりの損失',
    lossChart: '検討した対局1局あたりの損失石数（局面の段階と月ごと）',
    noReviews: '対局を検討すると、どの段階で石を損しているかがここに出ます。',
    reviewed: '検討した対局',
    puzzles: '問題',
    puzzleChart: '月ごとの正解と不正解、その後のレーティング',
    solved: '正解',
    missed: '不正解',
    rating: 'レーティング',
    byOpponent: '対戦相手ごと',
    byOpening: '定石ごと',
    opponent: '対戦相手',
    opening: '定石',
    more_other: 'ほか{{count}}件',
    exportCsv: 'CSVを書き出す',
    fileName: 'flipside-diary',
  },
};
