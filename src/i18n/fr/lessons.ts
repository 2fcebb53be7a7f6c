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
      corners: 'Coins et cases X',
      mobility: 'Mobilité',
      quiet: 'Frontière et coups tranquilles',
      parity: 'Parité',
      edges: 'Pions définitifs et bords',
      wedges: 'Insertions',
      counting: 'Compter les finales',
    },
    about: {
      rules: 'Poser, retourner, passer et gagner.',
      four: 'Lâcher, bloquer et gagner.',
      corners: 'Les cases les plus fortes, et comment ne pas les donner.',
      mobility: 'Ne laissez rien de bon à jouer à votre adversaire.',
      quiet: 'Pourquoi retourner moins vaut souvent mieux.',
      parity: 'Ayez le dernier mot dans chaque région du plateau.',
      edges: 'Des pions que personne ne reprendra jamais.',
      wedges: 'Un trou entre deux pions est une porte.',
      counting: 'Jouez les dernières cases en comptant.',
    },
    title: {
      rules: 'Othello : les règles, {{number}} sur {{count}}',
      four: 'Puissance 4 : les règles, {{number}} sur {{count}}',
      corners: 'Coins et cases X, {{number}} sur {{count}}',
      mobility: 'Mobilité, {{number}} sur {{count}}',
      quiet: 'Frontière et coups tranquilles, {{number}} sur {{count}}',
      parity: 'Parité, {{number}} sur {{count}}',
      edges: 'Pions définitifs et bords, {{number}} sur {{count}}',
      wedges: 'Insertions, {{number}} sur {{count}}',
      counting: 'Compter les finales, {{number}} sur {{count}}',
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
      cornersTake: {
        ask: 'Un coin vaut plus que tous les pions qu’on retourne. Prenez celui qui s’offre.',
        right: 'Il reste à vous, et les pions voisins deviennent sûrs à leur tour.',
        wrong: 'Il y a un coin à prendre. Il ne restera pas libre.',
      },
      cornersKeep: {
        ask: 'Les cases en diagonale d’un coin sont les cases X. Un pion posé là livre souvent le coin. Trouvez un coup qui n’en donne aucun.',
        right: 'Aucun coin n’est ouvert à l’adversaire.',
        wrong: 'Maintenant, votre adversaire peut prendre un coin.',
      },
      mobilityFew: {
        ask: 'Un camp qui a peu de coups doit en jouer de mauvais. Laissez à Noir trois coups au plus.',
        right: 'Noir n’a plus guère le choix et devra bientôt céder quelque chose.',
        wrong: 'Noir a encore beaucoup de coups. Comptez ce que chacun des vôtres ouvre.',
      },
      mobilityMore: {
        ask: 'Encore une fois : laissez à Blanc trois coups au plus.',
        right: 'Blanc arrive à court de coups, et vous gardez les vôtres.',
        wrong: 'Blanc a encore beaucoup de coups.',
      },
      quietMove: {
        ask: 'Les pions qui touchent des cases vides forment votre frontière : ils donnent des coups à l’adversaire. Un coup tranquille retourne peu de pions, à l’intérieur. Trouvez le meilleur.',
        right: 'Un seul pion retourné, et presque rien d’ouvert.',
        wrong: 'Ce coup ouvre trop. Essayez d’en retourner un seul, à l’intérieur.',
      },
      quietFrontier: {
        ask: 'Là encore, un coup tranquille est le meilleur. Retournez le moins possible, là où cela n’ouvre rien.',
        right: 'Tranquille et fort : votre adversaire n’a aucun nouveau coup.',
        wrong: 'Il y a un coup plus tranquille.',
      },
      parityOne: {
        ask: 'Vers la fin, les cases vides se séparent en régions. Entrez le premier là où leur nombre est impair, et la dernière case sera pour vous. Trouvez le seul coup gagnant.',
        right: 'Vous avez pris la région impaire. À votre adversaire d’ouvrir la région paire.',
        wrong: 'Cette région est paire : votre adversaire y jouera la dernière case.',
      },
      parityThree: {
        ask: 'Il reste trois régions. Une seule a un nombre impair de cases. Gagnez la partie.',
        right: 'Les régions paires restent à entamer par votre adversaire.',
        wrong: 'Comptez les cases de cette région : elle est paire.',
      },
      edgeAnchor: {
        ask: 'Vous tenez un coin. Les pions qui le touchent le long d’un bord sont définitifs : personne ne peut les retourner. Appuyez-vous dessus avec le meilleur coup.',
        right: 'Votre coin tient maintenant une rangée de pions que rien ne peut retourner.',
        wrong: 'Il y a mieux. Regardez le long du bord, depuis votre coin.',
      },
      edgeWall: {
        ask: 'Un bord complet entre vos propres pions est acquis pour de bon. Trouvez le meilleur coup.',
        right: 'Le bord est fermé : il est tout entier à vous.',
        wrong: 'Il y a plus à gagner sur le bord.',
      },
      wedgeMove: {
        ask: 'Sur un bord, un trou d’une case entre deux pions adverses est une porte. Un pion inséré là ne peut plus être retourné le long du bord. Trouvez-le.',
        right: 'Vous êtes dans la place, et rien ne peut vous en déloger le long du bord.',
        wrong: 'Cherchez sur un bord un trou entre deux pions blancs.',
      },
      wedgeSide: {
        ask: 'Trouvez encore la porte, sur un autre bord.',
        right: 'Inséré. À vous maintenant de disputer ce bord.',
        wrong: 'Pas là. Quel bord a un trou d’une seule case ?',
      },
      countTwo: {
        ask: 'Il reste deux cases. Comptez les pions dans les deux ordres et choisissez celui qui gagne.',
        right: 'Retourner plus maintenant aurait coûté plus ensuite.',
        wrong: 'Ce coup retourne plus maintenant, et perd plus avec la dernière case.',
      },
      countThree: {
        ask: 'Il reste trois cases : six ordres, et un seul premier coup gagnant. Comptez jusqu’au bout.',
        right: 'Vous avez bien compté.',
        wrong: 'Recomptez : que reste-t-il à Noir après cela ?',
      },
    },
  },
};
