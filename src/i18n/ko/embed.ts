import type { embed as english } from '../en/embed.ts';
import type { InAnyLanguage } from '../translation.ts';

export const embed: InAnyLanguage<typeof english> = {
  embed: {
    name: '한 수씩 보는 대국',
    steps: '대국의 수순',
    slider: '수',
    ply: '{{total}}수 중 {{ply}}수',
    start: '대국의 시작이에요.',
    over: '대국이 끝났어요.',
    passes: '상대는 패스해요.',
    counts: '{{black}} {{blacks}}, {{white}} {{whites}}.',
    coming: '평가값을 계산하는 중…',
    engineMissing: '엔진을 불러오지 못해서 평가값이 없어요.',
    thinking: '생각 중…',
    noMatch: '이 대국이 여기에 없거나 서버가 응답하지 않습니다.',
    noReply: '엔진을 불러올 수 없어 응수가 없습니다.',
    problem: {
      record: '기보로 읽을 수 없습니다: "{{text}}". SGF, GGF 또는 링크를 쓸 수 있습니다.',
      choice: '{{name}}에는 {{names}}만 쓸 수 있습니다. "{{text}}"는 쓸 수 없습니다.',
      game: '“{{text}}” 게임은 없어요. 가능한 값: {{names}}.',
      size: '“{{game}}” 게임에 “{{text}}” 판은 없어요. 8x8처럼 쓰세요.',
      theme: '“{{text}}” 테마는 없어요. 가능한 값: {{names}}.',
      position:
        '“{{text}}” 국면에서는 둘 수 없어요. 한 줄씩 64개의 기호(X 흑, O 백, - 빈칸)를 쓰고 둘 쪽을 X나 O로 쓰세요.',
      transcript: '“{{text}}” 부분은 수순이 아니에요. f5d6c3처럼 쓰세요.',
      illegal: '{{number}}번째 수({{move}})는 그 자리에 둘 수 없어요.',
      ply: 'ply는 0부터 {{count}}까지의 정수여야 해요. “{{text}}” 값은 안 돼요.',
    },
  },
};
