import type { transfer as english } from '../en/transfer.ts';
import type { InAnyLanguage } from '../translation.ts';

export const transfer: InAnyLanguage<typeof english> = {
  transfer: {
    aside: 'Algo de lo guardado no se pudo leer y se apartó.',
    downloadAside: 'Descargarlo',
    asideName: 'flipside-apartado',
    title: 'Tus datos',
    about:
      'Ajustes, resultados, partidas, estudios, problemas, aperturas y lecciones están solo en este navegador.',
    save: 'Guardar todo en un archivo',
    open: 'Importar un archivo',
    saving: 'Escribiendo el archivo…',
    unsaved: 'No se pudo escribir el archivo: la biblioteca no se puede leer.',
    fileName: 'flipside-datos',
    dialog: 'Importar tus datos',
    reading: 'Leyendo…',
    from: 'Guardado el {{date}}.',
    nothing: 'No hay nada en este archivo.',
    rule: 'Lo que hay en este dispositivo se queda: se juntan ambos.',
    replaces: 'sustituye los ajustes de este dispositivo',
    parts: {
      settings: 'Ajustes',
      records: 'Resultados',
      puzzles: 'Problemas',
      mistakes: 'Tus errores',
      openings: 'Aperturas aprendidas',
      ownValues: 'Valores propios de aperturas',
      lessons: 'Lecciones',
      matches: 'Partidas en curso',
      library: 'Biblioteca y estudios',
    },
    brokenPart: '{{part}}: no se puede leer (en {{at}}) y se omitirá.',
    take: 'Importar',
    cancel: 'Cancelar',
    taking: 'Importando…',
    taken: '{{part}}: hecho',
    unkept: '{{part}}: el navegador no tiene sitio o se niega; lo que había sigue ahí.',
    close: 'Cerrar',
    refused: {
      foreign: 'Este archivo no tiene datos de Flipside. Nada ha cambiado.',
      newer: 'Una versión más nueva de Flipside escribió este archivo. Recarga la página.',
      garbled: 'El archivo está cortado o dañado. Nada ha cambiado.',
      tooLong: 'El archivo es más largo de lo que esta página lee. Nada ha cambiado.',
    },
  },
};
