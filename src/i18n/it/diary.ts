import type { diary as english } from '../en/diary.ts';
import type { InAnyLanguage } from '../translation.ts';

export const diary: InAnyLanguage<typeof english> = {
  diary: {
    title: 'Diario',
    empty: 'Finisci una partita e il tuo diario comincia.',
    longest_one: 'record: {{count}} giorno',
    longest_other: 'record: {{count}} giorni',
    chart: 'Partite vinte, pareggiate e perse per mese',
    table: 'I numeri in tabella',
    month: 'Mese',
    games: 'Partite',
    losses: 'Pedine perse a partita',
    lossChart:
      'Pedine perse per errore in una partita revisionata, in media, per fase della partita e per mese',
    noReviews: 'Fai la revisione delle tue partite: il diario mostrerà in quale fase perdi pedine.',
    reviewed: 'Partite revisionate',
    puzzles: 'Problemi',
    puzzleChart: 'Problemi risolti e sbagliati per mese, e il punteggio che ne risulta',
    solved: 'Risolti',
    missed: 'Sbagliati',
    rating: 'Punteggio',
    byOpponent: 'Per avversario',
    byOpening: 'Per apertura',
    opponent: 'Avversario',
    opening: 'Apertura',
    more_one: 'Ancora {{count}}',
    more_other: 'Ancora {{count}}',
    exportCsv: 'Esporta CSV',
    fileName: 'flipside-diario',
  },
};
