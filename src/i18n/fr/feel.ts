export const feel = {
  groups: {
    help: 'Ordinateur et analyse',
    page: 'Page et langue',
    access: 'Touches et annonces',
    data: 'Sur cet appareil',
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
};
