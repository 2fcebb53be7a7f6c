import type { handover as english } from '../en/handover.ts';
import type { InAnyLanguage } from '../translation.ts';

export const handover: InAnyLanguage<typeof english> = {
  handover: {
    title: 'Para outro dispositivo',
    heading: 'Seus outros dispositivos',
    intro:
      'Leve tudo para outro dispositivo seu: é cifrado aqui, baixado uma vez e depois apagado do servidor. O que já está lá fica.',
    about:
      'Leia isto com o outro dispositivo, abra lá o link ou digite o código em “Você”. Vale uma só vez, por dez minutos. O servidor não consegue ler o conteúdo.',
    sealing: 'Preparando…',
    code: 'Código',
    picture: 'Código QR para o outro dispositivo',
    until: 'Vale até {{time}}.',
    withdraw: 'Retirar',
    done: 'Pronto',
    withdrawn: 'Retirado. Nada ficou no servidor.',
    fetched: 'Não há mais o que retirar: o outro dispositivo já buscou.',
    taken: 'Recebido: o outro dispositivo já tem tudo. Nada ficou no servidor.',
    unknown: 'O servidor não tem mais nada. Crie um novo código.',
    over: 'Os dez minutos passaram. Nada ficou no servidor.',
    again: 'Novo código',
    typed: 'Código do outro dispositivo',
    fetch: 'Buscar',
    tooLong: 'Tudo ocupa {{size}} e o servidor aceita no máximo {{most}}. Use o arquivo.',
    unread: 'Não foi possível ler a biblioteca.',
    unsafe: 'É preciso uma página com endereço seguro (https). Use o arquivo.',
    badCode: 'Um código tem dezoito letras.',
    gone: 'Não há nada para este código: já foi buscado, os dez minutos passaram ou há uma letra errada. Nada mudou.',
    tampered: 'O que chegou foi alterado no caminho. Nada foi importado.',
    noServer: 'Não há servidor por trás desta página. Use o arquivo.',
    unreachable: 'O servidor não responde. Tente de novo.',
    tooMany: 'Tentativas demais. Espere alguns minutos.',
  },
};
