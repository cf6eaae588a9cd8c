import type * as english from '#texts/admin/backups.ts'
import type { Translation } from '../../translation.ts'
import { plurals } from '../grammar.ts'

export const backupTexts: Translation<typeof english.backupTexts> = {
  title: 'Sauvegardes',
  hint: 'Un seul fichier avec chaque article, photo, message et réglage. Gardes-en aussi une copie ailleurs.',
  daily:
    'Une nouvelle est faite chaque jour. Nous gardons les 7 derniers jours et les 4 dernières semaines.',
  notDaily: 'Les sauvegardes quotidiennes sont désactivées (BACKUPS=none).',
  none: 'Pas encore de sauvegarde.',
  days: 'Sauvegardes des 7 derniers jours',
  dayMade: 'sauvegardé',
  dayMissing: 'pas de sauvegarde',
  now: 'Sauvegarder',
  running: 'Sauvegarde en cours…',
  download: 'Télécharger',
  notDownloaded: 'Sauvegarde non téléchargée',
  failed: 'Impossible de charger les sauvegardes',
  done: {
    title: 'Sauvegarde faite',
    description: 'Nous l’avons relue pour vérifier qu’elle est complète.',
  },
  trouble: 'La sauvegarde a échoué',
  kinds: {
    daily: 'quotidienne',
    'by-hand': 'à la main',
    'before-upgrade': 'avant une mise à jour',
    'before-restore': 'avant une restauration',
    uploaded: 'envoyée',
  },
  restore: 'Restaurer',
  fromFile: 'Restaurer depuis un fichier',
  checking: 'Vérification du fichier envoyé…',
}

export const restoreTexts: Translation<typeof english.restoreTexts> = {
  ask: (day) => `Restaurer la sauvegarde du ${day} ?`,
  text: 'Articles, photos, commentaires, lecteurs et réglages redeviennent ce qu’ils étaient alors. Ce qui a été écrit depuis disparaît du journal.',
  facts: [
    'Une sauvegarde de l’état actuel est faite d’abord, pour que tu puisses y revenir.',
    'Les visiteurs peuvent lire pendant tout ce temps ; personne ne peut rien enregistrer avant la fin.',
    'Tes comptes, mots de passe et clés d’accès restent tels quels, et ta session reste ouverte.',
    'Aucune lettre, aucun e-mail ne part tant que tu ne l’as pas autorisé dans Lecteurs › Lettres.',
  ],
  typeName: (name) => `Tape ${name} pour confirmer`,
  cancel: 'Annuler',
  start: 'Restaurer',
  starting: 'C’est parti…',
  title: (day) => `Restauration de la sauvegarde du ${day}`,
  steps: {
    checking: 'Vérifier la sauvegarde',
    'backing-up': 'Sauvegarder l’état actuel',
    rows: 'Remettre les pages',
    photos: 'Remettre les photos',
  },
  stepDone: 'fait',
  leave: 'Tu peux fermer cette page : la restauration continue toute seule.',
  lost: 'La connexion au journal est perdue. La restauration continue sans elle ; nous redemandons régulièrement où elle en est.',
  done: 'Tout est revenu',
  failed: 'Rien n’a été restauré',
  cutShort: 'Le journal a redémarré entre-temps',
  cutShortText:
    'Soit tout est revenu, soit rien n’a changé, jamais la moitié : va voir tes articles. S’ils ne sont pas comme prévu, restaure la sauvegarde à nouveau.',
  came: ({ posts, photos }) =>
    `Il y a maintenant ${plurals.counted(posts, 'article', 'articles')} et ${plurals.counted(photos, 'photo', 'photos')}.`,
  held: (mails) =>
    mails === 0
      ? 'Les e-mails sont retenus jusqu’à ce que tu les autorises dans Lecteurs › Lettres.'
      : `${plurals.counted(mails, 'lettre ou autre e-mail est retenu', 'lettres et autres e-mails sont retenus')} jusqu’à ce que tu les autorises dans Lecteurs › Lettres.`,
  before:
    'Ce qui était là avant figure dans la liste, comme sauvegarde « avant une restauration ».',
  toLetters: 'Aller aux lettres',
  close: 'Fermer',
}

export const backupUploadTexts: Translation<typeof english.backupUploadTexts> = {
  title: (name) => `Envoi de ${name}`,
  progress: 'Déjà envoyé',
  sent: (sent, all) => `${sent} sur ${all}`,
  staysOpen: 'Garde cet onglet ouvert jusqu’à ce que tout soit là.',
  checking: 'Tout est là. Nous le lisons jusqu’au bout pour vérifier que rien ne manque.',
  cancel: 'Annuler',
  failed: 'Ce fichier ne peut pas être restauré',
  lost: 'La connexion s’est perdue en route. Vérifie-la, puis choisis le fichier à nouveau.',
  refusedByProxy: (status) =>
    `Quelque chose en amont du journal n’a pas laissé passer le fichier (${status}) ; la taille y est peut-être limitée. Relève cette limite, ou passe par le terminal : npm run restore.`,
  close: 'Fermer',
}
