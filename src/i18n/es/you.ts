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
  about: {
    title: 'Acerca de Flipside',
    version: 'Versión {{version}}',
    rules: 'Cómo se juega: {{game}}',
    othello:
      'Pon una ficha de modo que una línea recta de fichas de tu rival quede entre ella y otra tuya. Todas se voltean. Si no puedes, pasas. Cuando nadie puede jugar, gana quien tenga más fichas.',
    reversi:
      'El tablero empieza vacío. Por turnos se ponen las cuatro primeras fichas en el centro; todavía no se voltea nada. Después sigue como en Othello.',
    anti: 'Se juega como Othello, pero gana quien tenga menos fichas. Las esquinas y los bordes, difíciles de voltear, son justo lo que no quieres.',
    xot: 'Othello que empieza tras ocho jugadas al azar, para que nadie pueda jugar de memoria. El motor de Flipside comprobó que cada una de estas aperturas está igualada, con un margen de dos fichas.',
    octagon:
      'Othello en un tablero sin sus cuatro esquinas. Las líneas acaban una casilla antes, así que una ficha en cualquiera de las ocho casillas contiguas no se puede voltear nunca.',
    blocked:
      'Othello con cuatro casillas bloqueadas, distintas en cada partida. Ahí no se puede jugar, y una línea de fichas se corta en ellas igual que en el borde.',
    connect4:
      'Suelta una ficha en una de las siete columnas; caerá al sitio libre más bajo. Forma cuatro en línea, en horizontal, vertical o diagonal, y ganas. Si antes se llena el tablero, hay empate.',
    pictures: {
      flip: 'Encierra líneas entre tus fichas y se voltearán.',
      pass: '{{white}} no puede jugar, así que {{black}} juega otra vez.',
      most: 'Cuando nadie puede jugar, gana quien tenga más fichas.',
      fewest: 'Cuando nadie puede jugar, gana quien tenga menos fichas.',
      drop: 'Las fichas caen al sitio libre más bajo.',
      four: 'Cuatro en línea y ganas.',
    },
    again: 'Ver otra vez',
    program: 'El programa',
    made: 'Software libre con licencia MIT. Las reglas, el motor, la evaluación y los dibujos se hicieron para él; usa Phaser, Lit, zustand y otro software libre.',
    what: 'Un tablero, rivales y un maestro para Othello y sus parientes, para todos: con ratón, dedo, teclado o de oído.',
    ideas:
      'Goro Hasegawa creó Othello a partir del Reversi, más antiguo, de Lewis Waterman y John Mollett. Buena parte de cómo busca y juzga el motor se debe a Michael Buro.',
    wrong: '¿Algo va mal?',
    report:
      'Di a quien te dio esta página qué hiciste, qué pasó y qué versión es. Un enlace de Compartir muestra la posición.',
    changes: 'Novedades',
    licences: 'Licencias de todo lo que contiene',
    privacy: 'Sin cuenta y sin anuncios. Tus partidas y ajustes se quedan en este navegador.',
  },
};
