import type { you as english } from '../en/you.ts';
import type { InAnyLanguage } from '../translation.ts';

export const you: InAnyLanguage<typeof english> = {
  overview: {
    title: '한눈에 보기',
    empty: '대국을 두거나 문제를 풀면 전적, 연속 기록, 그래프가 여기에 쌓여요.',
    begin: '대국하기',
    games_other: '{{count}}판',
    score: '{{won}}승 {{drawn}}무 {{lost}}패',
    days_other: '{{count}}일 연속',
    wins_other: '{{count}}연승',
    mostWins: '최다: {{count}}',
    rating: '문제 레이팅',
    solved: '{{tried}}문제 중 {{right}}문제 정답',
    loss: '한 판에 손해 본 돌',
    reviewed: '{{month}}에 복기한 대국: {{count}}',
  },
  ladders: {
    title: '도전',
    names: {
      othello: '오델로: 레벨과 캐릭터',
      anti: '안티 오델로: 레벨',
      connect4: '사목: 레벨',
    },
    beaten: '{{of}} 중 {{beaten}} 승리',
    complete: '모두 이겼어요. 더 강한 상대는 없어요.',
    states: { beaten: '이김', next: '다음 상대', open: '아직 못 이김' },
    rung: '{{name}}: {{state}}',
    next: '다음 상대: {{name}}',
    play: '대국',
    playAloud: '{{name}} 상대로 대국',
    coach: '코치와 함께한 대국은 여기에 들어가지 않아요. 설정에서 끌 수 있어요.',
  },
};
