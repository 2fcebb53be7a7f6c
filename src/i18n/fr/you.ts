import type { you as english } from '../en/you.ts';
import type { InAnyLanguage } from '../translation.ts';

export const you: InAnyLanguage<typeof english> = {
  overview: {
    title: 'En un coup d’œil',
    empty: 'Jouez une partie ou résolvez un problème : vos résultats, séries et graphiques apparaîtront ici.',
    begin: 'Jouer une partie',
    games_one: '{{count}} partie',
    games_other: '{{count}} parties',
    score: '{{won}} gagnées, {{drawn}} nulles, {{lost}} perdues',
    days_one: '{{count}} jour d’affilée',
    days_other: '{{count}} jours d’affilée',
    wins_one: '{{count}} victoire d’affilée',
    wins_other: '{{count}} victoires d’affilée',
    mostWins: 'record : {{count}}',
    rating: 'classement aux problèmes',
    solved: '{{right}} résolus sur {{tried}}',
    loss: 'pions perdus par partie',
    reviewed: 'Parties avec bilan en {{month}} : {{count}}',
  },
  ladders: {
    title: 'Défis',
    names: {
      othello: 'Othello : niveaux et personnages',
      anti: 'Anti-Othello : niveaux',
      connect4: 'Puissance 4 : niveaux',
    },
    beaten: '{{beaten}} battus sur {{of}}',
    complete: 'Tous battus. Plus personne au-dessus de vous.',
    states: { beaten: 'battu', next: 'suivant', open: 'pas encore battu' },
    rung: '{{name}}: {{state}}',
    next: 'Suivant : {{name}}',
    play: 'Jouer',
    playAloud: 'Jouer contre {{name}}',
    coach: 'Les parties avec le coach ne comptent pas ici. Vous pouvez le désactiver dans les réglages.',
  },
  about: {
    title: 'À propos de Flipside',
    version: 'Version {{version}}',
    rules: 'Règles du jeu : {{game}}',
    othello:
      'Posez un pion de façon à encadrer une ligne droite de pions adverses entre lui et un autre des vôtres. Tous se retournent. Si c’est impossible, vous passez. Quand personne ne peut plus jouer, qui a le plus de pions gagne.',
    reversi:
      'Le plateau est vide au départ. Posez à tour de rôle les quatre premiers pions au centre ; rien ne se retourne encore. Ensuite, on joue comme à Othello.',
    anti: 'On joue comme à Othello, mais qui a le moins de pions gagne. Les coins et les bords, difficiles à retourner, sont à éviter.',
    xot: 'Othello, mais après huit coups tirés au sort : personne ne peut jouer de mémoire. Le moteur de Flipside a jugé chacune de ces ouvertures équilibrée à deux pions près.',
    octagon:
      'Othello sur un plateau sans ses quatre coins. Les lignes s’arrêtent une case plus tôt : un pion posé sur l’une des huit cases voisines ne se retourne jamais.',
    blocked:
      'Othello avec quatre cases bloquées, jamais les mêmes. On ne peut rien y poser, et une ligne de pions s’y arrête comme au bord.',
    connect4:
      'Lâchez un pion dans l’une des sept colonnes ; il tombe à la place libre la plus basse. Alignez-en quatre, en ligne, en colonne ou en diagonale, et vous gagnez. Si le plateau se remplit avant, la partie est nulle.',
    pictures: {
      flip: 'Encadrez des lignes entre vos pions : elles se retournent.',
      pass: '{{white}} ne peut pas jouer, donc {{black}} rejoue.',
      most: 'Quand personne ne peut plus jouer, qui a le plus de pions gagne.',
      fewest: 'Quand personne ne peut plus jouer, qui a le moins de pions gagne.',
      drop: 'Les pions tombent à la place libre la plus basse.',
      four: 'Quatre alignés, c’est gagné.',
    },
    again: 'Revoir',
    program: 'Le programme',
    made: 'Logiciel libre sous licence MIT. Règles, moteurs, évaluation et dessin ont été faits pour lui ; bâti avec Phaser, Lit, zustand et d’autres logiciels libres.',
    what: 'Un plateau, des adversaires et un professeur pour Othello et ses cousins, pour tous : souris, doigt, clavier ou oreille.',
    ideas:
      'Goro Hasegawa a créé Othello d’après le Reversi, plus ancien, de Lewis Waterman et John Mollett. La façon dont le moteur cherche et juge vient en grande partie de Michael Buro.',
    wrong: 'Un problème ?',
    report:
      'Dites à la personne qui vous a donné cette page ce que vous avez fait, ce qui s’est passé et la version. Un lien de Partager montre la position.',
    changes: 'Nouveautés',
    licences: 'Licences de tous ses composants',
    privacy: 'Ni compte, ni publicité. Vos parties et vos réglages restent dans ce navigateur.',
  },
};
