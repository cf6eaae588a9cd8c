import type * as english from '#texts/admin/shell.ts'
import type { Translation } from '../../translation.ts'
import { plurals } from '../grammar.ts'
import { moderationTexts } from './comments.ts'

export const adminNavigationTexts: Translation<typeof english.adminNavigationTexts> = {
  '/admin': 'Tableau de bord',
  '/admin/posts/new': 'Nouvel article',
  '/admin/moment': 'Moment',
  '/admin/calendar': 'Calendrier',
  '/admin/gallery': 'Galerie',
  '/admin/readers': 'Lecteurs',
  '/admin/dog': 'Ton chien',
  '/admin/settings': 'Réglages',
}

export const adminTexts: Translation<typeof english.adminTexts> = {
  unknownPage: 'Introuvable',
  /** Used until the dog's name is known. */
  anyDog: 'ton chien',
  navigation: 'Administration',
  skip: 'Aller au contenu',
  openMenu: 'Ouvrir le menu',
  openMenuWith: (news) => `Ouvrir le menu, ${news}`,
  closeMenu: 'Fermer le menu',
  menu: 'Menu',
  theme: 'Thème',
  themes: { light: 'Thème clair', dark: 'Thème sombre', system: 'Thème du système' },
  loading: 'Chargement…',
  close: 'Fermer',
  notifications: 'Notifications ({hotkey})',
  tryAgain: 'Réessayer',
  failed: 'Ça n’a pas marché',
  unread: (count) => plurals.counted(count, 'message non lu', 'messages non lus'),
  news: (unread, waiting) =>
    [unread > 0 && adminTexts.unread(unread), waiting > 0 && moderationTexts.waitingCount(waiting)]
      .filter(Boolean)
      .join(', '),
  pageTitle: (title, blogName) => (blogName ? `${title} - ${blogName}` : title),
}

export const logoutTexts: Translation<typeof english.logoutTexts> = {
  title: 'Se déconnecter sans enregistrer ?',
  text: 'Cet écran contient des changements non enregistrés. Un article est gardé comme brouillon inachevé ; tout le reste est perdu.',
  stay: 'Rester',
  leave: 'Se déconnecter',
  moments: {
    title: 'Se déconnecter avec des moments sur ce téléphone ?',
    text({ count, due, isStored }) {
      const unfinished = count - due
      return [
        due > 0 &&
          plurals.of(
            due,
            '1 moment n’est pas encore envoyé.',
            `${due} moments ne sont pas encore envoyés.`,
          ),
        unfinished > 0 &&
          plurals.of(
            unfinished,
            '1 moment n’est pas terminé.',
            `${unfinished} moments ne sont pas terminés.`,
          ),
        !isStored
          ? 'Ce navigateur ne peut pas tout garder : une fois cette page fermée, ce sera perdu.'
          : due > 0
            ? 'Ce que tu gardes reste sur ce téléphone ; ce qui est prêt partira à la prochaine connexion.'
            : 'Ce que tu gardes reste sur ce téléphone ; tu pourras continuer après la prochaine connexion.',
      ]
        .filter(Boolean)
        .join(' ')
    },
    keep: 'Garder et se déconnecter',
    discard: (count) => plurals.of(count, 'Jeter le moment', 'Jeter les moments'),
  },
  discard: {
    title: (count) => plurals.of(count, 'Jeter 1 moment ?', `Jeter ${count} moments ?`),
    text: (count) =>
      plurals.of(
        count,
        'Il n’est que sur ce téléphone. Une fois jeté, il est perdu.',
        'Ils ne sont que sur ce téléphone. Une fois jetés, ils sont perdus.',
      ),
    cancel: () => 'Garder',
    confirm: 'Jeter et se déconnecter',
  },
}

export const logoutToasts: Translation<typeof english.logoutToasts> = {
  failed: {
    title: 'Ta session est toujours ouverte',
    description: 'Le serveur est injoignable. Vérifie ta connexion et réessaie.',
  },
}

export const readersTexts: Translation<typeof english.readersTexts> = {
  title: 'Lecteurs',
  tabs: {
    statistics: 'Stats',
    comments: 'Commentaires',
    letters: 'Lettres',
    messages: 'Messages',
  },
}
