import type { exercise as english } from '../en/exercise.ts';
import type { InAnyLanguage } from '../translation.ts';

export const exercise: InAnyLanguage<typeof english> = {
  exercise: {
    keys: 'In un esercizio',
    title: 'Esercizio',
    toMove: 'Muove il {{side}}',
    turn: 'Muove il {{side}}.',
    looking: 'Esamino la tua mossa…',
    finding: 'Cerco la soluzione…',
    right: 'Giusto!',
    goOn: 'Giusto. Continua.',
    wrong: 'Non questa.',
    shown: 'Soluzione',
    failed: 'Il motore non ha risposto.',
    loss_one: '{{move}} costa {{count}} pedina in più della mossa migliore.',
    loss_other: '{{move}} costa {{count}} pedine in più della mossa migliore.',
    reply: 'Il {{other}} risponde {{reply}}.',
    solution: 'La migliore: {{moves}}',
    solutions: 'Altrettanto buone: {{moves}}',
    moveWithValue: '{{move}} {{value}}',
    values: 'Valori: {{moves}}',
    tryAgain: 'Riprova',
    analyze: 'Analizza',
    next: 'Avanti',
    leave: 'Fatto',
    card: 'Esercizio',
    ask: {
      best: 'Trova la mossa migliore.',
      win: 'Trova l’unica mossa che vince.',
      draw: 'Trova l’unica mossa che tiene il pareggio.',
    },
    step: 'Mossa {{number}} di {{of}}.',
  },
};
