export const feel = {
  groups: {
    page: '페이지, 언어, 음성 안내',
    board: '판과 소리',
    playing: '두기와 분석',
    data: '이 기기',
    find: '설정 찾기',
    none: '이 말이 들어간 설정이 없습니다.',
  },
  turning: {
    title: '회전',
    degrees: '{{degrees}}°',
    mirrored: '좌우 반전',
    a1: {
      upperLeft: '이제 a1이 왼쪽 위에 있어요.',
      upperRight: '이제 a1이 오른쪽 위에 있어요.',
      lowerLeft: '이제 a1이 왼쪽 아래에 있어요.',
      lowerRight: '이제 a1이 오른쪽 아래에 있어요.',
    },
    column1: {
      left: '이제 1열이 왼쪽에 있어요.',
      right: '이제 1열이 오른쪽에 있어요.',
    },
  },
  confirm: {
    title: '수 확인',
    about: '처음 누르면 뒤집힐 돌이 보이고, 다시 누르거나 ‘두기’를 누르면 둡니다.',
    place: '{{square}} 두기',
    cancel: '취소',
    asked: '{{square}}. 다시 누르면 두고, Escape로 취소합니다.',
    dropped: '두지 않았습니다.',
  },
  premove: {
    title: '미리 두기',
    about: '온라인에서 상대가 생각하는 동안 칸을 누르면 차례가 되자마자 둡니다.',
    chosen: '다음 수: {{square}}. 다시 누르거나 Escape로 취소합니다.',
  },
  dragging: {
    title: '돌 끌어 놓기',
    about: '차례인 쪽 이름 옆의 돌을 판으로 끌어 놓을 수 있습니다.',
  },
  fullScreen: {
    refused: '브라우저가 전체 화면을 허용하지 않습니다.',
  },
  awake: {
    title: '화면 켜 두기',
    about: '시계가 있는 대국 중.',
  },
  saver: {
    title: '배터리 절약',
    off: '끔',
    auto: '부족할 때',
    on: '켬',
  },
  far: {
    title: '멀리서 보기',
    about: '텔레비전에 맞게 판, 글자, 커서를 크게 합니다.',
    offer: '게임패드로 하고 있네요. 화면에서 멀리 앉아 있나요?',
    yes: '크게 보기',
    no: '그대로 두기',
  },
  ceremony: {
    title: '작은 축하',
    about: '전멸승, 첫 승리, 연속일 때.',
    days: '연속 일수: {{days}}',
  },
  comfort: {
    corners_other: '코너를 {{count}}개 차지했어요.',
    ahead: '{{move}}수까지 앞서고 있었어요.',
    heldOut_other: '{{count}}수까지 버텼어요.',
    turned_other: '한 수로 {{count}}개를 뒤집었어요.',
    given_other: '상대에게 한 수로 {{count}}개를 떠넘겼어요.',
    near: '{{column}}열에 하나만 더 놓으면 네 개였어요.',
    stoppable: '{{column}}열에 놓았다면 막을 수 있었어요.',
    twoThreats: '두 곳을 동시에 노리면 한 수로는 막을 수 없어요.',
    gaveRoom: '마지막에 놓은 돌이 상대의 넷째 자리를 만들어 주었어요.',
  },
};
