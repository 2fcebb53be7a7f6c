import type { handover as english } from '../en/handover.ts';
import type { InAnyLanguage } from '../translation.ts';

export const handover: InAnyLanguage<typeof english> = {
  handover: {
    title: 'Auf ein anderes Gerät',
    heading: 'Deine anderen Geräte',
    intro:
      'Bring alles auf ein anderes deiner Geräte: hier versiegelt, einmal geholt, dann vom Server verschwunden. Was dort schon ist, bleibt.',
    about:
      'Scanne das mit dem anderen Gerät, öffne dort den Link oder tippe unter „Du“ den Code. Er gilt einmal, zehn Minuten lang. Der Server kann den Inhalt nicht lesen.',
    sealing: 'Wird vorbereitet…',
    code: 'Code',
    picture: 'QR-Code für das andere Gerät',
    until: 'Gilt bis {{time}}.',
    withdraw: 'Zurückziehen',
    done: 'Fertig',
    withdrawn: 'Zurückgezogen. Auf dem Server ist nichts mehr.',
    fetched: 'Nichts mehr zurückzuziehen: Das andere Gerät hat es geholt.',
    taken: 'Geholt: Das andere Gerät hat es. Auf dem Server ist nichts mehr.',
    unknown: 'Der Server hat es nicht mehr. Erzeuge einen neuen Code.',
    over: 'Die zehn Minuten sind um. Auf dem Server ist nichts mehr.',
    again: 'Neuer Code',
    typed: 'Code vom anderen Gerät',
    fetch: 'Holen',
    tooLong: 'Alles zusammen hat {{size}}, der Server nimmt höchstens {{most}}. Nimm die Datei.',
    unread: 'Das Archiv ist nicht lesbar.',
    unsafe: 'Dafür braucht die Seite eine sichere Adresse (https). Nimm die Datei.',
    badCode: 'Ein Code hat achtzehn Buchstaben.',
    gone: 'Für diesen Code liegt nichts bereit: schon geholt, zehn Minuten vorbei oder ein Buchstabe falsch. Nichts hat sich geändert.',
    tampered: 'Was ankam, wurde unterwegs verändert. Nichts davon wurde übernommen.',
    noServer: 'Hinter dieser Seite steht kein Server. Nimm die Datei.',
    unreachable: 'Der Server antwortet nicht. Versuche es noch einmal.',
    tooMany: 'Zu viele Versuche. Warte einige Minuten.',
  },
};
