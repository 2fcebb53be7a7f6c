import type { terms as english } from '../en/terms.ts';
import type { InAnyLanguage } from '../translation.ts';

export const terms: InAnyLanguage<typeof english> = {
  terms: {
    invite: 'リンクを作る',
    search: '探す',
  },
  visit: {
    title: '{{name}}さんからの招待',
    titleNameless: '対局に招待されています',
    accept: '対局する',
    decline: 'あとで',
  },
  rated: {
    rated: 'レーティング戦',
    casual: 'フリー対局',
    ratedAbout: '結果が両者のレーティングに反映されます。',
    casualAbout: 'フリー対局です。レーティングは変わりません。',
    ratedSaid: 'レーティング戦です。',
    casualSaid: 'フリー対局です。',
    bar: {
      game: 'マスの欠けた盤はレーティング対象外です。',
      size: 'レーティング対象は8x8の盤だけです。',
      headStart: 'ハンデ戦はレーティング対象外です。',
      freePassing: '自由パスの対局はレーティング対象外です。',
      start: '自分で並べた局面からの対局はレーティング対象外です。',
      clock: '時計なしの対局はレーティング対象外です。',
    },
    casualOver: 'フリー対局なので、レーティングは変わりません。',
    change: '{{before}} → {{after}}',
    changeSaid: 'あなたのレーティングは{{before}}から{{after}}になりました。',
  },
};
