import type { lessons as english } from '../en/lessons.ts';
import type { InAnyLanguage } from '../translation.ts';

export const lessons: InAnyLanguage<typeof english> = {
  lessons: {
    tutorials: 'Apprendre les règles en jouant',
    tutorialsAbout: 'Cinq minutes chacune.',
    strategy: 'Mieux jouer',
    progress: '{{done}} sur {{count}}',
    finished: 'Terminée',
    notBegun_one: '{{count}} écran',
    notBegun_other: '{{count}} écrans',
    opponent: 'Leçon',
    names: {
      rules: 'Othello : les règles',
      four: 'Puissance 4 : les règles',
    },
    about: {
      rules: 'Poser, retourner, passer et gagner.',
      four: 'Lâcher, bloquer et gagner.',
    },
    title: {
      rules: 'Othello : les règles, {{number}} sur {{count}}',
      four: 'Puissance 4 : les règles, {{number}} sur {{count}}',
    },
    steps: {
      first: {
        ask: 'Vous jouez Noir. Encadrez un pion blanc, en ligne droite, entre un nouveau pion et l’un des vôtres : il devient noir. Les points montrent où jouer.',
        right:
          'Le pion blanc entre vos deux pions est devenu noir. Chaque coup doit en retourner au moins un.',
        wrong: 'Chaque point est un coup qui retourne quelque chose.',
      },
      line: {
        ask: 'Une ligne peut être aussi longue qu’on veut. Trouvez le coup qui retourne au moins trois pions.',
        right: 'Toute la ligne entre vos pions s’est retournée.',
        wrong:
          'Ce coup en retourne moins de trois. Cherchez une longue ligne de pions blancs qui finit sur l’un des vôtres.',
      },
      ways: {
        ask: 'Un pion peut fermer plusieurs lignes à la fois : à l’horizontale, à la verticale, en diagonale. Retournez-en au moins cinq.',
        right: 'Toutes les lignes que votre pion a fermées se sont retournées ensemble.',
        wrong: 'Ce coup en retourne moins de cinq. Cherchez une case où plusieurs lignes se croisent.',
      },
      corner: {
        ask: 'Maintenant, vous jouez Blanc. Un pion dans un coin ne peut jamais être retourné : aucune ligne ne passe derrière. Prenez-en un.',
        right: 'Ce pion est à vous jusqu’à la fin de la partie : une base sûre pour en gagner d’autres.',
        wrong: 'Un coin est libre. Regardez aux extrémités du plateau.',
      },
      pass: {
        ask: 'Si vous ne pouvez rien retourner, vous passez. Trouvez le coup après lequel Blanc ne peut plus jouer.',
        right: 'Blanc doit passer : c’est encore à vous.',
        wrong: 'Blanc a encore un coup après cela.',
      },
      count: {
        ask: 'Quand personne ne peut plus jouer, qui a le plus de pions gagne. Il reste deux cases : choisissez celle qui gagne et finissez la partie.',
        right: 'La partie est finie et vous avez plus de pions. Voilà, vous savez toutes les règles !',
        wrong: 'Ce coup perd de quelques pions. Quelle case ne faut-il pas laisser à Blanc ?',
      },
      drop: {
        ask: 'Vous jouez Rouge. Choisissez une colonne : votre pion tombe à la place libre la plus basse.',
        right: 'Jaune et vous jouez ainsi chacun votre tour. Quatre pions alignés, et c’est gagné.',
        wrong: 'Choisissez n’importe quelle colonne.',
      },
      row: {
        ask: 'Vous avez trois pions alignés en bas. Complétez les quatre.',
        right: 'Quatre alignés : vous gagnez.',
        wrong: 'Vos trois pions sont côte à côte en bas. Lâchez-en un à côté d’eux.',
      },
      diagonal: {
        ask: 'Une diagonale compte aussi. Trouvez la colonne qui en aligne quatre.',
        right: 'Quatre en diagonale, et la partie est gagnée.',
        wrong: 'Pas encore quatre. Suivez vos pions vers le haut, marche après marche.',
      },
      block: {
        ask: 'Jaune s’apprête à en aligner quatre. Arrêtez-le.',
        right: 'Bloqué. Guettez ces menaces avant chaque coup.',
        wrong: 'Jaune gagne au prochain pion. Trouvez le bout ouvert de ses trois pions.',
      },
      under: {
        ask: 'Un pion peut aussi aider l’autre camp : Jaune peut se poser dessus. Jouez là où c’est sans danger.',
        right: 'Bien : rien de ce que vous ouvrez ne complète quatre pions.',
        wrong: 'Jaune se pose sur votre pion et en aligne quatre.',
      },
      fork: {
        ask: 'Personne ne peut bloquer deux menaces à la fois. Trouvez le coup qui en crée deux, puis gagnez la partie.',
        right: 'Deux menaces, une seule réponse : c’est ainsi qu’on gagne à Puissance 4.',
        wrong: 'Jaune peut y répondre. Cherchez un pion qui menace de deux façons.',
      },
    },
  },
};
