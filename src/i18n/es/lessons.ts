import type { lessons as english } from '../en/lessons.ts';
import type { InAnyLanguage } from '../translation.ts';

export const lessons: InAnyLanguage<typeof english> = {
  lessons: {
    tutorials: 'Aprende las reglas jugando',
    tutorialsAbout: 'Cinco minutos cada una.',
    strategy: 'Juega mejor',
    progress: '{{done}} de {{count}}',
    finished: 'Completada',
    notBegun_one: '{{count}} pantalla',
    notBegun_other: '{{count}} pantallas',
    opponent: 'Lección',
    names: {
      rules: 'Othello: las reglas',
      four: 'Conecta 4: las reglas',
    },
    about: {
      rules: 'Colocar, voltear, pasar y ganar.',
      four: 'Soltar, bloquear y ganar.',
    },
    title: {
      rules: 'Othello: las reglas, {{number}} de {{count}}',
      four: 'Conecta 4: las reglas, {{number}} de {{count}}',
    },
    steps: {
      first: {
        ask: 'Juegas con Negro. Encierra una ficha blanca en línea recta entre una ficha nueva y otra tuya, y se volverá negra. Los puntos muestran dónde puedes jugar.',
        right:
          'La ficha blanca que quedó entre las tuyas ahora es negra. Cada jugada debe voltear al menos una.',
        wrong: 'Cada punto es una jugada que voltea algo.',
      },
      line: {
        ask: 'La línea puede ser tan larga como quieras. Encuentra la jugada que voltea tres fichas o más.',
        right: 'Se volteó toda la línea entre tus fichas.',
        wrong: 'Esa voltea menos de tres. Busca una línea larga de fichas blancas que acabe en una tuya.',
      },
      ways: {
        ask: 'Una sola ficha puede cerrar varias líneas a la vez: horizontales, verticales y diagonales. Voltea al menos cinco.',
        right: 'Todas las líneas que cerró tu ficha se voltearon a la vez.',
        wrong: 'Esa voltea menos de cinco. Busca una casilla donde se crucen varias líneas.',
      },
      corner: {
        ask: 'Ahora juegas con Blanco. Una ficha en la esquina no se puede voltear jamás: ninguna línea pasa más allá. Toma una esquina.',
        right: 'Esa ficha es tuya hasta el final de la partida, y una base segura para más.',
        wrong: 'Hay una esquina libre. Mira en los extremos del tablero.',
      },
      pass: {
        ask: 'Si no puedes voltear nada, pasas. Encuentra la jugada que deja a Blanco sin ninguna posible.',
        right: 'Blanco tiene que pasar, así que vuelve a ser tu turno.',
        wrong: 'Después de esa, a Blanco todavía le queda una jugada.',
      },
      count: {
        ask: 'Cuando nadie puede jugar, gana quien tenga más fichas. Quedan dos casillas: elige la que gana y termina la partida.',
        right: 'La partida ha terminado y tienes más fichas. ¡Ya conoces todas las reglas!',
        wrong: 'Con esa pierdes por pocas fichas. ¿Qué casilla no debería conseguir Blanco?',
      },
      drop: {
        ask: 'Juegas con Rojo. Elige una columna y tu ficha caerá en el sitio libre más bajo.',
        right: 'Así se alternan tus turnos y los de Amarillo. Gana quien ponga cuatro en línea.',
        wrong: 'Elige cualquier columna.',
      },
      row: {
        ask: 'Tienes tres seguidas abajo. Completa las cuatro.',
        right: 'Cuatro en línea: ganas.',
        wrong: 'Tus tres están una junto a otra abajo del todo. Suelta una ficha a su lado.',
      },
      diagonal: {
        ask: 'También valen las diagonales. Encuentra la columna que completa cuatro.',
        right: 'Cuatro en diagonal, y la partida es tuya.',
        wrong: 'Aún no hay cuatro. Sigue tus fichas hacia arriba, peldaño a peldaño.',
      },
      block: {
        ask: 'Amarillo está a punto de hacer cuatro. Impídelo.',
        right: 'Bloqueado. Busca amenazas así antes de cada jugada.',
        wrong: 'Amarillo gana con la próxima ficha. Busca el extremo libre de sus tres.',
      },
      under: {
        ask: 'Una ficha también puede ayudar al otro lado: Amarillo puede caer justo encima. Juega donde eso no haga daño.',
        right: 'Bien: nada de lo que abriste completa cuatro.',
        wrong: 'Amarillo cae encima de tu ficha y hace cuatro.',
      },
      fork: {
        ask: 'Nadie puede bloquear dos amenazas a la vez. Encuentra la jugada que crea dos y gana la partida.',
        right: 'Dos amenazas, una sola respuesta: así se ganan las partidas de Conecta 4.',
        wrong: 'Amarillo puede responder a eso. Busca una ficha que amenace de dos maneras.',
      },
    },
  },
};
