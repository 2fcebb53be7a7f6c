import type { study as english } from '../en/study.ts';
import type { InAnyLanguage } from '../translation.ts';

export const study: InAnyLanguage<typeof english> = {
  study: {
    keys: 'En un estudio',
    tabs: 'Partida',
    tab: { text: 'Texto', moves: 'Jugadas', analysis: 'Análisis', graph: 'Gráfico', openings: 'Aperturas' },
    analysis: {
      engine: 'Motor',
      lines: 'Líneas',
      linesName: 'Mejores jugadas',
      line: 'Línea {{number}}',
      move: '{{color}} {{move}}',
      after: 'luego {{first}} {{black}}, {{second}} {{white}}',
      proved: 'Todos los valores están demostrados.',
      bestProved: 'El mejor valor está demostrado.',
      ahead_one: 'Mira {{count}} jugada adelante.',
      ahead_other: 'Mira {{count}} jugadas adelante.',
      toEnd: 'Mira hasta el final de la partida.',
      shortcuts: 'Se salta las jugadas que parecen malas ({{depth}}@{{certainty}} %).',
      speed: 'Posiciones por segundo: {{speed}}',
      threat: 'Amenaza',
      threatOn: 'Amenaza: como si fuera el turno del otro lado.',
      threatOff: 'Amenaza desactivada.',
      wait: {
        off: 'El motor está apagado.',
        over: 'La partida ha terminado: no queda nada que buscar.',
        reply: 'Esperando la respuesta…',
        review: 'Esperando la revisión…',
        noThreat: 'El otro lado no podría jugar aquí.',
        failed: 'El motor no respondió. Apágalo y enciéndelo para intentarlo otra vez.',
        loading: 'Cargando el motor…',
        looking: 'El motor está pensando…',
      },
    },
    limits: {
      title: 'Profundidad, tiempo, hilos, tabla',
      analysisDepth: 'Profundidad',
      analysisSeconds: 'Tiempo',
      analysisThreads: 'Hilos',
      analysisTable: 'Tabla',
      none: 'sin límite',
      auto: 'automático',
      seconds: '{{seconds}} s',
      megabytes: '{{size}} MB',
    },
    overlay: {
      title: 'Mostrar en el tablero',
      names: {
        mobility: 'Jugadas',
        frontier: 'Frontera',
        stability: 'Estables',
        parity: 'Paridad',
        opened: 'Abiertas',
      },
      sentences: {
        mobility: 'Jugadas: {{squares}}.',
        frontier: 'Fichas de frontera: {{squares}}.',
        stability: 'Fichas estables: {{squares}}.',
        parity: 'Zonas vacías: {{squares}}.',
        opened: 'Señala una jugada para ver qué casillas abre al otro lado.',
      },
      of: '{{color}} {{squares}}',
      between: '; ',
      none: 'ninguna',
      odd: '{{squares}} ({{size}}, impar)',
      even: '{{squares}} ({{size}}, par)',
      opens: 'abre para {{color}}: {{squares}}',
      off: 'Ya no se muestra nada en el tablero.',
    },
    value: {
      named: '{{name}}, {{value}}',
      threat: '{{name}}, {{color}} {{value}}',
      best: 'la mejor',
      proved: 'demostrado',
      ahead_one: '{{count}} jugada adelante',
      ahead_other: '{{count}} jugadas adelante',
      toEnd: 'hasta el final, sin demostrar',
      on: 'Valores a la vista.',
      off: 'Valores ocultos.',
    },
    graph: {
      none: 'El gráfico de valores aparecerá aquí cuando se haya revisado la partida.',
    },
  },
  moment: {
    told: 'Tras {{move}}: {{line}}.',
    corner: '{{move}} le da a {{other}} la esquina {{corner}} ({{way}}).',
    cornerLost:
      '{{move}} le da a {{other}} la esquina {{corner}} ({{way}}); tras {{best}}, la toma {{side}}.',
    cornerMissed: '{{best}} le gana a {{side}} la esquina {{corner}} ({{way}}).',
    passGiven: 'Tras {{move}}, {{side}} tiene que pasar ({{way}}).',
    passMissed: 'Tras {{best}}, {{other}} tiene que pasar ({{way}}).',
    noSafeMove:
      'Tras {{move}}, {{side}} se queda sin jugadas seguras ({{way}}): cada una regala una esquina.',
    corners:
      'Cuenta las esquinas de las próximas {{moves}} jugadas. Tras {{move}}: {{other}} {{others}}, {{side}} {{own}}. Tras {{best}}: {{other}} {{othersAfterBest}}, {{side}} {{ownAfterBest}}.',
    stableGiven:
      'Tras {{move}}, {{other}} tiene pronto {{discs}} fichas que ya nadie podrá voltear; tras {{best}}, {{discsAfterBest}}.',
    stableMissed:
      'Tras {{best}}, {{side}} tiene pronto {{discsAfterBest}} fichas que ya nadie podrá voltear; tras {{move}}, {{discs}}.',
    lastMove: 'Tras {{move}}, la última jugada de la partida es de {{other}}; tras {{best}}, de {{side}}.',
    fewLeft_one:
      'Tras {{move}}, una buena respuesta ({{replies}}) deja a {{side}} solo {{count}} casilla; tras {{best}} quedan al menos {{many}}.',
    fewLeft_other:
      'Tras {{move}}, una buena respuesta ({{replies}}) deja a {{side}} solo {{count}} casillas; tras {{best}} quedan al menos {{many}}.',
    quiet:
      'Tras {{move}}, {{other}} puede responder con calma ({{replies}}) sin abrirle nada nuevo a {{side}}; tras {{best}}, toda buena respuesta abre algo.',
    openedSeveral: '{{move}} le abre {{replies}} a {{other}}; tras {{best}}, {{other}} no puede jugar ahí.',
    takenAway:
      'Tras {{move}}, {{other}} responde {{reply}} y le quita {{squares}} a {{side}}; tras {{best}}, ninguna buena respuesta quita tantas.',
    opens: '{{move}} le abre {{squares}} a {{other}}; {{best}} no abre nada nuevo.',
    wall: '{{move}} levanta un muro: unas {{discs}} fichas de {{side}} tocan casillas vacías en las próximas jugadas; tras {{best}}, unas {{discsAfterBest}}.',
    shortageMissed:
      'Tras {{best}}, {{other}} se queda sin jugadas seguras ({{way}}): cada una regala una esquina.',
    mobilityGiven:
      'Tras {{move}}, {{other}} puede elegir entre unas {{others}} casillas en las próximas jugadas; tras {{best}}, unas {{othersAfterBest}}.',
    mobilityLost:
      'Tras {{move}}, {{side}} solo puede elegir entre unas {{own}} casillas en las próximas jugadas; tras {{best}}, unas {{ownAfterBest}}.',
    room: 'Tras {{move}}, en las próximas jugadas {{side}} puede elegir entre unas {{own}} casillas y {{other}} entre unas {{others}}; tras {{best}}, entre {{ownAfterBest}} y {{othersAfterBest}}, respectivamente.',
    held: 'Tras {{move}}, al final {{holder}} tiene {{discs}} de las {{squares}} casillas de {{from}} a {{to}}; tras {{best}}, {{discsAfterBest}}.',
    heldWhole:
      'Tras {{move}}, al final {{holder}} tiene todas las casillas de {{from}} a {{to}}; tras {{best}}, {{discsAfterBest}} de {{squares}}.',
    safeMoves:
      'Tras {{move}}, {{side}} solo tiene unas {{safe}} jugadas que no regalan ninguna esquina en los próximos turnos; tras {{best}}, unas {{safeAfterBest}}.',
    taken: 'Los dos quieren {{best}}: tras {{move}}, {{other}} juega ahí.',
    wipeout:
      '{{move}} permite que {{other}} voltee todas las fichas de {{side}} con {{reply}}; tras {{best}} eso no es posible.',
    wedge:
      '{{move}} deja que {{other}} meta una cuña en {{reply}}, entre {{one}} y {{two}}; tras {{best}} no hay por dónde entrar.',
    edge: '{{move}} deja que {{other}} ponga en el borde, en {{reply}}, una ficha que ya nadie podrá voltear; {{best}} lo evita.',
    parity:
      '{{move}} entra en una zona de {{region}} casillas vacías, un número par. {{best}} entra en una de {{bestRegion}}, donde quien juega primero también puede jugar al final.',
    notAfter: 'Tras {{move}} eso no ocurre.',
    notSoonAfter_one: 'Tras {{move}} eso no ocurre en la próxima jugada.',
    notSoonAfter_other: 'Tras {{move}} eso no ocurre en las próximas {{count}} jugadas.',
    cornerOpened: '{{move}} le abre la esquina {{corner}} a {{other}}; {{best}}, no.',
    opened: '{{move}} le abre {{reply}} a {{other}}; tras {{best}}, {{other}} no puede jugar ahí.',
    answer: 'Tras {{move}}, {{other}} tiene una respuesta fuerte: {{reply}}.',
    answers: 'Tras {{move}}, {{other}} tiene respuestas fuertes en {{replies}}.',
    answersWeaker:
      'Tras {{move}}, {{other}} tiene respuestas fuertes en {{replies}}; tras {{best}}, ninguna es tan fuerte.',
    fates: {
      all: 'Tras {{best}}, {{fates}}.',
      between: '; ',
      gone: '{{other}} no puede jugar en {{replies}}',
      first: '{{side}} llega antes a {{replies}}',
      met: '{{side}} puede responder a {{reply}} con {{squares}}',
      metByCorner: '{{side}} puede responder a {{reply}} con la esquina {{corner}}',
      opens: '{{reply}} le abre {{squares}} a {{side}}',
      less_one: '{{reply}} vale {{count}} ficha menos',
      less_other: '{{reply}} vale {{count}} fichas menos',
      muchLess: '{{reply}} vale mucho menos',
      weaker: '{{other}} saca menos de {{replies}}',
    },
    othersWorse_one: 'Cualquier otra respuesta es al menos {{count}} ficha peor.',
    othersWorse_other: 'Cualquier otra respuesta es al menos {{count}} fichas peor.',
    othersMuchWorse: 'Cualquier otra respuesta es mucho peor.',
    tempo:
      '{{move}} gasta una casilla donde {{other}} no podía jugar. Tras {{best}} habría seguido disponible.',
    result: {
      winDraw: '{{move}} deja escapar la victoria: ahora es empate. {{best}} gana.',
      winLoss: '{{move}} convierte una victoria en derrota. {{best}} gana.',
      drawLoss: '{{move}} pierde. {{best}} salva el empate.',
    },
    lostSoon_one: '{{move}} pierde de manera forzada. Tras {{best}} no se ve derrota en la próxima jugada.',
    lostSoon_other:
      '{{move}} pierde de manera forzada. Tras {{best}} no se ve derrota en las próximas {{count}} jugadas.',
    worse_one: 'Para el motor, {{move}} es {{count}} ficha peor que {{best}}.',
    worse_other: 'Para el motor, {{move}} es {{count}} fichas peor que {{best}}.',
    muchWorse: 'Para el motor, {{move}} es mucho peor que {{best}}.',
  },
};
