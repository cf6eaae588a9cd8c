import type * as english from '#texts/admin/dog-log.ts'
import type { Translation } from '../../translation.ts'
import { dates, plurals } from '../grammar.ts'
import { spelling } from '../grammar-ages.ts'

export const dogTabTexts: Translation<typeof english.dogTabTexts> = {
  label: 'Ton chien',
  profile: 'Profil',
  log: 'Carnet',
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const logTexts: Translation<typeof english.logTexts> = {
  loadFailed: 'Impossible de charger le carnet.',
  kinds: {
    weight: 'Poids',
    vet: 'Véto',
    vaccination: 'Vaccin',
    milestone: 'Première fois',
    note: 'Note',
  },
  whatHappened: 'Ce qui s’est passé',
  all: 'Tout',
  day: 'Jour',
  weight: 'Poids',
  pounds: 'Livres',
  ounces: 'Onces',
  kilograms: 'Kilos',
  titles: { vet: 'Motif', vaccination: 'Quel vaccin', milestone: 'Ce qui s’est passé' },
  titleExamples: {
    vet: 'Visite annuelle',
    vaccination: 'Rage',
    milestone: 'La rampe en solo, pour la première fois',
  },
  words: 'Quelques mots',
  wordsExample: 'Sur la balance de la cuisine',
  privateWords: 'Véto et facture',
  privateWordsHint: 'Visible par toi uniquement.',
  nextDue: 'Prochaine fois',
  photo: 'Photo',
  addPhoto: 'Ajouter une photo',
  changePhoto: 'Changer la photo',
  removePhoto: 'Retirer la photo',
  whoSees: 'Qui le voit',
  private: 'Privé',
  public: 'Sur la frise',
  makePublic: 'Mettre sur la frise',
  makePrivate: 'Rendre privé',
  add: 'Ajouter',
  adding: 'Ajout…',
  edit: (what) => `Modifier : ${what}`,
  editTitle: 'Modifier la note',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  cancel: 'Annuler',
  close: 'Fermer',
  delete: 'Supprimer',
  undo: 'Annuler',
  dueOn: (day) => `Prochaine fois le ${dates.short(day)}`,
  earlier: 'Avant',
  showOlder: (count) =>
    `Afficher ${plurals.counted(count, 'note plus ancienne', 'notes plus anciennes')}`,
  empty: 'Rien de noté pour l’instant. Ajoute le premier poids ci-dessus.',
  emptyKind: 'Rien de ce genre pour l’instant.',
  comingUp: 'À venir',
  nothingAhead: 'Rien à l’horizon.',
  done: 'Fait',
  doneOf: (title) => `${title} : fait`,
  weigh: () => 'Pesée',
  exportCsv: 'Exporter en CSV',
  exporting: 'Export…',
  whoSeesWhat: 'Qui voit quoi',
  /** Text between two pairs of asterisks is bold. */
  privateMeans:
    '**Privé** veut dire rien que pour toi : ces notes sont dans tes sauvegardes et nulle part ailleurs.',
  publicMeans:
    '**Sur la frise** veut dire visible par tous : le jour, le texte et la photo. Jamais le nom du véto ni la facture.',
  forTheVet: 'Pour le véto',
  sheetHint: 'Poids et visites sur une feuille.',
  print: 'Imprimer la fiche',
  sheetTitle: (name) => `${name} : poids et visites`,
  /** For example « Troisième anniversaire »; 0 is the day of birth itself. */
  birthday: (years) =>
    years === 0 ? 'Naissance' : `${upperFirst(spelling.ordinal(years))} anniversaire`,
  entryName: ({ kind, title, day }) =>
    `${title || logTexts.kinds[kind].toLowerCase()}, ${dates.short(day)}`,
}

export const weightTexts: Translation<typeof english.weightTexts> = {
  heading: 'Poids',
  key: () => ({
    weight: 'poids',
    wanted: 'poids idéal selon le véto',
    marks: 'premières fois',
  }),
  none: 'Pas encore de poids. À partir de deux, on a une courbe.',
  one: 'Encore une pesée, et ce sera une courbe.',
  change: (day, by, isMore) => `${day}, ${by} ${isMore ? 'de plus' : 'de moins'}`,
  same: (day) => `${day}, comme la fois d’avant`,
}

export const logChoiceTexts: Translation<typeof english.logChoiceTexts> = {
  heading: 'La balance',
  unit: 'Unités',
  units: { lb: 'Livres et onces', kg: 'Kilos' },
  wanted: () => 'Poids idéal selon le véto',
  wantedFrom: 'De',
  wantedTo: 'À',
  monthly: () => 'Me rappeler la pesée chaque mois',
  onAbout: 'Montrer la courbe sur la page À propos',
  onAboutHint: 'Seulement les poids qui sont sur la frise.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
}

export const leaveLogTexts: Translation<typeof english.leaveLogTexts> = {
  title: 'Partir sans cette note ?',
  text: 'Ce que tu as écrit n’est pas encore dans le carnet.',
  stay: 'Rester',
  leave: 'Partir',
}

export const logToasts: Translation<typeof english.logToasts> = {
  added: (kind) => ({
    title: `C’est noté : ${logTexts.kinds[kind].toLowerCase()}`,
    description: 'C’est dans le carnet.',
  }),
  saved: { title: 'Enregistré', description: 'Le carnet est à jour.' },
  deleted: { title: 'Note supprimée', description: 'Elle a quitté le carnet et la frise.' },
  restored: { title: 'La revoilà', description: 'Elle est exactement là où elle était.' },
  done: { title: 'Fait', description: 'Ce n’est plus dans la liste.' },
  exportFailed: { title: 'L’export a échoué', description: 'Réessaie dans un instant.' },
  failed: (message) => ({ title: 'Ça n’a pas marché', description: message }),
}

const inDaysText = (days: number) => {
  if (days === 0) return 'aujourd’hui'
  if (days === 1) return 'demain'
  if (days < 0) return days === -1 ? 'il y a 1 jour' : `il y a ${-days} jours`
  return `dans ${days} jours`
}

export const comingUpTexts: Translation<typeof english.comingUpTexts> = {
  /** « 2 déc. 2026, dans 13 jours » */
  when: ({ day, inDays }) =>
    inDays > 60 ? dates.short(day) : `${dates.short(day)}, ${inDaysText(inDays)}`,
  what({ what, title }, forms) {
    if (what === 'weigh') return logTexts.weigh(forms)
    return what === 'birthday' ? logTexts.birthday(Number(title)) : title
  },
  /** « Rappel de vaccin : prévu le 2 déc. 2026, dans 6 jours » */
  reminder: (coming, forms) =>
    coming.what === 'weigh'
      ? `${logTexts.weigh(forms)} : ça fait déjà un mois`
      : `${coming.title} : ${coming.inDays < 0 ? 'c’était prévu' : 'c’est prévu'} le ${comingUpTexts.when(coming)}`,
}
