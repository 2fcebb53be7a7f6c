import type { exercise as english } from '../en/exercise.ts';
import type { InAnyLanguage } from '../translation.ts';

export const exercise: InAnyLanguage<typeof english> = {
  exercise: {
    keys: 'In einer Übung',
    title: 'Übung',
    toMove: '{{side}} ist dran',
    turn: '{{side}} ist dran.',
    looking: 'Dein Zug wird geprüft…',
    finding: 'Die Lösung wird gesucht…',
    right: 'Richtig!',
    goOn: 'Richtig. Weiter so.',
    wrong: 'Das ist er nicht.',
    shown: 'Lösung',
    failed: 'Die Engine hat nicht geantwortet.',
    loss_one: '{{move}} ist {{count}} Stein schlechter als der beste Zug.',
    loss_other: '{{move}} ist {{count}} Steine schlechter als der beste Zug.',
    reply: '{{other}} antwortet {{reply}}.',
    solution: 'Am besten: {{moves}}',
    solutions: 'Gleich gut: {{moves}}',
    moveWithValue: '{{move}} {{value}}',
    values: 'Werte: {{moves}}',
    tryAgain: 'Noch einmal',
    analyze: 'Analyse',
    next: 'Weiter',
    leave: 'Fertig',
    card: 'Übung',
    ask: {
      best: 'Finde den besten Zug.',
      win: 'Finde den einzigen Zug, der gewinnt.',
      draw: 'Finde den einzigen Zug, der das Remis hält.',
    },
    step: 'Zug {{number}} von {{of}}.',
  },
};
