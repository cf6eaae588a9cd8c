import { commentLimits } from '#shared/limits.ts'
import type * as english from '#texts/admin/comments.ts'
import type { Translation } from '../../translation.ts'
import { elision, numbers, plurals } from '../grammar.ts'

const comments = (count: number) => plurals.counted(count, 'commentaire', 'commentaires')

export const moderationTexts: Translation<typeof english.moderationTexts> = {
  ago: {
    now: 'à l’instant',
    minutes: (count) => `il y a ${count} min`,
    hours: (count) => `il y a ${count} h`,
  },
  show: 'Afficher',
  waitingCount: (count) =>
    plurals.counted(count, 'commentaire en attente', 'commentaires en attente'),
  states: { waiting: 'En attente', approved: 'Approuvés', spam: 'Spam', deleted: 'Supprimés' },
  counted: (count) => numbers.written(count) + (count < commentLimits.mostCounted ? '' : '+'),
  list: {
    waiting: 'Commentaires en attente, du plus récent au plus ancien',
    approved: 'Commentaires approuvés, du plus récent au plus ancien',
    spam: 'Spam, du plus récent au plus ancien',
    deleted: 'Commentaires supprimés, du plus récent au plus ancien',
  },
  search: 'Chercher dans les commentaires',
  searchPlaceholder: 'Chercher un commentaire…',
  failed: 'Impossible de charger les commentaires. Vérifie ta connexion et réessaie.',
  pages: 'Pages de commentaires',
  none: {
    waiting: (dog) => `Rien n’attend. ${dog} a repris sa sieste.`,
    approved: () => 'Pas encore de commentaires publics.',
    spam: () => 'Pas de spam. Pourvu que ça dure.',
    deleted: () => 'Rien de supprimé récemment.',
  },
  noneFound: 'Aucun commentaire ne correspond.',
  showAll: 'Tout afficher',
  seeApproved: 'Voir les approuvés',
  end: 'C’est tout.',
  sniffed: (count) =>
    `C’est tout. ${plurals.counted(count, 'autre sentait bizarre et est parti dans le spam', 'autres sentaient bizarre et sont partis dans le spam')}.`,
  choose: (name) => `Choisir le commentaire ${elision.de(name)}`,
  inReplyTo: (name) => `En réponse à ${name} :`,
  onPost: (title) => `, le voir sous « ${title} »`,
  owner: 'Toi',
  imported: 'Importé',
  wantsReplies: 'veut être au courant des réponses',
  keptFor: (days) => `Gardés ${days} jours, puis effacés pour de bon.`,
}

export const moderationActs: Translation<typeof english.moderationActs> = {
  approve: 'Approuver',
  reply: 'Répondre',
  spam: 'Spam',
  notSpam: 'Pas du spam',
  takeDown: 'Dépublier',
  restore: 'Remettre',
  delete: 'Supprimer',
  of: (name) => ` (commentaire ${elision.de(name)})`,
  deleteOf: (name) => `Supprimer le commentaire ${elision.de(name)}`,
  forget: 'Effacer tous les commentaires de cette adresse',
  forgetOf: (name) => ` (${name})`,
}

export const bulkTexts: Translation<typeof english.bulkTexts> = {
  label: 'Commentaires choisis',
  chosen: (count, all) => `${plurals.counted(count, 'choisi', 'choisis')} sur ${all}`,
  chooseAll: (all) => `Choisir les ${all} de cette page`,
  chooseNone: 'Ne rien choisir',
}

export const replyTexts: Translation<typeof english.replyTexts> = {
  label: 'Ta réponse',
  as: (name) => `Signée ${name}`,
  cancel: 'Annuler',
  send: 'Répondre',
  approveAndSend: 'Approuver et répondre',
  sending: 'Publication…',
}

const movedTitles = {
  waiting: 'À nouveau en attente',
  approved: 'Approuvé',
  spam: 'Mis dans le spam',
  deleted: 'Supprimé',
}

export const moderationToasts: Translation<typeof english.moderationToasts> = {
  moved: (to, what) => ({ title: movedTitles[to], description: what }),
  one: (name, title) => `${name}, sous « ${title} »`,
  many: comments,
  replied: (title) => ({
    title: 'Ta réponse est publique',
    description: `Sous « ${title} »`,
  }),
  undone: { title: 'Annulé', description: 'Tout est revenu à sa place.' },
  gone: {
    title: 'Rien à faire',
    description: 'Ces commentaires ne sont déjà plus là. La liste est de nouveau à jour.',
  },
  failed: 'Ça n’a pas marché',
  undo: 'Annuler',
}

export const keyTexts: Translation<typeof english.keyTexts> = {
  heading: 'Au clavier',
  keys: [
    ['j', 'suivant'],
    ['k', 'précédent'],
    ['a', 'approuver'],
    ['r', 'répondre'],
    ['s', 'spam'],
    ['d', 'supprimer'],
    ['x', 'choisir'],
    ['z', 'annuler'],
  ],
}

export const clearTexts: Translation<typeof english.clearTexts> = {
  open: {
    waiting: (count) => `Tout mettre dans le spam (${numbers.written(count)})`,
    spam: 'Supprimer tout le spam',
    deleted: 'Vider pour de bon',
  },
  title: {
    waiting: (count) => `Mettre ${comments(count)} dans le spam ?`,
    spam: (count) => `Supprimer ${comments(count)} pour de bon ?`,
    deleted: (count) => `Supprimer ${comments(count)} pour de bon ?`,
  },
  text: {
    waiting: 'Ils y restent un mois. Les nouveaux continuent d’attendre ici.',
    spam: 'C’est définitif. Le filtre garde ce qu’ils lui ont appris.',
    deleted: 'C’est définitif.',
  },
  cancel: 'Annuler',
  confirm: { waiting: 'Les déplacer', spam: 'Les supprimer', deleted: 'Les supprimer' },
  progress: 'Grand ménage',
  done: (done, all) => `${numbers.written(done)} sur ${numbers.written(all)}`,
  stop: 'Arrêter',
  stopping: 'Arrêt…',
  finished: (done) => ({ title: 'Ménage fait', description: comments(done) }),
}

export const forgetTexts: Translation<typeof english.forgetTexts> = {
  heading: 'Oublier quelqu’un',
  hint: 'Si un lecteur te le demande : tous ses commentaires sont effacés pour de bon, dans toutes les listes, et son adresse aussi.',
  email: 'Son e-mail',
  open: 'Tout effacer',
  title: (email) => `Effacer tout ce qui vient ${elision.de(email)} ?`,
  titleOf: (name) => `Effacer tout ce qui vient ${elision.de(name)} ?`,
  text: 'Chaque commentaire envoyé depuis cette adresse disparaîtra pour de bon, même ceux qui sont publics. C’est définitif.',
  cancel: 'Annuler',
  confirm: 'Tout effacer',
  working: 'Effacement…',
  done: (count) => ({
    title: 'Effacé',
    description:
      count === 0
        ? 'Il n’y avait rien de cette adresse.'
        : `${plurals.counted(count, 'commentaire effacé', 'commentaires effacés')}.`,
  }),
}

export const houseRulesTexts: Translation<typeof english.houseRulesTexts> = {
  heading: 'Règles de la maison',
  closeAfter: 'Fermer après',
  closeAfterHint:
    'Les articles plus anciens n’acceptent plus de commentaires. Laisse vide pour ne jamais fermer.',
  days: 'jours',
  never: 'jamais',
  save: 'Enregistrer',
  saved: 'Enregistré.',
  saving: 'Enregistrement…',
  off: (approved) =>
    approved === 0
      ? 'Aucune histoire n’est ouverte aux commentaires.'
      : `Aucune histoire n’est ouverte aux commentaires. ${plurals.of(
          approved,
          'Le commentaire approuvé est gardé et revient',
          `Les ${numbers.written(approved)} commentaires approuvés sont gardés et reviennent`,
        )} avec l’interrupteur.`,
}

export const postCommentsTexts: Translation<typeof english.postCommentsTexts> = {
  label: 'Commentaires',
  open: 'Les lecteurs peuvent écrire sous cet article',
  openUntil: (day) => `Ouverts jusqu’au ${day}`,
  closed: 'Pas de nouveaux commentaires. Ceux qui sont là restent.',
  tooOld: (day) => `Fermés d’eux-mêmes après le ${day}`,
  waiting: (count) => moderationTexts.waitingCount(count),
  failed: 'Le réglage des commentaires n’a pas changé',
}

export const verdictTexts: Translation<typeof english.verdictTexts> = {
  fine: 'Sent bon',
  unsure: 'Pas sûr',
  odd: 'Sent bizarre',
}

const duration = (seconds: number) =>
  seconds < 90
    ? plurals.counted(seconds, 'seconde', 'secondes')
    : seconds < 90 * 60
      ? plurals.counted(Math.round(seconds / 60), 'minute', 'minutes')
      : plurals.counted(Math.round(seconds / 3600), 'heure', 'heures')

export const reasonTexts: Translation<typeof english.reasonTexts> = {
  'hidden-field': () => 'un champ invisible pour les humains a été rempli',
  quick: (seconds) => `écrit en ${duration(seconds)}`,
  took: (seconds) => `${duration(seconds)} pour l’écrire`,
  'read-over': () => 'relu avant l’envoi',
  'no-form': () => 'envoyé sans passer par le formulaire',
  links: (count) => plurals.counted(count, 'lien', 'liens'),
  markup: () => 'contient du balisage',
  repeated: (count) => `le même texte, ${plurals.counted(count, 'autre fois', 'autres fois')}`,
  rush: () => 'arrivé dans une rafale de commentaires',
  'bad-sender': () => 'vient d’un endroit qui a envoyé du spam aujourd’hui',
  'spam-words': () => 'ressemble à ce que tu as mis dans le spam',
  'good-words': () => 'ressemble à ce que tu as approuvé',
  known: (count) =>
    `${plurals.counted(count, 'commentaire déjà approuvé', 'commentaires déjà approuvés')} de cette personne`,
  unconfirmed: (count) =>
    `${plurals.counted(count, 'commentaire déjà approuvé', 'commentaires déjà approuvés')} de cette adresse, que personne n’a confirmée`,
  first: () => 'première fois ici',
}
