import type { transfer as english } from '../en/transfer.ts';
import type { InAnyLanguage } from '../translation.ts';

export const transfer: InAnyLanguage<typeof english> = {
  transfer: {
    aside: 'Qualcosa di salvato non era leggibile ed è stato messo da parte.',
    downloadAside: 'Scarica',
    asideName: 'flipside-messo-da-parte',
    title: 'I tuoi dati',
    about:
      'Impostazioni, risultati, partite, studi, problemi, aperture e lezioni sono solo in questo browser.',
    save: 'Salva tutto in un file',
    open: 'Importa un file',
    saving: 'Scrittura del file…',
    unsaved: 'Il file non è stato scritto: l’archivio non si può leggere.',
    fileName: 'flipside-dati',
    dialog: 'Importa i tuoi dati',
    reading: 'Lettura…',
    from: 'Salvato il {{date}}.',
    nothing: 'In questo file non c’è nulla.',
    rule: 'Ciò che è su questo dispositivo resta: i due si uniscono.',
    replaces: 'sostituisce le impostazioni di questo dispositivo',
    parts: {
      settings: 'Impostazioni',
      records: 'Risultati',
      puzzles: 'Problemi',
      mistakes: 'I tuoi errori',
      openings: 'Aperture imparate',
      ownValues: 'Valori tuoi delle aperture',
      lessons: 'Lezioni',
      matches: 'Partite in corso',
      library: 'Archivio e studi',
    },
    brokenPart: '{{part}}: illeggibile (in {{at}}), verrà saltato.',
    take: 'Importa',
    cancel: 'Annulla',
    taking: 'Importazione…',
    taken: '{{part}}: fatto',
    unkept: '{{part}}: il browser non ha spazio o rifiuta; ciò che c’era è rimasto.',
    close: 'Chiudi',
    refused: {
      foreign: 'Questo file non contiene dati di Flipside. Nulla è cambiato.',
      newer: 'Una versione più recente di Flipside ha scritto questo file. Ricarica la pagina.',
      garbled: 'Il file è troncato o danneggiato. Nulla è cambiato.',
      tooLong: 'Il file è più lungo di quanto la pagina legga. Nulla è cambiato.',
    },
  },
};
