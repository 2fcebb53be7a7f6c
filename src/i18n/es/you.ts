import type { you as english } from '../en/you.ts';
import type { InAnyLanguage } from '../translation.ts';

export const you: InAnyLanguage<typeof english> = {
  overview: {
    title: 'De un vistazo',
    empty: 'Juega una partida o resuelve un problema: aquí crecerán tus resultados, rachas y gráficos.',
    begin: 'Jugar una partida',
    games_one: '{{count}} partida',
    games_other: '{{count}} partidas',
    score: '{{won}} ganadas, {{drawn}} empatadas, {{lost}} perdidas',
    days_one: '{{count}} día seguido',
    days_other: '{{count}} días seguidos',
    wins_one: '{{count}} victoria seguida',
    wins_other: '{{count}} victorias seguidas',
    mostWins: 'récord: {{count}}',
    rating: 'puntuación en problemas',
    solved: '{{right}} de {{tried}} resueltos',
    loss: 'fichas perdidas por partida',
    reviewed: 'Revisadas en {{month}}: {{count}}',
  },
  ladders: {
    title: 'Retos',
    names: {
      othello: 'Othello: niveles y personajes',
      anti: 'Anti-Othello: niveles',
      connect4: 'Conecta 4: niveles',
    },
    beaten: '{{beaten}} de {{of}} vencidos',
    complete: 'Todos vencidos. Ya no queda nadie por encima.',
    states: { beaten: 'vencido', next: 'siguiente', open: 'aún no vencido' },
    rung: '{{name}}: {{state}}',
    next: 'Siguiente: {{name}}',
    play: 'Jugar',
    playAloud: 'Jugar contra {{name}}',
    coach: 'Las partidas con el entrenador no cuentan aquí. Puedes desactivarlo en los ajustes.',
  },
};
