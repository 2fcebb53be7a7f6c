import type { embed as english } from '../en/embed.ts';
import type { InAnyLanguage } from '../translation.ts';

export const embed: InAnyLanguage<typeof english> = {
  embed: {
    name: '可逐手重播的對局',
    steps: '對局手順',
    slider: '手數',
    ply: '第{{ply}}手，共{{total}}手',
    start: '對局開始。',
    over: '對局已經結束。',
    passes: '另一方跳過一手。',
    counts: '{{black}}{{blacks}}子，{{white}}{{whites}}子。',
    coming: '正在計算評估值…',
    engineMissing: '引擎載入失敗，無法顯示評估值。',
    thinking: '思考中…',
    noMatch: '這裡沒有這盤對局，或者伺服器沒有回應。',
    noReply: '無法載入引擎，因此沒有應手。',
    problem: {
      record: '無法讀作棋譜：「{{text}}」。可以使用 SGF、GGF 或連結。',
      choice: '{{name}} 可以是 {{names}}，不能是「{{text}}」。',
      game: '沒有叫「{{text}}」的遊戲。可以用：{{names}}。',
      size: '「{{game}}」沒有「{{text}}」這種棋盤。請寫成 8x8 這樣的大小。',
      theme: '沒有叫「{{text}}」的主題。可以用：{{names}}。',
      position: '「{{text}}」不是可以下的局面。請逐行寫64個符號（X 黑、O 白、-空），再寫輪到哪方，X 或 O。',
      transcript: '「{{text}}」不是棋譜。請寫成 f5d6c3 這樣。',
      illegal: '第{{number}}手（{{move}}）不能下在那裡。',
      ply: 'ply 應是0到{{count}}的整數，不能是「{{text}}」。',
    },
  },
};
