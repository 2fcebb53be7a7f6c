import type { you as english } from '../en/you.ts';
import type { InAnyLanguage } from '../translation.ts';

export const you: InAnyLanguage<typeof english> = {
  overview: {
    title: 'In breve',
    empty: 'Gioca una partita o risolvi un problema: qui cresceranno risultati, serie e grafici.',
    begin: 'Gioca una partita',
    games_one: '{{count}} partita',
    games_other: '{{count}} partite',
    score: '{{won}} vinte, {{drawn}} patte, {{lost}} perse',
    days_one: '{{count}} giorno di fila',
    days_other: '{{count}} giorni di fila',
    wins_one: '{{count}} vittoria di fila',
    wins_other: '{{count}} vittorie di fila',
    mostWins: 'record: {{count}}',
    rating: 'punteggio nei problemi',
    solved: '{{right}} risolti su {{tried}}',
    loss: 'pedine perse a partita',
    reviewed: 'Riviste in {{month}}: {{count}}',
  },
  ladders: {
    title: 'Sfide',
    names: {
      othello: 'Othello: livelli e personaggi',
      anti: 'Anti-Othello: livelli',
      connect4: 'Forza 4: livelli',
    },
    beaten: '{{beaten}} battuti su {{of}}',
    complete: 'Tutti battuti. Sopra di te non c’è più nessuno.',
    states: { beaten: 'battuto', next: 'prossimo', open: 'non ancora battuto' },
    rung: '{{name}}: {{state}}',
    next: 'Prossimo: {{name}}',
    play: 'Gioca',
    playAloud: 'Gioca contro {{name}}',
    coach: 'Le partite con il coach qui non contano. Puoi disattivarlo nelle impostazioni.',
  },
};
