import type { exercise as english } from '../en/exercise.ts';
import type { InAnyLanguage } from '../translation.ts';

export const exercise: InAnyLanguage<typeof english> = {
  exercise: {
    keys: 'Dans un exercice',
    title: 'Exercice',
    toMove: 'À {{side}} de jouer',
    turn: 'À {{side}} de jouer.',
    looking: 'Examen de votre coup…',
    finding: 'Recherche de la solution…',
    right: 'Bravo !',
    goOn: 'Bien. Continuez.',
    wrong: 'Pas celui-là.',
    shown: 'Solution',
    failed: 'Le moteur n’a pas répondu.',
    loss_one: '{{move}} coûte {{count}} pion de plus que le meilleur coup.',
    loss_other: '{{move}} coûte {{count}} pions de plus que le meilleur coup.',
    reply: '{{other}} répond {{reply}}.',
    solution: 'Meilleur coup : {{moves}}',
    solutions: 'Aussi bons : {{moves}}',
    moveWithValue: '{{move}} {{value}}',
    values: 'Valeurs : {{moves}}',
    tryAgain: 'Réessayer',
    analyze: 'Analyser',
    next: 'Suivant',
    leave: 'Terminé',
    card: 'Exercice',
    ask: {
      best: 'Trouvez le meilleur coup.',
      win: 'Trouvez le seul coup gagnant.',
      draw: 'Trouvez le seul coup qui tient la nulle.',
    },
    step: 'Coup {{number}} sur {{of}}.',
  },
};
