import type { embed as english } from '../en/embed.ts';
import type { InAnyLanguage } from '../translation.ts';

export const embed: InAnyLanguage<typeof english> = {
  embed: {
    name: '可逐步回放的对局',
    steps: '对局着法',
    slider: '步数',
    ply: '第{{ply}}步，共{{total}}步',
    start: '对局开始。',
    over: '对局已经结束。',
    passes: '另一方跳过一手。',
    counts: '{{black}}{{blacks}}子，{{white}}{{whites}}子。',
    coming: '正在计算估值…',
    engineMissing: '引擎加载失败，无法显示估值。',
    thinking: '思考中…',
    noMatch: '这里没有这盘对局，或者服务器没有响应。',
    noReply: '无法加载引擎，因此没有应手。',
    problem: {
      record: '无法读作棋谱：“{{text}}”。可以使用 SGF、GGF 或链接。',
      choice: '{{name}} 可以是 {{names}}，不能是“{{text}}”。',
      game: '没有叫“{{text}}”的棋种。可以用：{{names}}。',
      size: '“{{game}}”没有“{{text}}”这种棋盘。请写成 8x8 这样的大小。',
      theme: '没有叫“{{text}}”的主题。可以用：{{names}}。',
      position: '“{{text}}”不是可以下的局面。请逐行写64个符号（X 黑、O 白、-空），再写轮到哪方，X 或 O。',
      transcript: '“{{text}}”不是棋谱。请写成 f5d6c3 这样。',
      illegal: '第{{number}}步（{{move}}）不能下在那里。',
      ply: 'ply 应是0到{{count}}的整数，不能是“{{text}}”。',
    },
  },
};
