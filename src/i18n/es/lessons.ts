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
      corners: 'Esquinas y casillas X',
      mobility: 'Movilidad',
      quiet: 'Frontera y jugadas tranquilas',
      parity: 'Paridad',
      edges: 'Estabilidad y bordes',
      wedges: 'Cuñas',
      counting: 'Contar finales',
    },
    about: {
      rules: 'Colocar, voltear, pasar y ganar.',
      four: 'Soltar, bloquear y ganar.',
      corners: 'Las casillas más fuertes, y cómo no regalarlas.',
      mobility: 'Deja a tu rival sin nada bueno que jugar.',
      quiet: 'Por qué voltear menos suele ser mejor.',
      parity: 'Di la última palabra en cada rincón del tablero.',
      edges: 'Fichas que nadie podrá quitarte nunca.',
      wedges: 'Un hueco entre dos fichas es una puerta.',
      counting: 'Juega las últimas casillas contando.',
    },
    title: {
      rules: 'Othello: las reglas, {{number}} de {{count}}',
      four: 'Conecta 4: las reglas, {{number}} de {{count}}',
      corners: 'Esquinas y casillas X, {{number}} de {{count}}',
      mobility: 'Movilidad, {{number}} de {{count}}',
      quiet: 'Frontera y jugadas tranquilas, {{number}} de {{count}}',
      parity: 'Paridad, {{number}} de {{count}}',
      edges: 'Estabilidad y bordes, {{number}} de {{count}}',
      wedges: 'Cuñas, {{number}} de {{count}}',
      counting: 'Contar finales, {{number}} de {{count}}',
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
      cornersTake: {
        ask: 'Las esquinas valen más que voltear muchas fichas. Toma la que puedas.',
        right: 'Es tuya para siempre, y las fichas vecinas también quedan a salvo.',
        wrong: 'Hay una esquina que tomar. No seguirá libre mucho tiempo.',
      },
      cornersKeep: {
        ask: 'Las casillas en diagonal a una esquina son las casillas X. Una ficha ahí suele regalar la esquina. Encuentra una jugada que no entregue ninguna.',
        right: 'Tu rival no tiene ninguna esquina a su alcance.',
        wrong: 'Ahora tu rival puede tomar una esquina.',
      },
      mobilityFew: {
        ask: 'Quien tiene pocas jugadas acaba haciendo las malas. Déjale a Negro tres jugadas como mucho.',
        right: 'A Negro le queda poco donde elegir y pronto tendrá que ceder algo.',
        wrong: 'Negro aún tiene muchas jugadas. Cuenta lo que abre cada una de las tuyas.',
      },
      mobilityMore: {
        ask: 'Otra vez: déjale a Blanco tres jugadas como mucho.',
        right: 'Blanco se queda sin jugadas mientras tú conservas las tuyas.',
        wrong: 'Blanco aún tiene muchas jugadas.',
      },
      quietMove: {
        ask: 'Las fichas junto a casillas vacías son tu frontera: le dan jugadas a tu rival. Una jugada tranquila voltea pocas fichas, y por dentro. Encuentra la mejor.',
        right: 'Una sola ficha volteada, y casi nada abierto.',
        wrong: 'Esa abre demasiado. Prueba una jugada que voltee una sola ficha interior.',
      },
      quietFrontier: {
        ask: 'De nuevo lo mejor es una jugada tranquila. Voltea lo menos posible, donde no abra nada.',
        right: 'Tranquila y fuerte: tu rival no tiene jugadas nuevas.',
        wrong: 'Hay una jugada más tranquila.',
      },
      parityOne: {
        ask: 'Cerca del final, las casillas vacías se reparten en zonas separadas. Juega primero donde su número sea impar y la última casilla será tuya. Encuentra la única jugada que gana.',
        right: 'Tomaste la zona impar. A tu rival le toca abrir la par.',
        wrong: 'Esa zona es par, así que tu rival se queda con su última casilla.',
      },
      parityThree: {
        ask: 'Quedan tres zonas. Solo una tiene un número impar de casillas. Gana la partida.',
        right: 'Las zonas pares quedan para que las empiece tu rival.',
        wrong: 'Cuenta las casillas de esa zona: es par.',
      },
      edgeAnchor: {
        ask: 'Tienes una esquina. Las fichas unidas a ella por el borde son estables: nadie puede voltearlas. Construye a partir de ella con la mejor jugada.',
        right: 'Tu esquina sostiene ahora una fila de fichas que nada puede voltear.',
        wrong: 'Hay algo mejor. Mira a lo largo del borde desde tu esquina.',
      },
      edgeWall: {
        ask: 'Un borde lleno entre fichas tuyas está a salvo para siempre. Encuentra la mejor jugada.',
        right: 'Eso cierra el borde: es todo tuyo.',
        wrong: 'En el borde se puede ganar más.',
      },
      wedgeMove: {
        ask: 'Un hueco de una casilla entre dos fichas de tu rival en el borde es una puerta. Una ficha encajada ahí como cuña no se puede voltear a lo largo del borde. Encuentra ese hueco.',
        right: 'Ya estás dentro, y nada puede echarte a lo largo del borde.',
        wrong: 'Busca en un borde un hueco entre dos fichas blancas.',
      },
      wedgeSide: {
        ask: 'Encuentra otra vez la puerta, en otro lado.',
        right: 'Cuña puesta. Ahora puedes pelear por el borde.',
        wrong: 'Ahí no. ¿Qué borde tiene un hueco de una casilla?',
      },
      countTwo: {
        ask: 'Quedan dos casillas. Cuenta las fichas en los dos órdenes y elige el que gana.',
        right: 'Voltear más ahora te habría costado más después.',
        wrong: 'Esa voltea más ahora, y pierde más con la última casilla.',
      },
      countThree: {
        ask: 'Quedan tres casillas: seis órdenes, y una sola primera jugada que gana. Cuéntalo todo hasta el final.',
        right: 'Contaste bien.',
        wrong: 'Cuenta otra vez: ¿qué le queda a Negro después de eso?',
      },
    },
  },
};
