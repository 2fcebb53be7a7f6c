import type { page as english } from '../en/page.ts';
import type { InAnyLanguage } from '../translation.ts';

export const page: InAnyLanguage<typeof english> = {
  name: 'Flipside',
  title: {
    players: '{{one}} contra {{other}}',
    state: '{{players}} - {{state}}',
    yourTurn: 'tu turno',
  },
  close: 'Cerrar',
  done: 'Listo',
  dismiss: 'Descartar',
  notices: 'Avisos',
  notice: {
    languageMissing:
      'No se pudieron cargar los textos de este idioma. Elígelo otra vez cuando tengas conexión.',
    settingsBroken: 'Algunos de tus ajustes no se pudieron leer. Han vuelto a los habituales.',
    recordsBroken: 'Algunos de tus resultados no se pudieron leer y se dejaron aparte.',
    matchBroken: 'Una partida guardada no se pudo leer y se dejó aparte.',
    storageOff: 'Este navegador no guarda nada aquí: tus ajustes y partidas se pierden al cerrarlo.',
    libraryFull:
      'No queda espacio en este navegador para tu biblioteca. Expórtala y borra lo que ya no necesites.',
    noLines: 'Ninguna partida de torneo conocida aquí empieza como estas, así que no hay línea que aprender.',
    engineCrashed: 'El jugador automático se detuvo de improviso. Ya funciona otra vez.',
    openingsComing: 'Cargando las aperturas de XOT…',
    openingsMissing: 'No se pudieron cargar las aperturas de XOT. Inténtalo otra vez o elige otro juego.',
    address: 'Este enlace no abre ninguna partida.',
    badLink: 'Este enlace no abre ninguna partida.',
    updateReady: 'Hay una versión nueva lista.',
    bookMissing: 'No se pudo cargar el libro de aperturas: Flipside abre por su cuenta.',
    partMissing: 'No se pudo cargar esta parte. Revisa tu conexión e inténtalo otra vez.',
  },
  missing: {
    title: 'Falta algo',
    webgl:
      'El tablero se dibuja con WebGL, que aquí no está disponible. Activa la aceleración por hardware o prueba con otro navegador.',
    painter: 'No se pudo cargar el tablero. Revisa tu conexión y recarga la página.',
    worker:
      'El jugador automático necesita web workers, que aquí no están disponibles. Prueba con otro navegador.',
    webAssembly:
      'El jugador automático necesita WebAssembly, que aquí no está disponible. Prueba con otro navegador.',
    engine: 'No se pudo cargar el jugador automático. Revisa tu conexión y recarga la página.',
    page: 'No se pudo cargar Flipside. Revisa tu conexión y recarga la página.',
    reload: 'Recargar',
  },
  settings: {
    animation: 'Velocidad de animación',
    animations: {
      off: 'Ninguna',
      fast: 'Rápida',
      normal: 'Normal',
      slow: 'Lenta',
    },
    replyAtOnce: 'Responder al instante',
    discSize: 'Tamaño de ficha',
    discSizes: {
      large: 'Grande',
      small: 'Pequeña',
    },
    patterns: 'Dibujos en las fichas',
    sound: 'Sonido',
    legalMarks: 'Mostrar jugadas legales',
    values: 'Valores',
    marks: 'Marcas',
    markShapes: {
      dots: 'Puntos',
      rings: 'Aros',
      discs: 'Fichas',
    },
    letterKeys: 'Atajos de una letra',
    severalCores: 'Usar todos los núcleos',
    oneCore:
      'Aquí solo se puede usar un núcleo: tu dispositivo no tiene más, o esta página no puede compartir memoria.',
    appearance: 'Apariencia',
    appearances: {
      system: 'Sistema',
      light: 'Clara',
      dark: 'Oscura',
    },
    language: 'Idioma',
    systemLanguage: 'Sistema',
    hand: 'Botones',
    hands: {
      right: 'A la derecha',
      left: 'A la izquierda',
    },
    bookOpenings: 'Aperturas de torneo',
    bookAbout:
      'Flipside empieza sus partidas como se hace en los torneos. Con toda su fuerza piensa siempre por sí mismo.',
  },
  keys: {
    title: 'Teclas',
    key: 'Tecla',
    does: 'Qué hace',
    on: 'En el tablero',
    arrows: 'Moverse por el tablero',
    ends: 'Primera o última casilla de la fila',
    column: 'Elegir la columna',
    row: 'Elegir la fila',
    play: 'Jugar la casilla',
    drop: 'Soltar una ficha en la columna',
    next: 'Tras el final: otra partida',
    close: 'Cerrar lo que esté abierto',
    list: 'Esta lista',
    named: {
      arrows: 'Flechas',
      ArrowLeft: 'Flecha izquierda',
      ArrowRight: 'Flecha derecha',
      Home: 'Inicio',
      End: 'Fin',
      Enter: 'Intro',
      space: 'Espacio',
      Backspace: 'Retroceso',
      Escape: 'Esc',
      Ctrl: 'Ctrl',
      Shift: 'Mayús',
      Alt: 'Alt',
    },
    onSquares: 'En las casillas del tablero, las flechas, Inicio y Fin mueven de casilla en casilla.',
    lettersOff: 'Los atajos de una letra están desactivados en los ajustes.',
  },
  about: {
    title: 'Acerca de Flipside',
    version: 'Versión {{version}}',
    rules: 'Cómo se juega',
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
    licences: 'Licencias de todo lo que contiene',
    privacy: 'Sin cuenta y sin anuncios. Tus partidas y ajustes se quedan en este navegador.',
  },
  offline: {
    title: 'Sin conexión',
    ready: 'Todo para jugar sin conexión: {{total}}, listo.',
    partly: 'Guardado en este dispositivo para jugar sin conexión: {{kept}} de {{total}}.',
    fetching: 'Descargando todo para jugar sin conexión: {{kept}} de {{total}}.',
    failed: 'No se pudo descargar todo para jugar sin conexión: {{kept}} de {{total}}.',
    fetch: 'Descargar el resto',
    stop: 'Detener',
    install: 'Instalar',
    installByHand:
      'Para instalar Flipside, toca Compartir en tu navegador y luego Añadir a pantalla de inicio.',
  },
  forget: {
    title: 'Borrar mis datos',
    about:
      'El servidor borra tu nombre, tus puntuaciones y tus sitios en las mesas. Las partidas terminadas quedan para tus rivales, sin tu nombre. Las partidas en curso se acaban. Esto no se puede deshacer.',
    keep: 'Conservar mis datos',
    delete: 'Borrar todo',
    waiting: 'Borrando…',
    done: 'Tus datos están borrados.',
    close: 'Cerrar',
  },
  part: {
    loading: 'Cargando…',
    retry: 'Reintentar',
  },
};
