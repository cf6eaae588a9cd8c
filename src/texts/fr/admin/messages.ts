import type * as english from '#texts/admin/messages.ts'
import type { Translation } from '../../translation.ts'
import { elision } from '../grammar.ts'

export const messageTexts: Translation<typeof english.messageTexts> = {
  heading: 'Messages',
  unread: 'Non lu',
  suspectedSpam: 'Spam probable',
  reply: 'Répondre par e-mail',
  markRead: 'Marquer comme lu',
  markUnread: 'Marquer comme non lu',
  delete: 'Supprimer',
  none: 'Pas encore de message. Ce que les visiteurs écrivent sur la page de contact arrive ici.',
  openContact: 'Voir la page de contact',
  failed: 'Impossible de charger les messages. Vérifie ta connexion et réessaie.',
  pages: 'Pages de messages',
}

export const deleteMessageTexts: Translation<typeof english.deleteMessageTexts> = {
  confirmTitle: 'Supprimer ce message ?',
  confirm: (name) =>
    `Le message ${elision.de(name)} disparaîtra pour de bon. Si tu veux encore répondre, copie d’abord l’adresse.`,
  cancel: 'Annuler',
  delete: 'Supprimer',
  deleting: 'Suppression…',
}

export const messageToasts: Translation<typeof english.messageToasts> = {
  deleted: { title: 'Message supprimé', description: 'Il n’est plus dans la boîte de réception.' },
  deleteFailed: { title: 'Erreur', description: 'Le message n’a pas pu être supprimé. Réessaie.' },
  markFailed: {
    title: 'Erreur',
    description: 'Le message n’a pas pu être marqué. Vérifie ta connexion et réessaie.',
  },
}
