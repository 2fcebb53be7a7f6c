import type { study as english } from '../en/study.ts';
import type { InAnyLanguage } from '../translation.ts';

export const study: InAnyLanguage<typeof english> = {
  study: {
    keys: 'Em um estudo',
    tabs: 'Partida',
    tab: { text: 'Texto', moves: 'Jogadas', analysis: 'Análise', graph: 'Gráfico', openings: 'Aberturas' },
    analysis: {
      engine: 'Motor',
      lines: 'Linhas',
      linesName: 'Melhores jogadas',
      line: 'Linha {{number}}',
      move: '{{color}} {{move}}',
      after: 'depois {{first}} {{black}}, {{second}} {{white}}',
      proved: 'Todos os valores estão provados.',
      bestProved: 'O melhor valor está provado.',
      ahead_one: 'Olha {{count}} jogada adiante.',
      ahead_other: 'Olha {{count}} jogadas adiante.',
      toEnd: 'Olha até o fim da partida.',
      shortcuts: 'Pula as jogadas que parecem ruins ({{depth}}@{{certainty}}%).',
      speed: 'Posições por segundo: {{speed}}',
      threat: 'Ameaça',
      threatOn: 'Ameaça: como se fosse a vez do outro lado.',
      threatOff: 'Ameaça desligada.',
      wait: {
        off: 'O motor está desligado.',
        over: 'A partida acabou: não há mais nada para procurar.',
        reply: 'Esperando a resposta…',
        review: 'Esperando a revisão…',
        noThreat: 'O outro lado não poderia jogar aqui.',
        failed: 'O motor não respondeu. Desligue-o e ligue-o de novo para tentar outra vez.',
        loading: 'Carregando o motor…',
        looking: 'O motor está pensando…',
      },
    },
    limits: {
      title: 'Profundidade, tempo, threads, tabela',
      analysisDepth: 'Profundidade',
      analysisSeconds: 'Tempo',
      analysisThreads: 'Threads',
      analysisTable: 'Tabela',
      none: 'sem limite',
      auto: 'automático',
      seconds: '{{seconds}} s',
      megabytes: '{{size}} MB',
    },
    overlay: {
      title: 'Mostrar no tabuleiro',
      names: {
        mobility: 'Jogadas',
        frontier: 'Fronteira',
        stability: 'Estáveis',
        parity: 'Paridade',
        opened: 'Abertas',
      },
      sentences: {
        mobility: 'Jogadas: {{squares}}.',
        frontier: 'Peças de fronteira: {{squares}}.',
        stability: 'Peças estáveis: {{squares}}.',
        parity: 'Regiões vazias: {{squares}}.',
        opened: 'Aponte para uma jogada e veja que casas ela abre para o outro lado.',
      },
      of: '{{color}} {{squares}}',
      between: '; ',
      none: 'nenhuma',
      odd: '{{squares}} ({{size}}, ímpar)',
      even: '{{squares}} ({{size}}, par)',
      opens: 'abre para {{color}}: {{squares}}',
      off: 'Nada mais é mostrado no tabuleiro.',
    },
    value: {
      named: '{{name}}, {{value}}',
      threat: '{{name}}, {{color}} {{value}}',
      best: 'a melhor',
      proved: 'provado',
      ahead_one: '{{count}} jogada adiante',
      ahead_other: '{{count}} jogadas adiante',
      toEnd: 'até o fim, não provado',
      on: 'Valores à vista.',
      off: 'Valores ocultos.',
    },
    graph: {
      none: 'O gráfico de valores aparece aqui depois que você revisar a partida.',
    },
  },
  moment: {
    told: 'Depois de {{move}}: {{line}}.',
    corner: '{{move}} dá a {{other}} o canto {{corner}} ({{way}}).',
    cornerLost:
      '{{move}} dá a {{other}} o canto {{corner}} ({{way}}); depois de {{best}}, quem o toma é {{side}}.',
    cornerMissed: '{{best}} ganha para {{side}} o canto {{corner}} ({{way}}).',
    passGiven: 'Depois de {{move}}, {{side}} tem de passar ({{way}}).',
    passMissed: 'Depois de {{best}}, {{other}} tem de passar ({{way}}).',
    noSafeMove: 'Depois de {{move}}, {{side}} fica sem jogadas seguras ({{way}}): cada uma entrega um canto.',
    corners:
      'Conte os cantos das próximas {{moves}} jogadas. Depois de {{move}}: {{other}} {{others}}, {{side}} {{own}}. Depois de {{best}}: {{other}} {{othersAfterBest}}, {{side}} {{ownAfterBest}}.',
    stableGiven:
      'Depois de {{move}}, {{other}} logo tem {{discs}} peças que nunca mais podem ser viradas; depois de {{best}}, {{discsAfterBest}}.',
    stableMissed:
      'Depois de {{best}}, {{side}} logo tem {{discsAfterBest}} peças que nunca mais podem ser viradas; depois de {{move}}, {{discs}}.',
    lastMove:
      'Depois de {{move}}, {{other}} faz a última jogada da partida; depois de {{best}}, quem a faz é {{side}}.',
    fewLeft_one:
      'Depois de {{move}}, uma boa resposta ({{replies}}) deixa só {{count}} casa para {{side}}; depois de {{best}}, restam pelo menos {{many}}.',
    fewLeft_other:
      'Depois de {{move}}, uma boa resposta ({{replies}}) deixa só {{count}} casas para {{side}}; depois de {{best}}, restam pelo menos {{many}}.',
    quiet:
      'Depois de {{move}}, {{other}} pode responder com calma ({{replies}}) sem abrir nada novo para {{side}}; depois de {{best}}, toda boa resposta abre algo.',
    openedSeveral:
      '{{move}} abre {{replies}} para {{other}}; depois de {{best}}, {{other}} não pode jogar ali.',
    takenAway:
      'Depois de {{move}}, {{other}} responde {{reply}} e tira {{squares}} de {{side}}; depois de {{best}}, nenhuma boa resposta tira tantas.',
    opens: '{{move}} abre {{squares}} para {{other}}; {{best}} não abre nada novo.',
    wall: '{{move}} constrói um muro: cerca de {{discs}} peças de {{side}} tocam casas vazias nas próximas jogadas; depois de {{best}}, cerca de {{discsAfterBest}}.',
    shortageMissed:
      'Depois de {{best}}, {{other}} fica sem jogadas seguras ({{way}}): cada uma entrega um canto.',
    mobilityGiven:
      'Depois de {{move}}, {{other}} pode escolher entre cerca de {{others}} casas nas próximas jogadas; depois de {{best}}, cerca de {{othersAfterBest}}.',
    mobilityLost:
      'Depois de {{move}}, {{side}} só pode escolher entre cerca de {{own}} casas nas próximas jogadas; depois de {{best}}, cerca de {{ownAfterBest}}.',
    room: 'Depois de {{move}}, nas próximas jogadas {{side}} pode escolher entre cerca de {{own}} casas e {{other}} entre cerca de {{others}}; depois de {{best}}, entre {{ownAfterBest}} e {{othersAfterBest}}, respectivamente.',
    held: 'Depois de {{move}}, no fim {{holder}} tem {{discs}} das {{squares}} casas de {{from}} a {{to}}; depois de {{best}}, {{discsAfterBest}}.',
    heldWhole:
      'Depois de {{move}}, no fim {{holder}} tem todas as casas de {{from}} a {{to}}; depois de {{best}}, {{discsAfterBest}} de {{squares}}.',
    safeMoves:
      'Depois de {{move}}, {{side}} só tem cerca de {{safe}} jogadas que não entregam canto nos próximos turnos; depois de {{best}}, cerca de {{safeAfterBest}}.',
    taken: 'Os dois lados querem {{best}}: depois de {{move}}, {{other}} joga ali.',
    wipeout:
      '{{move}} permite que {{other}} vire todas as peças de {{side}} com {{reply}}; depois de {{best}} isso não é possível.',
    wedge:
      '{{move}} deixa {{other}} meter uma cunha em {{reply}}, entre {{one}} e {{two}}; depois de {{best}} não há por onde entrar.',
    edge: '{{move}} deixa {{other}} pôr na borda, em {{reply}}, uma peça que nunca mais pode ser virada; {{best}} evita isso.',
    parity:
      '{{move}} entra numa região de {{region}} casas vazias, um número par. {{best}} entra numa de {{bestRegion}}, onde quem joga primeiro também pode jogar por último.',
    notAfter: 'Depois de {{move}} isso não acontece.',
    notSoonAfter_one: 'Depois de {{move}} isso não acontece na próxima jogada.',
    notSoonAfter_other: 'Depois de {{move}} isso não acontece nas próximas {{count}} jogadas.',
    cornerOpened: '{{move}} abre o canto {{corner}} para {{other}}; {{best}} não.',
    opened: '{{move}} abre {{reply}} para {{other}}; depois de {{best}}, {{other}} não pode jogar ali.',
    answer: 'Depois de {{move}}, {{other}} tem uma resposta forte: {{reply}}.',
    answers: 'Depois de {{move}}, {{other}} tem respostas fortes em {{replies}}.',
    answersWeaker:
      'Depois de {{move}}, {{other}} tem respostas fortes em {{replies}}; depois de {{best}}, nenhuma é tão forte.',
    fates: {
      all: 'Depois de {{best}}, {{fates}}.',
      between: '; ',
      gone: '{{other}} não pode jogar em {{replies}}',
      first: '{{side}} chega primeiro a {{replies}}',
      met: '{{side}} pode responder a {{reply}} com {{squares}}',
      metByCorner: '{{side}} pode responder a {{reply}} com o canto {{corner}}',
      opens: '{{reply}} abre {{squares}} para {{side}}',
      less_one: '{{reply}} vale {{count}} peça a menos',
      less_other: '{{reply}} vale {{count}} peças a menos',
      muchLess: '{{reply}} vale muito menos',
      weaker: '{{other}} ganha menos com {{replies}}',
    },
    othersWorse_one: 'Qualquer outra resposta é pelo menos {{count}} peça pior.',
    othersWorse_other: 'Qualquer outra resposta é pelo menos {{count}} peças pior.',
    othersMuchWorse: 'Qualquer outra resposta é muito pior.',
    tempo:
      '{{move}} gasta uma casa onde {{other}} não podia jogar. Depois de {{best}} ela ainda estaria disponível.',
    result: {
      winDraw: '{{move}} deixa escapar a vitória: agora é empate. {{best}} vence.',
      winLoss: '{{move}} transforma uma vitória em derrota. {{best}} vence.',
      drawLoss: '{{move}} perde. {{best}} garante o empate.',
    },
    lostSoon_one:
      '{{move}} leva a uma derrota certa. Depois de {{best}}, não há derrota à vista na próxima jogada.',
    lostSoon_other:
      '{{move}} leva a uma derrota certa. Depois de {{best}}, não há derrota à vista nas próximas {{count}} jogadas.',
    worse_one: 'Para o motor, {{move}} é {{count}} peça pior que {{best}}.',
    worse_other: 'Para o motor, {{move}} é {{count}} peças pior que {{best}}.',
    muchWorse: 'Para o motor, {{move}} é muito pior que {{best}}.',
  },
};
