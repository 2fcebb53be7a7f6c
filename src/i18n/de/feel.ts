export const feel = {
  groups: {
    help: 'Computer und Analyse',
    page: 'Seite und Sprache',
    access: 'Tasten und Ansagen',
    data: 'Auf diesem Gerät',
  },
  turning: {
    title: 'Gedreht um',
    degrees: '{{degrees}}°',
    mirrored: 'Gespiegelt',
    a1: {
      upperLeft: 'a1 liegt jetzt oben links.',
      upperRight: 'a1 liegt jetzt oben rechts.',
      lowerLeft: 'a1 liegt jetzt unten links.',
      lowerRight: 'a1 liegt jetzt unten rechts.',
    },
    column1: {
      left: 'Spalte 1 ist jetzt links.',
      right: 'Spalte 1 ist jetzt rechts.',
    },
  },
};
