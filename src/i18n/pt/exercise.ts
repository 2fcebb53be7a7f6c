import type { exercise as english } from '../en/exercise.ts';
import type { InAnyLanguage } from '../translation.ts';

export const exercise: InAnyLanguage<typeof english> = {
  exercise: {
    keys: 'Em um exercício',
    title: 'Exercício',
    toMove: 'Vez de {{side}}',
    turn: 'Vez de {{side}}.',
    looking: 'Vendo a sua jogada…',
    finding: 'Procurando a solução…',
    right: 'Certo!',
    goOn: 'Certo. Continue.',
    wrong: 'Essa não.',
    shown: 'Solução',
    failed: 'O motor não respondeu.',
    loss_one: '{{move}} é {{count}} peça pior que a melhor jogada.',
    loss_other: '{{move}} é {{count}} peças pior que a melhor jogada.',
    reply: '{{other}} responde {{reply}}.',
    solution: 'Melhor: {{moves}}',
    solutions: 'Igualmente boas: {{moves}}',
    moveWithValue: '{{move}} {{value}}',
    values: 'Valores: {{moves}}',
    tryAgain: 'Tentar de novo',
    analyze: 'Analisar',
    next: 'Próximo',
    leave: 'Pronto',
    card: 'Exercício',
    ask: {
      best: 'Encontre a melhor jogada.',
      win: 'Encontre a única jogada que vence.',
      draw: 'Encontre a única jogada que garante o empate.',
    },
    step: 'Jogada {{number}} de {{of}}.',
  },
};
