import type { you as english } from '../en/you.ts';
import type { InAnyLanguage } from '../translation.ts';

export const you: InAnyLanguage<typeof english> = {
  overview: {
    title: 'Em resumo',
    empty: 'Jogue uma partida ou resolva um problema: seus resultados, sequências e gráficos crescerão aqui.',
    begin: 'Jogar uma partida',
    games_one: '{{count}} partida',
    games_other: '{{count}} partidas',
    score: '{{won}} vitórias, {{drawn}} empates, {{lost}} derrotas',
    days_one: '{{count}} dia seguido',
    days_other: '{{count}} dias seguidos',
    wins_one: '{{count}} vitória seguida',
    wins_other: '{{count}} vitórias seguidas',
    mostWins: 'recorde: {{count}}',
    rating: 'pontuação nos problemas',
    solved: '{{right}} de {{tried}} resolvidos',
    loss: 'peças perdidas por partida',
    reviewed: 'Revisadas em {{month}}: {{count}}',
  },
  ladders: {
    title: 'Desafios',
    names: {
      othello: 'Othello: níveis e personagens',
      anti: 'Anti-Othello: níveis',
      connect4: 'Quatro em linha: níveis',
    },
    beaten: '{{beaten}} de {{of}} vencidos',
    complete: 'Todos vencidos. Não há mais ninguém acima de você.',
    states: { beaten: 'vencido', next: 'próximo', open: 'ainda não vencido' },
    rung: '{{name}}: {{state}}',
    next: 'Próximo: {{name}}',
    play: 'Jogar',
    playAloud: 'Jogar contra {{name}}',
    coach: 'Partidas com o treinador não contam aqui. Você pode desligá-lo nos ajustes.',
  },
};
