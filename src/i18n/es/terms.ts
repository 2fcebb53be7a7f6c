import type { terms as english } from '../en/terms.ts';
import type { InAnyLanguage } from '../translation.ts';

export const terms: InAnyLanguage<typeof english> = {
  terms: {
    invite: 'Crear el enlace',
    search: 'Buscar',
  },
  visit: {
    title: '{{name}} te invita',
    titleNameless: 'Te han invitado',
    accept: 'Entrar a jugar',
    decline: 'Ahora no',
  },
  rated: {
    rated: 'Por puntos',
    casual: 'Amistosa',
    ratedAbout: 'El resultado cambia las dos puntuaciones.',
    casualAbout: 'Amistosa: las puntuaciones no cambian.',
    ratedSaid: 'Esta partida es por puntos.',
    casualSaid: 'Esta partida es amistosa.',
    bar: {
      game: 'Sin puntos: así son siempre los tableros con casillas bloqueadas.',
      size: 'Sin puntos: solo cuenta el tablero 8x8.',
      headStart: 'Sin puntos: así son siempre las partidas con ventaja.',
      freePassing: 'Sin puntos: así son siempre las partidas con pase libre.',
      start: 'Sin puntos: así son siempre las partidas desde una posición montada a mano.',
      clock: 'Sin puntos: las partidas con puntos necesitan reloj.',
    },
    casualOver: 'Partida amistosa: las puntuaciones no cambian.',
    change: '{{before}} → {{after}}',
    changeSaid: 'Tu puntuación era {{before}} y ahora es {{after}}.',
  },
};
