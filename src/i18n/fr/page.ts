import type { page as english } from '../en/page.ts';
import type { InAnyLanguage } from '../translation.ts';

export const page: InAnyLanguage<typeof english> = {
  name: 'Flipside',
  title: {
    players: '{{one}} contre {{other}}',
    state: '{{players}} - {{state}}',
    yourTurn: 'à vous de jouer',
  },
  close: 'Fermer',
  done: 'Terminé',
  dismiss: 'Fermer',
  notices: 'Avis',
  notice: {
    languageMissing:
      'Les textes de cette langue n’ont pas pu être chargés. Choisissez-la de nouveau une fois en ligne.',
    settingsBroken: 'Certains réglages n’ont pas pu être lus. Ils reprennent leur valeur habituelle.',
    recordsBroken: 'Certains de vos résultats n’ont pas pu être lus et ont été mis de côté.',
    matchBroken: 'Une partie enregistrée n’a pas pu être lue et a été mise de côté.',
    storageOff:
      'Ce navigateur n’enregistre rien ici : vos réglages et vos parties disparaîtront à la fermeture.',
    libraryFull:
      'Il n’y a plus de place dans ce navigateur pour votre bibliothèque. Exportez-la, puis supprimez ce qui ne vous sert plus.',
    noLines:
      'Aucune partie de tournoi connue ici ne commence comme celles-ci : il n’y a donc pas de ligne à apprendre.',
    engineCrashed: 'Le joueur virtuel s’est arrêté sans prévenir. Il est reparti.',
    openingsComing: 'Chargement des ouvertures XOT…',
    openingsMissing: 'Les ouvertures XOT n’ont pas pu être chargées. Réessayez, ou choisissez un autre jeu.',
    address: 'Ce lien n’ouvre aucune partie.',
    badLink: 'Ce lien n’ouvre aucune partie.',
    updateReady: 'Une nouvelle version est prête.',
    bookMissing: 'Le livre d’ouvertures n’a pas pu être chargé : Flipside joue l’ouverture à sa façon.',
    partMissing: 'Cette partie n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  },
  missing: {
    title: 'Il manque quelque chose',
    webgl:
      'Le plateau est dessiné avec WebGL, indisponible ici. Activez l’accélération matérielle, ou essayez un autre navigateur.',
    painter: 'Le plateau n’a pas pu être chargé. Vérifiez votre connexion et rechargez la page.',
    worker: 'Le joueur virtuel a besoin de web workers, indisponibles ici. Essayez un autre navigateur.',
    webAssembly: 'Le joueur virtuel a besoin de WebAssembly, indisponible ici. Essayez un autre navigateur.',
    engine: 'Le joueur virtuel n’a pas pu être chargé. Vérifiez votre connexion et rechargez la page.',
    page: 'Flipside n’a pas pu être chargé. Vérifiez votre connexion et rechargez la page.',
    reload: 'Recharger',
  },
  settings: {
    animation: 'Vitesse d’animation',
    animations: {
      off: 'Aucune',
      fast: 'Rapide',
      normal: 'Normale',
      slow: 'Lente',
    },
    replyAtOnce: 'Répondre aussitôt',
    discSize: 'Taille des pions',
    discSizes: {
      large: 'Grande',
      small: 'Petite',
    },
    patterns: 'Motifs sur les pions',
    sound: 'Son',
    legalMarks: 'Montrer les coups légaux',
    values: 'Valeurs',
    marks: 'Marques',
    markShapes: {
      dots: 'Points',
      rings: 'Anneaux',
      discs: 'Pions',
    },
    letterKeys: 'Raccourcis à une lettre',
    severalCores: 'Utiliser tous les cœurs',
    oneCore:
      'Un seul cœur est utilisable ici : votre appareil n’en a pas d’autre, ou cette page ne peut pas partager la mémoire.',
    appearance: 'Apparence',
    appearances: {
      system: 'Système',
      light: 'Claire',
      dark: 'Sombre',
    },
    language: 'Langue',
    systemLanguage: 'Système',
    hand: 'Boutons',
    hands: {
      right: 'À droite',
      left: 'À gauche',
    },
    bookOpenings: 'Ouvertures de tournoi',
    bookAbout:
      'Flipside commence ses parties comme en tournoi. À pleine force, il réfléchit toujours par lui-même.',
  },
  keys: {
    title: 'Clavier',
    key: 'Touche',
    does: 'Effet',
    on: 'Sur le plateau',
    arrows: 'Se déplacer sur le plateau',
    ends: 'Première ou dernière case de la rangée',
    column: 'Choisir la colonne',
    row: 'Choisir la rangée',
    play: 'Jouer sur la case',
    drop: 'Lâcher un pion dans la colonne',
    next: 'Après la fin : une autre partie',
    close: 'Fermer ce qui est ouvert',
    list: 'Cette liste',
    named: {
      arrows: 'Flèches',
      ArrowLeft: 'Flèche gauche',
      ArrowRight: 'Flèche droite',
      Home: 'Début',
      End: 'Fin',
      Enter: 'Entrée',
      space: 'Espace',
      Backspace: 'Retour arr.',
      Escape: 'Échap',
      Ctrl: 'Ctrl',
      Shift: 'Maj',
      Alt: 'Alt',
    },
    onSquares: 'Sur les cases du plateau, les flèches, Début et Fin vont de case en case.',
    lettersOff: 'Les raccourcis à une lettre sont désactivés dans les réglages.',
  },
  about: {
    title: 'À propos de Flipside',
    version: 'Version {{version}}',
    rules: 'Règles du jeu',
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
    licences: 'Licences de tous ses composants',
    privacy: 'Ni compte, ni publicité. Vos parties et vos réglages restent dans ce navigateur.',
  },
  offline: {
    title: 'Sans réseau',
    ready: 'Tout ce qu’il faut pour jouer sans réseau : {{total}}, prêt.',
    partly: 'Gardé sur cet appareil pour jouer sans réseau : {{kept}} sur {{total}}.',
    fetching: 'Téléchargement de quoi jouer sans réseau : {{kept}} sur {{total}}.',
    failed: 'Tout n’a pas pu être téléchargé pour jouer sans réseau : {{kept}} sur {{total}}.',
    fetch: 'Télécharger le reste',
    stop: 'Arrêter',
    install: 'Installer',
    installByHand:
      'Pour installer Flipside, touchez Partager dans votre navigateur, puis Sur l’écran d’accueil.',
  },
  forget: {
    title: 'Supprimer mes données',
    about:
      'Le serveur supprime votre nom, vos classements et vos places. Les parties que vous avez finies restent chez vos adversaires, sans votre nom. Les parties en cours s’arrêtent. C’est irréversible.',
    keep: 'Garder mes données',
    delete: 'Tout supprimer',
    waiting: 'Suppression…',
    done: 'Vos données sont supprimées.',
    close: 'Fermer',
  },
  part: {
    loading: 'Chargement…',
    retry: 'Réessayer',
  },
};
