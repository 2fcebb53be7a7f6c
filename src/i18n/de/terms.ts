import type { terms as english } from '../en/terms.ts';
import type { InAnyLanguage } from '../translation.ts';

export const terms: InAnyLanguage<typeof english> = {
  terms: {
    invite: 'Link erstellen',
    search: 'Suchen',
  },
  visit: {
    title: '{{name}} lädt dich ein',
    titleNameless: 'Du bist eingeladen',
    accept: 'Mitspielen',
    decline: 'Nicht jetzt',
  },
  rated: {
    rated: 'Mit Wertung',
    casual: 'Ohne Wertung',
    ratedAbout: 'Das Ergebnis ändert beide Wertungen.',
    casualAbout: 'Ohne Wertung: Die Wertungen bleiben gleich.',
    ratedSaid: 'Diese Partie wird gewertet.',
    casualSaid: 'Diese Partie wird nicht gewertet.',
    bar: {
      game: 'Ohne Wertung: Bretter mit gesperrten Feldern werden nie gewertet.',
      size: 'Ohne Wertung: Gewertet wird nur auf dem 8x8-Brett.',
      headStart: 'Ohne Wertung: Partien mit Vorgabe werden nie gewertet.',
      freePassing: 'Ohne Wertung: Partien mit freiem Passen werden nie gewertet.',
      start: 'Ohne Wertung: Partien ab einer eigenen Stellung werden nie gewertet.',
      clock: 'Ohne Wertung: Gewertet wird nur mit Uhr.',
    },
    casualOver: 'Ohne Wertung gespielt: Die Wertungen bleiben gleich.',
    change: '{{before}} → {{after}}',
    changeSaid: 'Deine Wertung war {{before}} und ist jetzt {{after}}.',
  },
};
