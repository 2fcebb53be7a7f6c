export const feel = {
  groups: {
    help: 'Computador e análise',
    page: 'Página e idioma',
    access: 'Teclas e avisos',
    data: 'Neste dispositivo',
  },
  turning: {
    title: 'Girado',
    degrees: '{{degrees}}°',
    mirrored: 'Espelhado',
    a1: {
      upperLeft: 'a1 está agora em cima à esquerda.',
      upperRight: 'a1 está agora em cima à direita.',
      lowerLeft: 'a1 está agora embaixo à esquerda.',
      lowerRight: 'a1 está agora embaixo à direita.',
    },
    column1: {
      left: 'A coluna 1 está agora à esquerda.',
      right: 'A coluna 1 está agora à direita.',
    },
  },
};
