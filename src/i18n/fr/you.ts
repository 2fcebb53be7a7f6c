import type { you as english } from '../en/you.ts';
import type { InAnyLanguage } from '../translation.ts';

export const you: InAnyLanguage<typeof english> = {
  overview: {
    title: 'En un coup d’œil',
    empty: 'Jouez une partie ou résolvez un problème : vos résultats, séries et graphiques apparaîtront ici.',
    begin: 'Jouer une partie',
    games_one: '{{count}} partie',
    games_other: '{{count}} parties',
    score: '{{won}} gagnées, {{drawn}} nulles, {{lost}} perdues',
    days_one: '{{count}} jour d’affilée',
    days_other: '{{count}} jours d’affilée',
    wins_one: '{{count}} victoire d’affilée',
    wins_other: '{{count}} victoires d’affilée',
    mostWins: 'record : {{count}}',
    rating: 'classement aux problèmes',
    solved: '{{right}} résolus sur {{tried}}',
    loss: 'pions perdus par partie',
    reviewed: 'Parties avec bilan en {{month}} : {{count}}',
  },
  ladders: {
    title: 'Défis',
    names: {
      othello: 'Othello : niveaux et personnages',
      anti: 'Anti-Othello : niveaux',
      connect4: 'Puissance 4 : niveaux',
    },
    beaten: '{{beaten}} battus sur {{of}}',
    complete: 'Tous battus. Plus personne au-dessus de vous.',
    states: { beaten: 'battu', next: 'suivant', open: 'pas encore battu' },
    rung: '{{name}}: {{state}}',
    next: 'Suivant : {{name}}',
    play: 'Jouer',
    playAloud: 'Jouer contre {{name}}',
    coach: 'Les parties avec le coach ne comptent pas ici. Vous pouvez le désactiver dans les réglages.',
  },
};
