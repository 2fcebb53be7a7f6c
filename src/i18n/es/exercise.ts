import type { exercise as english } from '../en/exercise.ts';
import type { InAnyLanguage } from '../translation.ts';

export const exercise: InAnyLanguage<typeof english> = {
  exercise: {
    keys: 'En un ejercicio',
    title: 'Ejercicio',
    toMove: 'Turno de {{side}}',
    turn: 'Turno de {{side}}.',
    looking: 'Mirando tu jugada…',
    finding: 'Buscando la solución…',
    right: '¡Correcto!',
    goOn: 'Correcto. Sigue.',
    wrong: 'Esa no.',
    shown: 'Solución',
    failed: 'El motor no respondió.',
    loss_one: '{{move}} es {{count}} ficha peor que la mejor jugada.',
    loss_other: '{{move}} es {{count}} fichas peor que la mejor jugada.',
    reply: '{{other}} responde {{reply}}.',
    solution: 'Lo mejor: {{moves}}',
    solutions: 'Igual de buenas: {{moves}}',
    moveWithValue: '{{move}} {{value}}',
    values: 'Valores: {{moves}}',
    tryAgain: 'Reintentar',
    analyze: 'Analizar',
    next: 'Siguiente',
    leave: 'Listo',
    card: 'Ejercicio',
    ask: {
      best: 'Encuentra la mejor jugada.',
      win: 'Encuentra la única jugada que gana.',
      draw: 'Encuentra la única jugada que salva el empate.',
    },
    step: 'Jugada {{number}} de {{of}}.',
  },
};
