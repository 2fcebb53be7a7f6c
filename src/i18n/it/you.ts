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
  about: {
    title: 'Info su Flipside',
    version: 'Versione {{version}}',
    rules: 'Come si gioca: {{game}}',
    othello:
      'Metti una pedina in modo che una fila diritta di pedine avversarie stia tra questa e un’altra delle tue. Si girano tutte. Se non puoi, passi. Quando nessuno può più muovere, vince chi ha più pedine.',
    reversi:
      'Il tavoliere parte vuoto. Mettete a turno le prime quattro pedine al centro; ancora non si gira niente. Poi si continua come a Othello.',
    anti: 'Si muove come a Othello, ma vince chi ha meno pedine. Angoli e bordi, difficili da girare, sono proprio ciò che non vuoi.',
    xot: 'Othello che parte dopo otto mosse prese a caso: nessuno può giocare a memoria. Il motore di Flipside ha giudicato ognuna di queste aperture equilibrata entro due pedine.',
    octagon:
      'Othello su un tavoliere senza i quattro angoli. Le file finiscono una casella prima: una pedina su una delle otto caselle accanto non si gira mai.',
    blocked:
      'Othello con quattro caselle bloccate, ogni volta diverse. Lì non si mette niente, e una fila di pedine vi finisce come al bordo.',
    connect4:
      'Lascia cadere una pedina in una delle sette colonne: scende al posto libero più basso. Mettine quattro in fila, in orizzontale, verticale o diagonale, e vinci. Se prima il tavoliere si riempie, è pareggio.',
    pictures: {
      flip: 'Chiudi le file tra le tue pedine e si girano.',
      pass: 'Il {{white}} non può muovere, quindi il {{black}} gioca ancora.',
      most: 'Quando nessuno può più muovere, vince chi ha più pedine.',
      fewest: 'Quando nessuno può più muovere, vince chi ha meno pedine.',
      drop: 'Le pedine scendono al posto libero più basso.',
      four: 'Quattro in fila vincono.',
    },
    again: 'Rivedi',
    program: 'Il programma',
    made: 'Software libero con licenza MIT. Regole, motori, valutazione e disegno sono fatti per lui; costruito con Phaser, Lit, zustand e altro software libero.',
    what: 'Una scacchiera, avversari e un maestro per Othello e i suoi parenti, per tutti: con mouse, dito, tastiera o a orecchio.',
    ideas:
      'Goro Hasegawa creò Othello dal più antico Reversi di Lewis Waterman e John Mollett. Il modo in cui il motore cerca e giudica si deve in gran parte a Michael Buro.',
    wrong: 'Qualcosa non va?',
    report:
      'Di’ a chi ti ha dato questa pagina che cosa hai fatto, che cosa è successo e quale versione è. Un link da Condividi mostra la posizione.',
    changes: 'Novità',
    licences: 'Licenze di tutto ciò che contiene',
    privacy: 'Niente account, niente pubblicità. Partite e impostazioni restano in questo browser.',
  },
};
