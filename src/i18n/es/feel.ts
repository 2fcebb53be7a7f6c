export const feel = {
  groups: {
    help: 'Ordenador y análisis',
    page: 'Página e idioma',
    access: 'Teclas y anuncios',
    data: 'En este dispositivo',
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
};
