export const feel = {
  groups: {
    page: 'Seite, Sprache, Ansagen',
    board: 'Brett und Ton',
    playing: 'Spielen und Analyse',
    data: 'Auf diesem Gerät',
    find: 'Einstellung suchen',
    none: 'Keine Einstellung enthält diese Wörter.',
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
  confirm: {
    title: 'Züge bestätigen',
    about: 'Das erste Drücken zeigt, was sich dreht. Gespielt wird mit einem zweiten oder mit „Setzen“.',
    place: '{{square}} setzen',
    cancel: 'Abbrechen',
    asked: '{{square}}. Nochmal drücken setzt, Escape bricht ab.',
    dropped: 'Nicht gespielt.',
  },
  premove: {
    title: 'Züge im Voraus',
    about: 'Online: Drücke ein Feld, während die Gegenseite denkt. Es wird gespielt, sobald du dran bist.',
    chosen: 'Nächster Zug: {{square}}. Nochmal drücken oder Escape bricht ab.',
  },
  dragging: {
    title: 'Steine ziehen',
    about: 'Der Stein neben dem Namen der Seite am Zug lässt sich aufs Brett ziehen.',
  },
  fullScreen: {
    refused: 'Der Browser erlaubt hier kein Vollbild.',
  },
  awake: {
    title: 'Bildschirm anlassen',
    about: 'Während einer Partie mit Uhr.',
  },
  saver: {
    title: 'Akku schonen',
    off: 'Aus',
    auto: 'Bei wenig',
    on: 'An',
  },
  far: {
    title: 'Fernansicht',
    about: 'Größeres Brett, größere Schrift und größerer Zeiger, wie am Fernseher.',
    offer: 'Du spielst mit einem Gamepad. Sitzt du weit weg vom Bildschirm?',
    yes: 'Größer zeigen',
    no: 'So lassen',
  },
  ceremony: {
    title: 'Kleine Feiern',
    about: 'Nach einem Sieg mit allen Steinen, einem ersten Sieg und Tagen in Folge.',
    days: 'Tage in Folge: {{days}}',
  },
};
