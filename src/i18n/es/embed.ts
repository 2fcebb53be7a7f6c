import type { embed as english } from '../en/embed.ts';
import type { InAnyLanguage } from '../translation.ts';

export const embed: InAnyLanguage<typeof english> = {
  embed: {
    name: 'Una partida para recorrer',
    steps: 'Jugadas de la partida',
    slider: 'Jugada',
    ply: '{{ply}} de {{total}}',
    start: 'El inicio de la partida.',
    over: 'La partida ha terminado.',
    passes: 'El otro lado pasa.',
    counts: '{{black}} {{blacks}}, {{white}} {{whites}}.',
    coming: 'Buscando los valores…',
    engineMissing: 'No se pudo cargar el motor, así que no hay valores.',
    thinking: 'Pensando…',
    noMatch: 'Esta partida no existe aquí, o el servidor no responde.',
    noReply: 'No se pudo cargar el motor, así que no hay respuesta.',
    problem: {
      record: 'No se puede leer como partida: «{{text}}». Puede ser SGF, GGF o un enlace.',
      choice: '{{name}} puede ser {{names}}, no «{{text}}».',
      game: 'No hay ningún juego llamado “{{text}}”. Prueba con: {{names}}.',
      size: '“{{game}}” no tiene tablero de “{{text}}”. Prueba con un tamaño como 8x8.',
      theme: 'No hay ningún tema llamado “{{text}}”. Prueba con: {{names}}.',
      position:
        '“{{text}}” no es una posición jugable. Escribe 64 signos fila por fila (X negra, O blanca, - vacía) y después X u O para el turno.',
      transcript: 'Esto no son jugadas: “{{text}}”. Escríbelas así: f5d6c3.',
      illegal: 'La jugada {{number}}, {{move}}, no se puede hacer ahí.',
      ply: 'ply debe ser un número entero de 0 a {{count}}, no “{{text}}”.',
    },
  },
};
