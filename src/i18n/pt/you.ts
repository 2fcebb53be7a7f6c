import type { you as english } from '../en/you.ts';
import type { InAnyLanguage } from '../translation.ts';

export const you: InAnyLanguage<typeof english> = {
  overview: {
    title: 'Em resumo',
    empty: 'Jogue uma partida ou resolva um problema: seus resultados, sequências e gráficos crescerão aqui.',
    begin: 'Jogar uma partida',
    games_one: '{{count}} partida',
    games_other: '{{count}} partidas',
    score: '{{won}} vitórias, {{drawn}} empates, {{lost}} derrotas',
    days_one: '{{count}} dia seguido',
    days_other: '{{count}} dias seguidos',
    wins_one: '{{count}} vitória seguida',
    wins_other: '{{count}} vitórias seguidas',
    mostWins: 'recorde: {{count}}',
    rating: 'pontuação nos problemas',
    solved: '{{right}} de {{tried}} resolvidos',
    loss: 'peças perdidas por partida',
    reviewed: 'Revisadas em {{month}}: {{count}}',
  },
  ladders: {
    title: 'Desafios',
    names: {
      othello: 'Othello: níveis e personagens',
      anti: 'Anti-Othello: níveis',
      connect4: 'Quatro em linha: níveis',
    },
    beaten: '{{beaten}} de {{of}} vencidos',
    complete: 'Todos vencidos. Não há mais ninguém acima de você.',
    states: { beaten: 'vencido', next: 'próximo', open: 'ainda não vencido' },
    rung: '{{name}}: {{state}}',
    next: 'Próximo: {{name}}',
    play: 'Jogar',
    playAloud: 'Jogar contra {{name}}',
    coach: 'Partidas com o treinador não contam aqui. Você pode desligá-lo nos ajustes.',
  },
  about: {
    title: 'Sobre o Flipside',
    version: 'Versão {{version}}',
    rules: 'Como jogar: {{game}}',
    othello:
      'Ponha uma peça de modo que uma linha reta de peças do adversário fique entre ela e outra sua. Todas viram. Se não puder, você passa. Quando ninguém pode jogar, vence quem tiver mais peças.',
    reversi:
      'O tabuleiro começa vazio. As quatro primeiras peças são postas no centro, uma de cada vez; nada vira ainda. Depois segue como no Othello.',
    anti: 'Joga-se como no Othello, mas vence quem tiver menos peças. Cantos e bordas, difíceis de virar, são justamente o que você não quer.',
    xot: 'Othello que começa depois de oito jogadas aleatórias, para que ninguém possa jogar de memória. O motor do Flipside conferiu que cada uma destas aberturas é equilibrada, com margem de duas peças.',
    octagon:
      'Othello em um tabuleiro sem os quatro cantos. As linhas terminam uma casa antes, então uma peça em qualquer das oito casas ao lado deles nunca pode ser virada.',
    blocked:
      'Othello com quatro casas bloqueadas, diferentes em cada partida. Nada entra ali, e uma linha de peças para nelas como para na borda.',
    connect4:
      'Solte uma peça em uma das sete colunas; ela cai no lugar livre mais baixo. Faça quatro em linha, na horizontal, vertical ou diagonal, e você vence. Se o tabuleiro encher antes, é empate.',
    pictures: {
      flip: 'Cerque linhas entre as suas peças, e elas viram.',
      pass: '{{white}} não pode jogar, então {{black}} joga de novo.',
      most: 'Quando ninguém pode jogar, vence quem tiver mais peças.',
      fewest: 'Quando ninguém pode jogar, vence quem tiver menos peças.',
      drop: 'As peças caem no lugar livre mais baixo.',
      four: 'Quatro em linha e você vence.',
    },
    again: 'Ver de novo',
    program: 'O programa',
    made: 'Software livre sob a licença MIT. As regras, o motor, a avaliação e os desenhos foram feitos para ele; usa Phaser, Lit, zustand e outros softwares livres.',
    what: 'Um tabuleiro, adversários e um professor de Othello e dos seus parentes, para todos: com mouse, dedo, teclado ou de ouvido.',
    ideas:
      'Goro Hasegawa criou o Othello a partir do Reversi, mais antigo, de Lewis Waterman e John Mollett. O motor busca e avalia de um jeito que deve muito a Michael Buro.',
    wrong: 'Algo está errado?',
    report:
      'Conte a quem passou esta página para você o que você fez, o que aconteceu e qual é a versão. Um link de Compartilhar mostra a posição.',
    changes: 'Novidades',
    licences: 'Licenças de tudo o que ele contém',
    privacy: 'Sem conta, sem anúncios. Suas partidas e ajustes ficam neste navegador.',
  },
};
