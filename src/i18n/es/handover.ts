import type { handover as english } from '../en/handover.ts';
import type { InAnyLanguage } from '../translation.ts';

export const handover: InAnyLanguage<typeof english> = {
  handover: {
    title: 'A otro dispositivo',
    heading: 'Tus otros dispositivos',
    intro:
      'Lleva todo a otro dispositivo tuyo: se sella aquí, se trae una vez y se borra del servidor. Lo que ya hay allí se queda.',
    about:
      'Escanéalo con el otro dispositivo, abre allí el enlace o escribe el código en «Tú». Sirve una vez, durante diez minutos. El servidor no puede leer el contenido.',
    sealing: 'Preparando…',
    code: 'Código',
    picture: 'Código QR para el otro dispositivo',
    until: 'Vale hasta las {{time}}.',
    withdraw: 'Retirar',
    done: 'Listo',
    withdrawn: 'Retirado. No queda nada en el servidor.',
    fetched: 'Ya no hay nada que retirar: el otro dispositivo lo trajo.',
    taken: 'Recibido: el otro dispositivo ya lo tiene. No queda nada en el servidor.',
    unknown: 'El servidor ya no lo tiene. Crea un código nuevo.',
    over: 'Pasaron los diez minutos. No queda nada en el servidor.',
    again: 'Código nuevo',
    typed: 'Código del otro dispositivo',
    fetch: 'Traer',
    tooLong: 'Todo ocupa {{size}} y el servidor acepta {{most}} como mucho. Usa el archivo.',
    unread: 'La biblioteca no se puede leer.',
    unsafe: 'Hace falta una página con dirección segura (https). Usa el archivo.',
    badCode: 'Un código tiene dieciocho letras.',
    gone: 'No hay nada para este código: ya se trajo, pasaron los diez minutos o hay una letra mal. Nada ha cambiado.',
    tampered: 'Lo recibido se alteró por el camino. No se ha tomado nada.',
    noServer: 'No hay servidor detrás de esta página. Usa el archivo.',
    unreachable: 'El servidor no responde. Inténtalo otra vez.',
    tooMany: 'Demasiados intentos. Espera unos minutos.',
  },
};
