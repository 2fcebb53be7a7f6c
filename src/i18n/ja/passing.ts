import type { Translation } from '../translation.ts';

export const jaPassing: Translation['passing'] = {
  free: '自由パス',
  about:
    '打てる所があっても、どちらもいつでもパスできます（コンピューターはしません）。レーティングや戦績には数えません。',
  terms: '自由パス：どちらもいつでもパスできます。レーティングの対象外です。',
  game: '{{game}}（自由パス）',
  passes: '{{color}}がパスしました',
  passesSaid: '{{color}}がパスしました。',
  ruleSaid: '自由パスの対局です。',
};

export const jaPassRefusals: Pick<Translation['refusal'], 'passNotFree' | 'passComesBack' | 'tooManyPasses'> =
  {
    passNotFree: 'パスできるのは打てる所がないときだけです',
    passComesBack: '相手に打てる所がないのでパスできません',
    tooManyPasses: 'この対局ではもうパスできません',
  };
