import type { Translation } from '../translation.ts';

export const jaLevels: Translation['level'] = {
  names: {
    firstGame: '初めての一局',
    learning: '練習中',
    relaxed: 'のんびり',
    attentive: '慎重',
    keen: '熱心',
    skilled: '腕自慢',
    clubPlayer: 'クラブの常連',
    clubChampion: 'クラブの代表',
    tournamentPlayer: '大会の常連',
    expert: '熟練',
    master: '名人',
    fullStrength: '全力',
  },
  about: {
    firstGame: 'ルールを覚えたばかりです。',
    learning: 'たくさん返すのが好きです。',
    relaxed: '少し読み、よく間違えます。',
    attentive: '間違いが減り、隅を守ります。',
    keen: '先を読み、時々間違えます。',
    skilled: '大きな損はめったにしません。',
    clubPlayer: '手を組み立て、終盤を数えます。',
    clubChampion: '間違えても小さなものだけです。',
    tournamentPlayer: 'ほとんど間違えません。',
    expert: '深く読み、終盤は完璧です。',
    master: 'さらに深く読みます。',
    fullStrength: '持ち時間を使い切って考えます。',
  },
  text: '{{name}}：{{about}}',
  spoken: '{{level}}、{{name}}',
};
