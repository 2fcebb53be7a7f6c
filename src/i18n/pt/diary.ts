import type { diary as english } from '../en/diary.ts';
import type { InAnyLanguage } from '../translation.ts';

export const diary: InAnyLanguage<typeof english> = {
  diary: {
    title: 'Diário',
    empty: 'Termine uma partida e o seu diário começa.',
    longest_one: 'recorde: {{count}} dia',
    longest_other: 'recorde: {{count}} dias',
    chart: 'Partidas ganhas, empatadas e perdidas por mês',
    table: 'Os números em uma tabela',
    month: 'Mês',
    games: 'Partidas',
    losses: 'Peças perdidas por partida',
    lossChart: 'Média de peças perdidas por erros nas partidas revisadas, por fase da partida e mês',
    noReviews: 'Revise suas partidas e o diário mostrará em que fase você perde peças.',
    reviewed: 'Partidas revisadas',
    puzzles: 'Problemas',
    puzzleChart: 'Problemas resolvidos e errados por mês, e a pontuação resultante',
    solved: 'Resolvidos',
    missed: 'Errados',
    rating: 'Pontuação',
    byOpponent: 'Por adversário',
    byOpening: 'Por abertura',
    opponent: 'Adversário',
    opening: 'Abertura',
    more_one: 'mais {{count}}',
    more_other: 'mais {{count}}',
    exportCsv: 'Exportar CSV',
    fileName: 'flipside-diario',
  },
};
