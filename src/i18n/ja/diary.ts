import type { diary as english } from '../en/diary.ts';
import type { InAnyLanguage } from '../translation.ts';

export const diary: InAnyLanguage<typeof english> = {
  diary: {
    title: '日記',
    empty: '対局を終えると、日記が始まります。',
    streak_other: '{{count}}日連続',
    longest_other: '最長{{count}}日',
    chart: '月ごとの勝ち、引き分け、負け',
    table: '数字を表で見る',
    month: '月',
    exportCsv: 'CSVを書き出す',
    fileName: 'flipside-diary',
  },
};
