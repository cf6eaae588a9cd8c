import type * as english from '#texts/admin/newsletter.ts'
import type { Translation } from '../../translation.ts'
import { plurals } from '../grammar.ts'

export const subscriberTexts: Translation<typeof english.subscriberTexts> = {
  heading: 'Les abonnés',
  putAway:
    'Quelques minutes après ta connexion, les noms et les adresses de tes lecteurs sont rangés. Confirme que c’est bien toi pour les voir.',
  showList: 'Afficher la liste',
  growth: (first, from, now) =>
    `Lecteurs confirmés : ${from} en ${first.toLowerCase()}, ${now} aujourd’hui`,
  growthTip: (count) => plurals.counted(count, 'lecteur confirmé', 'lecteurs confirmés'),
  growthHeading: 'Comment la liste a grandi',
  growthCursor: 'Mois',
  growthColumns: ['Mois', 'Lecteurs confirmés'],
  monthCount: (month, count) => `${month} : ${count}`,
  today: 'Aujourd’hui',
  show: 'Afficher',
  states: {
    all: 'Tous',
    confirmed: 'Confirmé',
    waiting: 'À confirmer',
    left: 'Parti',
    bounced: 'Injoignable',
  },
  leftOn: (day) => `Départ le ${day}`,
  search: 'Chercher un nom ou une adresse',
  searchPlaceholder: 'Nom ou adresse…',
  columns: { name: 'Nom', email: 'E-mail', since: 'Depuis', state: 'État', actions: 'Actions' },
  askedOn: (day) => `Demandé le ${day}`,
  neverAsked: 'Pas encore demandé',
  consent: (note) => `Ajouté par toi : ${note}`,
  ask: 'Demander',
  askAgain: 'Redemander',
  tryAgain: 'Réessayer',
  about: (name) => ` (${name})`,
  remove: (name) => `Retirer ${name}`,
  none: 'Personne n’est encore sur la liste. On s’inscrit sur la page d’accueil, sous « Rejoins la meute ! »',
  openHome: 'Voir la page d’accueil',
  noneFound: 'Personne sur la liste ne correspond.',
  showAll: 'Tout afficher',
  total: (count) => plurals.counted(count, 'lecteur', 'lecteurs, du plus récent au plus ancien'),
  failed: 'Impossible de charger les abonnés. Vérifie ta connexion et réessaie.',
  growthFailed: 'Impossible de charger l’évolution de la liste.',
  pages: 'Pages d’abonnés',
  export: 'Exporter en CSV',
  exporting: 'Export…',
}

export const askAllTexts: Translation<typeof english.askAllTexts> = {
  note: (count) =>
    `${plurals.counted(
      count,
      'personne s’est inscrite sans qu’on lui demande de confirmer',
      'personnes se sont inscrites sans qu’on leur demande de confirmer',
    )}. Seuls les lecteurs confirmés reçoivent des lettres.`,
  ask: 'Demander à tous',
  asking: 'Demande…',
  title: (count) => `Demander à ${plurals.counted(count, 'personne', 'personnes')} de confirmer ?`,
  text: 'Chaque personne reçoit un e-mail avec un bouton pour dire oui. Ils partent lentement, pour que les serveurs de messagerie ne les prennent pas pour du spam.',
  cancel: 'Pas maintenant',
}

export const addSubscriberTexts: Translation<typeof english.addSubscriberTexts> = {
  open: 'Ajouter un lecteur',
  title: 'Ajouter un lecteur',
  hint: 'Pour quelqu’un qui t’a dit, de vive voix ou par écrit, vouloir tes lettres. Cette personne compte tout de suite comme confirmée.',
  name: 'Nom',
  email: 'E-mail',
  note: 'Comment cette personne a dit oui',
  noteHint: 'Pour tes propres archives, par exemple : « Demandé au parc à chiens le 3 mai. »',
  cancel: 'Annuler',
  save: 'Ajouter',
  saving: 'Ajout…',
}

export const removeSubscriberTexts: Translation<typeof english.removeSubscriberTexts> = {
  confirmTitle: 'Retirer ce lecteur ?',
  confirm: (email) =>
    `${email} ne recevra plus de lettres, pas même celle qui serait en route, et est oublié ici. Une nouvelle inscription reste possible à tout moment.`,
  cancel: 'Annuler',
  remove: 'Retirer',
  removing: 'Retrait…',
}

const MOST_NAMED = 8

function shortList(lines: readonly number[]): string {
  const named = lines.slice(0, MOST_NAMED).join(', ')
  return lines.length > MOST_NAMED ? `${named}…` : named
}

export const importTexts: Translation<typeof english.importTexts> = {
  open: 'Importer un CSV',
  title: 'Importer des adresses',
  hint: 'Un fichier CSV avec une colonne d’adresses e-mail, et une de noms si tu en as. Rien n’est ajouté avant que tu aies vu le compte.',
  choose: 'Choisir un fichier',
  chooseAnother: 'Choisir un autre fichier',
  reading: 'Lecture du fichier…',
  found: (count) => `Importer ${plurals.counted(count, 'adresse', 'adresses')} ?`,
  nothing: 'Rien de nouveau dans ce fichier',
  added: (count) => plurals.counted(count, 'nouvelle', 'nouvelles'),
  known: (count) => plurals.counted(count, 'est déjà sur la liste', 'sont déjà sur la liste'),
  left: (count) =>
    plurals.counted(
      count,
      'avait quitté la liste et n’y revient pas',
      'avaient quitté la liste et n’y reviennent pas',
    ),
  invalid: (lines) =>
    lines.length === 1
      ? `1 n’est pas une adresse (ligne ${lines[0]})`
      : `${lines.length} ne sont pas des adresses (lignes ${shortList(lines)})`,
  consequence: {
    canSend:
      'Chaque nouvelle adresse reçoit une fois, par e-mail, une demande de confirmation. Les lettres n’arrivent qu’ensuite.',
    cannotSend:
      'Elles attendent sur la liste jusqu’à ce que l’envoi d’e-mails soit configuré et que tu leur demandes de confirmer.',
  },
  cancel: 'Annuler',
  import: (count) => `Importer ${count}`,
  importing: 'Import…',
  tooLarge: 'Ce fichier est trop gros. La limite est de 1 Mo.',
  unreadable: 'Ce fichier est illisible.',
}

export const subscriberToasts: Translation<typeof english.subscriberToasts> = {
  removed: { title: 'Lecteur retiré', description: 'L’adresse est oubliée.' },
  added: (name) => ({ title: 'Lecteur ajouté', description: `${name} reçoit tes lettres.` }),
  asked: (email) => ({
    title: 'Confirmation demandée',
    description: `Un e-mail est en route vers ${email}.`,
  }),
  askedAll: (count) => ({
    title: 'C’est en route',
    description: `${plurals.counted(count, 'e-mail part', 'e-mails partent')} dans les heures qui viennent.`,
  }),
  imported: (count) => ({
    title: 'Importé',
    description: `${plurals.counted(count, 'adresse est', 'adresses sont')} maintenant sur la liste.`,
  }),
  exportFailed: {
    title: 'Erreur',
    description: 'La liste n’a pas pu être exportée. Réessaie.',
  },
}
