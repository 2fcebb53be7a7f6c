import type { enPeople } from '../en/people.ts';

export const jaPeople: Readonly<Record<keyof typeof enPeople, string>> = {
  lennie: 'レニー',
  mike: 'マイク',
  anita: 'アニタ',
  claire: 'クレア',
  jack: 'ジャック',
  adam: 'アダム',
  donald: 'ドナルド',
  arthur: 'アーサー',
  lennieAbout:
    'あまり賢くありません。目の前で一番多く返せる手に飛びつき、隅が取れれば大喜び。先は読みません。',
  mikeAbout: '用心深く、目先の人。一手先だけ読み、相手の石を増やさず、隅を渡さないようにします。',
  anitaAbout: 'バランス型ですが、見るのは近くだけ。辺と隅が好きで、隅の隣は避け、二手先まで読みます。',
  claireAbout: '守りの人。三手先まで読み、相手の石を少なく抑え、隅を取らせません。',
  jackAbout: 'とても攻撃的。辺に突き進み、何より隅を狙い、四手先まで読みます。',
  adamAbout: 'バランス型で、先々に備える人。辺と隅と中央をしっかり築き、四手先まで読みます。',
  donaldAbout: '形より石数を取る人。五手先まで読みますが、数えるのは石と隅だけです。',
  arthurAbout: '辛抱強く、石数より形を取る人。八人の中で一番強く、六手先まで読みます。',
  turnedRound: 'アンチオセロでは、好みがすべて逆になります。',
};
