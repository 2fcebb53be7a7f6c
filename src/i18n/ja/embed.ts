import type { embed as english } from '../en/embed.ts';
import type { InAnyLanguage } from '../translation.ts';

export const embed: InAnyLanguage<typeof english> = {
  embed: {
    name: '棋譜の再生',
    steps: '手順',
    slider: '手数',
    ply: '{{total}}手中{{ply}}手目',
    start: '対局の開始局面です。',
    over: '対局は終了しました。',
    passes: '相手はパスです。',
    counts: '{{black}} {{blacks}}、{{white}} {{whites}}。',
    coming: '評価値を計算しています…',
    engineMissing: 'エンジンを読み込めないため、評価値を表示できません。',
    thinking: '考え中…',
    noMatch: 'この対局はここにないか、サーバーが応答していません。',
    noReply: 'エンジンを読み込めなかったため、応手はありません。',
    problem: {
      record: '棋譜として読めません：「{{text}}」。SGF、GGF、リンクが使えます。',
      choice: '{{name}}に使えるのは{{names}}です。「{{text}}」は使えません。',
      game: '「{{text}}」というゲームはありません。次のどれかを指定してください：{{names}}',
      size: '「{{game}}」に「{{text}}」の盤はありません。8x8 のように指定してください。',
      theme: '「{{text}}」というテーマはありません。次のどれかを指定してください：{{names}}',
      position:
        '「{{text}}」は対局できる局面ではありません。左上から64文字（X 黒、O 白、- 空き）と、手番の X か O を書いてください。',
      transcript: '「{{text}}」は手順として読めません。f5d6c3 のように書いてください。',
      illegal: '{{number}}手目の {{move}} は打てません。',
      ply: 'ply には 0 から {{count}} までの整数を指定してください（「{{text}}」は使えません）。',
    },
  },
};
