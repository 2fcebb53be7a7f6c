import type { handover as english } from '../en/handover.ts';
import type { InAnyLanguage } from '../translation.ts';

export const handover: InAnyLanguage<typeof english> = {
  handover: {
    title: 'A un altro dispositivo',
    heading: 'I tuoi altri dispositivi',
    intro:
      'Porta tutto su un altro tuo dispositivo: sigillato qui, ricevuto una volta, poi via dal server. Quello che c’è già resta.',
    about:
      'Inquadralo con l’altro dispositivo, apri lì il link o scrivi il codice in «Tu». Vale una volta, per dieci minuti. Il server non può leggere il contenuto.',
    sealing: 'Preparazione…',
    code: 'Codice',
    picture: 'Codice QR per l’altro dispositivo',
    until: 'Vale fino alle {{time}}.',
    withdraw: 'Ritira',
    done: 'Fatto',
    withdrawn: 'Ritirato. Sul server non resta nulla.',
    fetched: 'Non c’è più nulla da ritirare: l’altro dispositivo l’ha ricevuto.',
    taken: 'Ricevuto: l’altro dispositivo ce l’ha. Sul server non resta nulla.',
    unknown: 'Il server non ce l’ha più. Crea un nuovo codice.',
    over: 'I dieci minuti sono passati. Sul server non resta nulla.',
    again: 'Nuovo codice',
    typed: 'Codice dell’altro dispositivo',
    fetch: 'Ricevi',
    tooLong: 'Tutto occupa {{size}} e il server accetta al massimo {{most}}. Usa il file.',
    unread: 'L’archivio non si può leggere.',
    unsafe: 'Serve una pagina con indirizzo sicuro (https). Usa il file.',
    badCode: 'Un codice ha diciotto lettere.',
    gone: 'Non c’è nulla per questo codice: già ricevuto, dieci minuti passati o una lettera sbagliata. Nulla è cambiato.',
    tampered: 'Il contenuto è stato alterato per strada. Nulla è stato preso.',
    noServer: 'Dietro questa pagina non c’è un server. Usa il file.',
    unreachable: 'Il server non risponde. Riprova.',
    tooMany: 'Troppi tentativi. Aspetta qualche minuto.',
  },
};
