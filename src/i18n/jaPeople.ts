import type { enPeople } from './enPeople.ts';

export const jaPeople: Readonly<Record<keyof typeof enPeople, string>> = {
  lennie: 'レニー',
  mike: 'マイク',
  anita: 'アニタ',
  claire: 'クレア',
  jack: 'ジャック',
  adam: 'アダム',
  donald: 'ドナルド',
  arthur: 'アーサー',
  lennieAbout: '目の前で一番たくさん返せる手が好きで、隅が取れれば大喜び。先は読みません。',
  mikeAbout: '用心深く、目先の人。石を少なく保ち、隅には近寄りません。勝ちやすい相手です。',
  anitaAbout: '何でもほどほどに。辺と隅が好きで、隅の隣は避け、二手先まで読みます。',
  claireAbout: '守りの人。石を少なく保って隠れ、隅は譲ります。とても勝ちやすい相手です。',
  jackAbout: '攻めの人。辺に突き進み、何より隅を狙い、四手先まで読みます。',
  adamAbout: '先々に備える人。辺と隅と中央をしっかり築き、四手先まで読みます。',
  donaldAbout: '五手先まで読むのに、石も隅も欲しがりません。一番勝ちやすい相手です。',
  arthurAbout: '辛抱強く、八人の中で一番の腕前。六手先まで読み、辺と隅と中央を大切にします。',
  turnedRound: '石の少ない方が勝つ対局では、好みがすべて逆になります。',
};
