export const feel = {
  groups: {
    help: '컴퓨터와 분석',
    page: '페이지와 언어',
    access: '키와 안내',
    data: '이 기기',
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
};
