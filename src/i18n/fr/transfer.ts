import type { transfer as english } from '../en/transfer.ts';
import type { InAnyLanguage } from '../translation.ts';

export const transfer: InAnyLanguage<typeof english> = {
  transfer: {
    aside: 'Quelque chose d’enregistré n’a pas pu être lu et a été mis de côté.',
    downloadAside: 'Télécharger',
    asideName: 'flipside-mis-de-cote',
    title: 'Vos données',
    about:
      'Réglages, résultats, parties, études, problèmes, ouvertures et leçons ne sont que dans ce navigateur.',
    save: 'Tout enregistrer dans un fichier',
    open: 'Importer un fichier',
    saving: 'Écriture du fichier…',
    unsaved: 'Le fichier n’a pas pu être écrit : la bibliothèque est illisible.',
    fileName: 'flipside-donnees',
    dialog: 'Importer vos données',
    reading: 'Lecture…',
    from: 'Enregistré le {{date}}.',
    nothing: 'Ce fichier ne contient rien.',
    rule: 'Ce qui est sur cet appareil reste : les deux sont réunis.',
    replaces: 'remplace les réglages de cet appareil',
    parts: {
      settings: 'Réglages',
      records: 'Résultats',
      puzzles: 'Problèmes',
      mistakes: 'Vos erreurs',
      openings: 'Ouvertures apprises',
      ownValues: 'Vos valeurs d’ouvertures',
      lessons: 'Leçons',
      matches: 'Parties en cours',
      library: 'Bibliothèque et études',
    },
    brokenPart: '{{part}} : illisible (à {{at}}), sera laissé de côté.',
    take: 'Importer',
    cancel: 'Annuler',
    taking: 'Importation…',
    taken: '{{part}} : fait',
    unkept: '{{part}} : le navigateur manque de place ou refuse ; ce qui était là est resté.',
    close: 'Fermer',
    refused: {
      foreign: 'Ce fichier ne contient pas de données de Flipside. Rien n’a changé.',
      newer: 'Une version plus récente de Flipside a écrit ce fichier. Rechargez la page.',
      garbled: 'Le fichier est tronqué ou abîmé. Rien n’a changé.',
      tooLong: 'Le fichier est trop long pour cette page. Rien n’a changé.',
    },
  },
};
