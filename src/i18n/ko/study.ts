import type { study as english } from '../en/study.ts';
import type { InAnyLanguage } from '../translation.ts';

export const study: InAnyLanguage<typeof english> = {
  study: {
    keys: '연구할 때',
    tabs: '대국',
    tab: { text: '글', moves: '기보', analysis: '분석', graph: '그래프', openings: '오프닝' },
    analysis: {
      engine: '엔진',
      lines: '수순 개수',
      linesName: '최선의 수',
      line: '수순 {{number}}',
      move: '{{color}} {{move}}',
      after: '그다음 {{first}} {{black}}, {{second}} {{white}}',
      proved: '모든 평가값이 확정됐어요.',
      bestProved: '최선의 평가값이 확정됐어요.',
      ahead_other: '{{count}}수 앞을 내다봐요.',
      toEnd: '대국의 끝까지 내다봐요.',
      shortcuts: '나빠 보이는 수는 건너뛰어요({{depth}}@{{certainty}}%).',
      speed: '초당 {{speed}} 국면',
      threat: '위협',
      threatOn: '위협: 상대 차례라고 치고 봐요.',
      threatOff: '위협 끔.',
      wait: {
        off: '엔진이 꺼져 있어요.',
        over: '대국이 끝나서 더 찾을 것이 없어요.',
        reply: '상대의 수를 기다리는 중…',
        review: '복기를 기다리는 중…',
        noThreat: '상대는 여기서 둘 수 없어요.',
        failed: '엔진이 응답하지 않았어요. 껐다 켜서 다시 해 보세요.',
        loading: '엔진을 불러오는 중…',
        looking: '엔진이 읽는 중…',
      },
    },
    limits: {
      title: '깊이, 시간, 스레드, 표',
      analysisDepth: '깊이',
      analysisSeconds: '시간',
      analysisThreads: '스레드',
      analysisTable: '표',
      none: '제한 없음',
      auto: '자동',
      seconds: '{{seconds}}초',
      megabytes: '{{size}} MB',
    },
    overlay: {
      title: '판에 표시',
      names: {
        mobility: '둘 곳',
        frontier: '프론티어',
        stability: '굳은돌',
        parity: '패리티',
        opened: '열린 곳',
      },
      sentences: {
        mobility: '둘 수 있는 곳: {{squares}}.',
        frontier: '프론티어: {{squares}}.',
        stability: '굳은돌: {{squares}}.',
        parity: '빈 구역: {{squares}}.',
        opened: '수를 가리키면 상대에게 어느 칸이 열리는지 보여요.',
      },
      of: '{{color}} {{squares}}',
      between: '; ',
      none: '없음',
      odd: '{{squares}} ({{size}}칸, 홀수)',
      even: '{{squares}} ({{size}}칸, 짝수)',
      opens: '{{color}}에게 열리는 곳: {{squares}}',
      off: '판의 표시를 껐어요.',
    },
    value: {
      named: '{{name}}, {{value}}',
      threat: '{{name}}, {{color}} {{value}}',
      best: '최선',
      proved: '확정',
      ahead_other: '{{count}}수 앞',
      toEnd: '끝까지, 미확정',
      on: '평가값 켬.',
      off: '평가값 끔.',
    },
    graph: {
      none: '대국을 복기하면 형세 그래프가 여기에 표시돼요.',
    },
  },
  moment: {
    told: '{{move}} 다음: {{line}}.',
    corner: '{{move}}에 두면 {{other}}이 {{corner}} 코너를 차지해요 ({{way}}).',
    cornerLost:
      '{{move}}에 두면 {{other}}이 {{corner}} 코너를 차지해요 ({{way}}). {{best}}에 두면 {{side}}이 차지해요.',
    cornerMissed: '{{best}}에 두면 {{side}}이 {{corner}} 코너를 차지해요 ({{way}}).',
    passGiven: '{{move}}에 두면 {{side}}이 패스해야 해요 ({{way}}).',
    passMissed: '{{best}}에 두면 {{other}}이 패스해야 해요 ({{way}}).',
    noSafeMove:
      '{{move}}에 두면 {{side}}에게 안전한 수가 남지 않아요 ({{way}}). 어디에 두어도 코너를 내줘요.',
    corners:
      '앞으로 {{moves}}수 동안 차지하는 코너 수예요. {{move}}에 두면 {{other}} {{others}}, {{side}} {{own}}. {{best}}에 두면 {{other}} {{othersAfterBest}}, {{side}} {{ownAfterBest}}.',
    stableGiven:
      '{{move}}에 두면 곧 {{other}}에게 절대 뒤집히지 않는 돌이 {{discs}}개 생겨요. {{best}}에 두면 {{discsAfterBest}}개예요.',
    stableMissed:
      '{{best}}에 두면 곧 {{side}}에게 절대 뒤집히지 않는 돌이 {{discsAfterBest}}개 생겨요. {{move}}에 두면 {{discs}}개예요.',
    lastMove: '{{move}}에 두면 {{other}}이 마지막 수를 둬요. {{best}}에 두면 {{side}}이 둬요.',
    fewLeft_other:
      '{{move}}에 두면 좋은 응수({{replies}}) 뒤에 {{side}}이 둘 수 있는 곳이 {{count}}칸뿐이에요. {{best}}에 두면 적어도 {{many}}칸이 남아요.',
    quiet:
      '{{move}}에 두면 {{other}}이 {{side}}에게 새 자리를 열어 주지 않는 조용한 수({{replies}})로 응수해요. {{best}}에 두면 좋은 응수마다 어딘가를 열어 줘요.',
    openedSeveral: '{{move}}에 두면 {{other}}이 {{replies}}에 둘 수 있게 돼요. {{best}}에 두면 둘 수 없어요.',
    takenAway:
      '{{move}}에 두면 {{other}}이 {{reply}}로 응수해 {{side}}이 둘 곳({{squares}})을 빼앗아요. {{best}}에 두면 그만큼 빼앗는 좋은 응수가 없어요.',
    opens:
      '{{move}}에 두면 {{other}}에게 새 자리가 열려요: {{squares}}. {{best}}에 두면 아무것도 열리지 않아요.',
    wall: '{{move}}에 두면 벽이 생겨요. 앞으로 몇 수 동안 빈칸에 닿는 {{side}}의 돌이 약 {{discs}}개예요. {{best}}에 두면 약 {{discsAfterBest}}개예요.',
    shortageMissed:
      '{{best}}에 두면 {{other}}에게 안전한 수가 남지 않아요 ({{way}}). 어디에 두어도 코너를 내줘요.',
    mobilityGiven:
      '{{move}}에 두면 앞으로 몇 수 동안 {{other}}이 고를 수 있는 곳은 약 {{others}}칸이에요. {{best}}에 두면 약 {{othersAfterBest}}칸이에요.',
    mobilityLost:
      '{{move}}에 두면 앞으로 몇 수 동안 {{side}}이 고를 수 있는 곳은 약 {{own}}칸이에요. {{best}}에 두면 약 {{ownAfterBest}}칸이에요.',
    room: '{{move}}에 두면 앞으로 몇 수 동안 고를 수 있는 곳은 {{side}}이 약 {{own}}칸, {{other}}이 약 {{others}}칸이에요. {{best}}에 두면 각각 약 {{ownAfterBest}}칸과 {{othersAfterBest}}칸이에요.',
    held: '{{move}}에 두면 끝났을 때 {{from}}부터 {{to}}까지 {{squares}}칸 중 {{discs}}칸이 {{holder}}의 돌이에요. {{best}}에 두면 {{discsAfterBest}}칸이에요.',
    heldWhole:
      '{{move}}에 두면 끝났을 때 {{from}}부터 {{to}}까지 모든 칸이 {{holder}}의 돌이에요. {{best}}에 두면 {{squares}}칸 중 {{discsAfterBest}}칸이에요.',
    safeMoves:
      '{{move}}에 두면 앞으로 몇 수 동안 코너를 내주지 않는 {{side}}의 수는 약 {{safe}}개예요. {{best}}에 두면 약 {{safeAfterBest}}개예요.',
    taken: '{{best}} 자리는 양쪽 모두 원하는 곳이에요. {{move}}에 두면 {{other}}이 거기에 둬요.',
    wipeout:
      '{{move}}에 두면 {{other}}이 {{reply}}에 두어 {{side}}의 돌을 모두 뒤집을 수 있어요. {{best}}에 두면 그런 수가 없어요.',
    wedge:
      '{{move}}에 두면 {{other}}이 {{one}}, {{two}} 사이의 {{reply}}에 쐐기를 박을 수 있어요. {{best}}에 두면 들어올 길이 없어요.',
    edge: '{{move}}에 두면 {{other}}이 변의 {{reply}}에 절대 뒤집히지 않는 돌을 둘 수 있어요. {{best}}에 두면 그럴 수 없어요.',
    parity:
      '{{move}} 자리는 빈칸이 {{region}}개로 짝수인 구역이에요. {{best}} 자리는 빈칸이 {{bestRegion}}개인 구역이라, 먼저 두는 쪽이 마지막에도 둘 수 있어요.',
    notAfter: '{{move}}에 두면 그렇게 되지 않아요.',
    notSoonAfter_other: '{{move}}에 두면 앞으로 {{count}}수 동안은 그렇게 되지 않아요.',
    cornerOpened: '{{move}}에 두면 {{other}}에게 {{corner}} 코너가 열려요. {{best}}에 두면 열리지 않아요.',
    opened: '{{move}}에 두면 {{other}}이 {{reply}}에 둘 수 있게 돼요. {{best}}에 두면 둘 수 없어요.',
    answer: '{{move}}에 두면 {{other}}에게 {{reply}}라는 강한 응수가 있어요.',
    answers: '{{move}}에 두면 {{other}}에게 강한 응수가 있어요: {{replies}}.',
    answersWeaker:
      '{{move}}에 두면 {{other}}에게 강한 응수가 있어요: {{replies}}. {{best}}에 두면 어느 것도 그만큼 강하지 않아요.',
    fates: {
      all: '{{best}}에 두면 {{fates}}.',
      between: '. ',
      gone: '{{other}}이 {{replies}}에 둘 수 없어요',
      first: '{{side}}이 {{replies}}에 먼저 둘 수 있어요',
      met: '{{reply}} 자리에는 {{side}}이 {{squares}}에 두어 응수할 수 있어요',
      metByCorner: '{{reply}} 자리에는 {{side}}이 {{corner}} 코너를 차지해 응수할 수 있어요',
      opens: '{{reply}} 자리 응수는 {{side}}에게 {{squares}} 자리를 열어 줘요',
      less_other: '{{reply}} 자리의 가치가 {{count}}개 줄어요',
      muchLess: '{{reply}} 자리의 가치가 크게 줄어요',
      weaker: '{{other}}이 {{replies}} 자리에서 얻는 것이 줄어요',
    },
    othersWorse_other: '다른 응수는 모두 {{count}}개 이상 손해예요.',
    othersMuchWorse: '다른 응수는 모두 훨씬 손해예요.',
    tempo:
      '{{move}} 자리는 어차피 {{other}}이 둘 수 없는 칸이에요. {{best}}에 뒀다면 나중에 쓸 수 있게 남아 있었어요.',
    result: {
      winDraw: '{{move}}에 두어 이길 기회를 놓치고 무승부가 됐어요. {{best}}에 두면 이겨요.',
      winLoss: '{{move}}에 두어 이길 대국이 질 대국으로 바뀌었어요. {{best}}에 두면 이겨요.',
      drawLoss: '{{move}}에 두면 져요. {{best}}에 두면 무승부를 지켜요.',
    },
    lostSoon_other: '{{move}}에 두면 반드시 져요. {{best}}에 두면 {{count}}수 동안은 패배가 보이지 않아요.',
    worse_other: '엔진은 {{move}}에 두는 수를 {{best}}보다 {{count}}개 손해로 봐요.',
    muchWorse: '엔진은 {{move}}에 두는 수를 {{best}}보다 훨씬 손해로 봐요.',
  },
};
