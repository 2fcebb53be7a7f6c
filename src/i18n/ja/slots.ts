export const jaSlots = {
  darkSquares: '暗いマス',
  lightSquares: '明るいマス',
  blackDiscs: '黒石',
  whiteDiscs: '白石',
  blackMarks: '黒の打てる所',
  whiteMarks: '白の打てる所',
  connect4Frame: '枠',
  redDiscs: '赤い駒',
  yellowDiscs: '黄色い駒',
} as const;
