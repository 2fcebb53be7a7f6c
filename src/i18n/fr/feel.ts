export const feel = {
  groups: {
    page: 'Page, langue, annonces',
    board: 'Plateau et son',
    playing: 'Jeu et analyse',
    data: 'Sur cet appareil',
    find: 'Chercher un réglage',
    none: 'Aucun réglage ne contient ces mots.',
  },
  turning: {
    title: 'Tourné de',
    degrees: '{{degrees}}°',
    mirrored: 'Inversé',
    a1: {
      upperLeft: 'a1 est maintenant en haut à gauche.',
      upperRight: 'a1 est maintenant en haut à droite.',
      lowerLeft: 'a1 est maintenant en bas à gauche.',
      lowerRight: 'a1 est maintenant en bas à droite.',
    },
    column1: {
      left: 'La colonne 1 est maintenant à gauche.',
      right: 'La colonne 1 est maintenant à droite.',
    },
  },
  confirm: {
    title: 'Confirmer les coups',
    about:
      'Le premier appui montre ce qui se retourne. Appuyez encore sur la case, ou sur « Poser », pour jouer.',
    place: 'Poser {{square}}',
    cancel: 'Annuler',
    asked: '{{square}}. Appuyez encore pour jouer, Échap pour annuler.',
    dropped: 'Pas joué.',
  },
  premove: {
    title: 'Coups anticipés',
    about:
      'En ligne, appuyez sur une case pendant que l’adversaire réfléchit : elle est jouée dès votre tour.',
    chosen: 'Prochain coup : {{square}}. Appuyez encore ou sur Échap pour annuler.',
  },
  dragging: {
    title: 'Glisser les pions',
    about: 'Le pion à côté du nom de qui doit jouer peut être glissé sur le plateau.',
  },
  fullScreen: {
    refused: 'Le navigateur ne permet pas le plein écran ici.',
  },
  awake: {
    title: 'Garder l’écran allumé',
    about: 'Pendant une partie avec pendule.',
  },
  saver: {
    title: 'Économie de batterie',
    off: 'Non',
    auto: 'Si faible',
    on: 'Oui',
  },
  far: {
    title: 'Vue éloignée',
    about: 'Plateau, textes et curseur plus grands, comme sur un téléviseur.',
    offer: 'Vous jouez à la manette. Êtes-vous loin de l’écran ?',
    yes: 'Afficher en plus grand',
    no: 'Laisser ainsi',
  },
  ceremony: {
    title: 'Petites fêtes',
    about: 'Après une victoire totale, une première victoire ou des jours d’affilée.',
    days: 'Jours d’affilée : {{days}}',
  },
  comfort: {
    corners_one: 'Vous avez pris {{count}} coin.',
    corners_other: 'Vous avez pris {{count}} coins.',
    ahead: 'Vous meniez jusqu’au coup {{move}}.',
    heldOut_one: 'Vous avez tenu {{count}} coup.',
    heldOut_other: 'Vous avez tenu {{count}} coups.',
    turned_one: 'Un de vos coups a retourné {{count}} pion.',
    turned_other: 'Un de vos coups a retourné {{count}} pions.',
    given_one: 'Vous avez fait prendre {{count}} pion en un coup à l’adversaire.',
    given_other: 'Vous avez fait prendre {{count}} pions en un coup à l’adversaire.',
    near: 'Il vous manquait un pion pour en aligner quatre, colonne {{column}}.',
    stoppable: 'Un pion dans la colonne {{column}} aurait empêché cet alignement.',
    twoThreats: 'Deux menaces à la fois : un seul pion ne pare pas les deux.',
    gaveRoom: 'Votre dernier pion a fait de la place pour cet alignement.',
  },
};
