import type { diary as english } from '../en/diary.ts';
import type { InAnyLanguage } from '../translation.ts';

export const diary: InAnyLanguage<typeof english> = {
  diary: {
    title: 'Journal',
    empty: 'Finissez une partie, et votre journal commence.',
    longest_one: 'record : {{count}} jour',
    longest_other: 'record : {{count}} jours',
    chart: 'Parties gagnées, nulles et perdues par mois',
    table: 'Les chiffres en tableau',
    month: 'Mois',
    games: 'Parties',
    losses: 'Pions perdus par partie',
    lossChart:
      'Pions perdus par erreur dans une partie avec bilan, en moyenne, par phase de la partie et par mois',
    noReviews:
      'Faites le bilan de vos parties : votre journal montrera dans quelle phase vous perdez des pions.',
    reviewed: 'Parties avec bilan',
    puzzles: 'Problèmes',
    puzzleChart: 'Problèmes résolus et manqués par mois, et le classement qui en résulte',
    solved: 'Résolus',
    missed: 'Manqués',
    rating: 'Classement',
    byOpponent: 'Par adversaire',
    byOpening: 'Par ouverture',
    opponent: 'Adversaire',
    opening: 'Ouverture',
    more_one: 'Encore {{count}}',
    more_other: 'Encore {{count}}',
    exportCsv: 'Exporter en CSV',
    fileName: 'flipside-journal',
  },
};
