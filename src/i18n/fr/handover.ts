import type { handover as english } from '../en/handover.ts';
import type { InAnyLanguage } from '../translation.ts';

export const handover: InAnyLanguage<typeof english> = {
  handover: {
    title: 'Vers un autre appareil',
    heading: 'Vos autres appareils',
    intro:
      'Emportez tout sur un autre de vos appareils : scellé ici, récupéré une fois, puis effacé du serveur. Ce qui s’y trouve déjà reste.',
    about:
      'Scannez ceci avec l’autre appareil, ouvrez-y le lien ou saisissez le code dans « Vous ». Il sert une fois, pendant dix minutes. Le serveur ne peut pas lire le contenu.',
    sealing: 'Préparation…',
    code: 'Code',
    picture: 'Code QR pour l’autre appareil',
    until: 'Valable jusqu’à {{time}}.',
    withdraw: 'Retirer',
    done: 'Terminé',
    withdrawn: 'Retiré. Il ne reste rien sur le serveur.',
    fetched: 'Plus rien à retirer : l’autre appareil l’a récupéré.',
    taken: 'Récupéré : l’autre appareil l’a. Il ne reste rien sur le serveur.',
    unknown: 'Le serveur ne l’a plus. Créez un nouveau code.',
    over: 'Les dix minutes sont passées. Il ne reste rien sur le serveur.',
    again: 'Nouveau code',
    typed: 'Code de l’autre appareil',
    fetch: 'Récupérer',
    tooLong: 'Le tout fait {{size}}, le serveur accepte {{most}} au plus. Utilisez le fichier.',
    unread: 'La bibliothèque est illisible.',
    unsafe: 'Il faut une page à adresse sûre (https). Utilisez le fichier.',
    badCode: 'Un code a dix-huit lettres.',
    gone: 'Rien pour ce code : déjà récupéré, dix minutes passées ou lettre fausse. Rien n’a changé.',
    tampered: 'Le contenu a été modifié en route. Rien n’a été pris.',
    noServer: 'Il n’y a pas de serveur derrière cette page. Utilisez le fichier.',
    unreachable: 'Le serveur ne répond pas. Réessayez.',
    tooMany: 'Trop d’essais. Attendez quelques minutes.',
  },
};
