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
  about: {
    title: 'Flipside 정보',
    version: '버전 {{version}}',
    rules: '두는 법: {{game}}',
    othello:
      '내 다른 돌과의 사이에 상대 돌이 일직선으로 끼도록 돌을 두세요. 사이에 낀 돌은 모두 뒤집혀요. 그럴 곳이 없으면 패스해요. 아무도 둘 수 없게 되면 돌이 많은 쪽이 이겨요.',
    reversi:
      '판은 빈 채로 시작해요. 처음 네 개는 번갈아 가운데에 두고, 이때는 뒤집지 않아요. 그다음은 오델로와 같아요.',
    anti: '오델로처럼 두지만 돌이 적은 쪽이 이겨요. 뒤집기 어려운 코너와 변은 피하는 게 좋아요.',
    xot: '무작위로 여덟 수를 둔 뒤에 시작하는 오델로라 외워서 둘 수 없어요. 어느 오프닝이든 Flipside 엔진이 두 개 차 안으로 팽팽하다고 확인했어요.',
    octagon:
      '네 코너가 없는 판에서 두는 오델로예요. 줄이 한 칸 일찍 끝나서, 코너 옆 여덟 칸의 돌은 절대 뒤집히지 않아요.',
    blocked:
      '대국마다 다른 네 칸이 막혀 있는 오델로예요. 거기에는 둘 수 없고, 돌의 줄은 판의 끝처럼 거기서 끝나요.',
    connect4:
      '일곱 열 중 하나에 돌을 떨어뜨리면 가장 아래 빈자리로 가요. 가로, 세로, 대각선으로 네 개를 이으면 이겨요. 그 전에 판이 가득 차면 무승부예요.',
    pictures: {
      flip: '내 돌 사이에 줄을 가두면 뒤집혀요.',
      pass: '{{white}}은 둘 곳이 없어서 다시 {{black}} 차례예요.',
      most: '아무도 둘 수 없게 되면 돌이 많은 쪽이 이겨요.',
      fewest: '아무도 둘 수 없게 되면 돌이 적은 쪽이 이겨요.',
      drop: '돌은 가장 아래 빈자리로 떨어져요.',
      four: '네 개를 이으면 이겨요.',
    },
    again: '다시 보기',
    program: '프로그램',
    made: 'MIT 라이선스의 자유 소프트웨어예요. 규칙, 엔진, 평가, 그림은 이 프로그램을 위해 만들었고, Phaser, Lit, zustand 등의 자유 소프트웨어를 썼어요.',
    what: '오델로와 그 비슷한 게임을 위한 판, 상대, 선생님이 모두 있어요. 마우스, 터치, 키보드, 소리로 누구나 둘 수 있어요.',
    ideas:
      '오델로는 하세가와 고로가, 그 바탕이 된 리버시는 루이스 워터먼과 존 몰렛이 만들었어요. 엔진의 탐색과 평가는 미하엘 부로의 연구에서 많이 배웠어요.',
    wrong: '문제가 있나요?',
    report:
      '무엇을 하다가 어떻게 되었는지 버전과 함께 이 페이지를 알려 준 사람에게 말해 주세요. ‘공유’ 링크로 국면을 보여 줄 수도 있어요.',
    changes: '새로운 점',
    licences: '쓰인 모든 소프트웨어의 라이선스',
    privacy: '계정도 광고도 없어요. 대국과 설정은 이 브라우저에만 남아요.',
  },
};
