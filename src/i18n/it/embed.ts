import type { embed as english } from '../en/embed.ts';
import type { InAnyLanguage } from '../translation.ts';

export const embed: InAnyLanguage<typeof english> = {
  embed: {
    name: 'Una partita da sfogliare',
    steps: 'Mosse della partita',
    slider: 'Mossa',
    ply: '{{ply}} di {{total}}',
    start: 'L’inizio della partita.',
    over: 'La partita è finita.',
    passes: 'L’avversario passa.',
    counts: '{{black}} {{blacks}}, {{white}} {{whites}}.',
    coming: 'Calcolo i valori…',
    engineMissing: 'Non è stato possibile caricare il motore, quindi non ci sono valori.',
    thinking: 'Sto pensando…',
    noMatch: 'Questa partita qui non esiste, o il server non risponde.',
    noReply: 'Non è stato possibile caricare il motore, quindi non c’è risposta.',
    problem: {
      record: 'Non si legge come partita: «{{text}}». Può essere SGF, GGF o un link.',
      choice: '{{name}} può essere {{names}}, non «{{text}}».',
      game: 'Non c’è un gioco chiamato «{{text}}». Prova: {{names}}.',
      size: '«{{game}}» non ha un tavoliere «{{text}}». Prova una misura come 8x8.',
      theme: 'Non c’è un tema chiamato «{{text}}». Prova: {{names}}.',
      position:
        '«{{text}}» non è una posizione giocabile. Scrivi 64 segni riga per riga (X nero, O bianco, - vuoto), poi X o O per chi muove.',
      transcript: 'Queste non sono mosse: «{{text}}». Scrivile come f5d6c3.',
      illegal: 'La mossa {{number}}, {{move}}, lì non si può giocare.',
      ply: 'ply dev’essere un numero intero da 0 a {{count}}, non «{{text}}».',
    },
  },
};
