export const feel = {
  groups: {
    page: 'Página, idioma, anuncios',
    board: 'Tablero y sonido',
    playing: 'Juego y análisis',
    data: 'En este dispositivo',
    find: 'Buscar un ajuste',
    none: 'Ningún ajuste contiene estas palabras.',
  },
  turning: {
    title: 'Girado',
    degrees: '{{degrees}}°',
    mirrored: 'Reflejado',
    a1: {
      upperLeft: 'a1 está ahora arriba a la izquierda.',
      upperRight: 'a1 está ahora arriba a la derecha.',
      lowerLeft: 'a1 está ahora abajo a la izquierda.',
      lowerRight: 'a1 está ahora abajo a la derecha.',
    },
    column1: {
      left: 'La columna 1 está ahora a la izquierda.',
      right: 'La columna 1 está ahora a la derecha.',
    },
  },
  confirm: {
    title: 'Confirmar jugadas',
    about: 'La primera pulsación muestra qué se voltea. Pulsa otra vez la casilla, o «Colocar», para jugar.',
    place: 'Colocar {{square}}',
    cancel: 'Cancelar',
    asked: '{{square}}. Pulsa otra vez para jugar, Escape para cancelar.',
    dropped: 'No se ha jugado.',
  },
  premove: {
    title: 'Jugadas anticipadas',
    about: 'En línea, pulsa una casilla mientras el rival piensa: se juega en cuanto te toque.',
    chosen: 'Próxima jugada: {{square}}. Púlsala otra vez o Escape para cancelar.',
  },
  dragging: {
    title: 'Arrastrar fichas',
    about: 'La ficha junto al nombre de quien juega puede arrastrarse al tablero.',
  },
  fullScreen: {
    refused: 'El navegador no permite aquí la pantalla completa.',
  },
  awake: {
    title: 'Mantener la pantalla encendida',
    about: 'Durante una partida con reloj.',
  },
  saver: {
    title: 'Ahorro de batería',
    off: 'No',
    auto: 'Si queda poca',
    on: 'Sí',
  },
  far: {
    title: 'Vista lejana',
    about: 'Tablero, texto y cursor más grandes, como para un televisor.',
    offer: 'Juegas con un mando. ¿Estás lejos de la pantalla?',
    yes: 'Mostrar más grande',
    no: 'Dejarlo así',
  },
  ceremony: {
    title: 'Pequeñas celebraciones',
    about: 'Tras ganar todas las fichas, una primera victoria o varios días seguidos.',
    days: 'Días seguidos: {{days}}',
  },
};
