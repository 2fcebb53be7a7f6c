import type { places as english } from '../en/places.ts';
import type { InAnyLanguage } from '../translation.ts';

export const places: InAnyLanguage<typeof english> = {
  places: {
    label: '行き先',
    names: {
      menu: '対局',
      study: '研究',
      you: 'あなた',
      library: 'ライブラリ',
      openings: '定石',
      puzzles: '問題',
      lessons: 'レッスン',
      editor: '盤面の編集',
    },
    more: 'ほかの研究',
    about: {
      library: '対局と研究のすべて。',
      openings: '定石の名前と名人の手。',
      puzzles: '最善の手を見つけましょう。',
      lessons: 'ルールから偶数理論まで。',
      editor: '好きな局面を並べる。',
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
