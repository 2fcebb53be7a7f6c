import type { places as english } from '../en/places.ts';
import type { InAnyLanguage } from '../translation.ts';

export const places: InAnyLanguage<typeof english> = {
  places: {
    label: '行き先',
    names: {
      menu: '対局',
      study: '研究',
      you: 'あなた',
    },
    board: '検討盤',
    boardAbout: '黒も白も自由に打って試せます。',
    gamesAbout: '終わったオンライン対局です。',
    analyze: '検討',
    last: '直前の対局',
    earlier: 'これまでの対局',
    noneKept: 'このブラウザーで打った対局がここに表示されます。',
    unfinished_other: '途中：{{count}}手',
    ratings: 'レーティング',
    results: '成績',
    noResults: 'コンピューターとの対局が終わると、結果がここに表示されます。',
    won: '勝ち',
    drawn: '引き分け',
    lost: '負け',
  },
};
