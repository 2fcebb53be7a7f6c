export const feel = {
  groups: {
    page: 'Pagina, lingua, annunci',
    board: 'Tavoliere e audio',
    playing: 'Gioco e analisi',
    data: 'Su questo dispositivo',
    find: 'Cerca un’impostazione',
    none: 'Nessuna impostazione contiene queste parole.',
  },
  turning: {
    title: 'Ruotata di',
    degrees: '{{degrees}}°',
    mirrored: 'Specchiata',
    a1: {
      upperLeft: 'a1 è ora in alto a sinistra.',
      upperRight: 'a1 è ora in alto a destra.',
      lowerLeft: 'a1 è ora in basso a sinistra.',
      lowerRight: 'a1 è ora in basso a destra.',
    },
    column1: {
      left: 'La colonna 1 è ora a sinistra.',
      right: 'La colonna 1 è ora a destra.',
    },
  },
  confirm: {
    title: 'Conferma le mosse',
    about: 'La prima pressione mostra che cosa si gira. Premi di nuovo la casella, o «Metti», per giocare.',
    place: 'Metti {{square}}',
    cancel: 'Annulla',
    asked: '{{square}}. Premi di nuovo per giocare, Esc per annullare.',
    dropped: 'Non giocata.',
  },
  premove: {
    title: 'Mosse in anticipo',
    about: 'Online, premi una casella mentre l’avversario pensa: si gioca appena tocca a te.',
    chosen: 'Prossima mossa: {{square}}. Premila di nuovo o Esc per annullare.',
  },
  dragging: {
    title: 'Trascina le pedine',
    about: 'La pedina accanto al nome di chi muove si può trascinare sulla scacchiera.',
  },
  fullScreen: {
    refused: 'Il browser non permette qui lo schermo intero.',
  },
  awake: {
    title: 'Tieni acceso lo schermo',
    about: 'Durante una partita con orologio.',
  },
  saver: {
    title: 'Risparmio batteria',
    off: 'No',
    auto: 'Se scarica',
    on: 'Sì',
  },
  far: {
    title: 'Vista da lontano',
    about: 'Scacchiera, testi e cursore più grandi, come per un televisore.',
    offer: 'Giochi con un gamepad. Sei lontano dallo schermo?',
    yes: 'Mostra più grande',
    no: 'Lascia così',
  },
  ceremony: {
    title: 'Piccole feste',
    about: 'Dopo una vittoria totale, una prima vittoria o giorni di fila.',
    days: 'Giorni di fila: {{days}}',
  },
};
