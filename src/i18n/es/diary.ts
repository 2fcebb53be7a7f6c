import type { diary as english } from '../en/diary.ts';
import type { InAnyLanguage } from '../translation.ts';

export const diary: InAnyLanguage<typeof english> = {
  diary: {
    title: 'Diario',
    empty: 'Termina una partida y empezará tu diario.',
    longest_one: 'récord: {{count}} día',
    longest_other: 'récord: {{count}} días',
    chart: 'Partidas ganadas, empatadas y perdidas por mes',
    table: 'Los números en una tabla',
    month: 'Mes',
    games: 'Partidas',
    losses: 'Fichas perdidas por partida',
    lossChart:
      'Promedio de fichas perdidas por errores en las partidas revisadas, por fase de la partida y mes',
    noReviews: 'Revisa tus partidas y el diario te mostrará en qué fase pierdes fichas.',
    reviewed: 'Partidas revisadas',
    puzzles: 'Problemas',
    puzzleChart: 'Problemas resueltos y fallados por mes, y la puntuación resultante',
    solved: 'Resueltos',
    missed: 'Fallados',
    rating: 'Puntuación',
    byOpponent: 'Por rival',
    byOpening: 'Por apertura',
    opponent: 'Rival',
    opening: 'Apertura',
    more_one: '{{count}} más',
    more_other: '{{count}} más',
    exportCsv: 'Exportar CSV',
    fileName: 'flipside-diario',
  },
};
