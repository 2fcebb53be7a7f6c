import type { transfer as english } from '../en/transfer.ts';
import type { InAnyLanguage } from '../translation.ts';

export const transfer: InAnyLanguage<typeof english> = {
  transfer: {
    aside: 'Etwas Gespeichertes war nicht lesbar und wurde beiseitegelegt.',
    downloadAside: 'Herunterladen',
    asideName: 'flipside-beiseitegelegt',
    title: 'Deine Daten',
    about:
      'Einstellungen, Ergebnisse, Partien, Studien, Aufgaben, Eröffnungen und Lektionen liegen nur in diesem Browser.',
    save: 'Alles in einer Datei sichern',
    open: 'Datei einlesen',
    saving: 'Die Datei wird geschrieben…',
    unsaved: 'Die Datei konnte nicht geschrieben werden: Das Archiv ist nicht lesbar.',
    fileName: 'flipside-daten',
    dialog: 'Deine Daten einlesen',
    reading: 'Wird gelesen…',
    from: 'Gesichert am {{date}}.',
    nothing: 'In dieser Datei ist nichts.',
    rule: 'Was auf diesem Gerät ist, bleibt: Beides wird zusammengelegt.',
    replaces: 'ersetzt die Einstellungen dieses Geräts',
    parts: {
      settings: 'Einstellungen',
      records: 'Ergebnisse',
      puzzles: 'Aufgaben',
      mistakes: 'Eigene Fehler',
      openings: 'Gelernte Eröffnungen',
      ownValues: 'Eigene Werte von Eröffnungen',
      lessons: 'Lektionen',
      matches: 'Laufende Partien',
      library: 'Archiv und Studien',
    },
    brokenPart: '{{part}}: nicht lesbar (bei {{at}}) und wird ausgelassen.',
    take: 'Einlesen',
    cancel: 'Abbrechen',
    taking: 'Wird eingelesen…',
    taken: '{{part}}: fertig',
    unkept: '{{part}}: Der Browser hat keinen Platz oder weigert sich; was da war, ist geblieben.',
    close: 'Schließen',
    refused: {
      foreign: 'Das ist keine Datei mit Daten von Flipside. Nichts hat sich geändert.',
      newer: 'Eine neuere Version von Flipside hat diese Datei geschrieben. Lade die Seite neu.',
      garbled: 'Die Datei ist abgeschnitten oder beschädigt. Nichts hat sich geändert.',
      tooLong: 'Die Datei ist länger, als diese Seite liest. Nichts hat sich geändert.',
    },
  },
};
