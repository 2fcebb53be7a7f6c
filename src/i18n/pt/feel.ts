export const feel = {
  groups: {
    page: 'Página, idioma, avisos',
    board: 'Tabuleiro e som',
    playing: 'Jogo e análise',
    data: 'Neste dispositivo',
    find: 'Procurar um ajuste',
    none: 'Nenhum ajuste contém estas palavras.',
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
  confirm: {
    title: 'Confirmar jogadas',
    about: 'O primeiro toque mostra o que vira. Toque de novo na casa, ou em “Colocar”, para jogar.',
    place: 'Colocar {{square}}',
    cancel: 'Cancelar',
    asked: '{{square}}. Pressione de novo para jogar, Escape para cancelar.',
    dropped: 'Não foi jogado.',
  },
  premove: {
    title: 'Jogadas antecipadas',
    about: 'Online, toque numa casa enquanto o adversário pensa: é jogada assim que for a sua vez.',
    chosen: 'Próxima jogada: {{square}}. Toque de novo ou Escape para cancelar.',
  },
  dragging: {
    title: 'Arrastar peças',
    about: 'A peça ao lado do nome de quem joga pode ser arrastada para o tabuleiro.',
  },
  fullScreen: {
    refused: 'O navegador não permite tela cheia aqui.',
  },
  awake: {
    title: 'Manter a tela ligada',
    about: 'Durante um jogo com relógio.',
  },
  saver: {
    title: 'Economia de bateria',
    off: 'Não',
    auto: 'Se fraca',
    on: 'Sim',
  },
  far: {
    title: 'Vista de longe',
    about: 'Tabuleiro, texto e cursor maiores, como numa televisão.',
    offer: 'Você joga com um controle. Está longe da tela?',
    yes: 'Mostrar maior',
    no: 'Deixar assim',
  },
  ceremony: {
    title: 'Pequenas celebrações',
    about: 'Após vencer com todas as peças, uma primeira vitória ou dias seguidos.',
    days: 'Dias seguidos: {{days}}',
  },
};
