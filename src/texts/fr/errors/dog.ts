import type * as english from '#texts/errors/dog.ts'
import type { Translation } from '../../translation.ts'
import { dates } from '../grammar.ts'

export const dogErrors: Translation<typeof english.dogErrors> = {
  changedElsewhere:
    'Ceci a été enregistré ailleurs après que tu l’as ouvert. Recharge la page pour voir ce qui a changé. Ce que tu as écrit est gardé comme brouillon.',
  versionNotFound: 'Cette ancienne version n’est plus là.',
  entryNotFound: 'Cette note n’existe pas ou a été retirée.',
  noBirthday: 'La frise commence par un anniversaire, et nous ne le connaissons pas encore.',
}

export const profileErrors: Translation<typeof english.profileErrors> = {
  nameMissing: 'Saisis un nom',
  headlineMissing: 'Saisis la première partie du titre',
  birthday: 'Saisis un jour entre 1980 et aujourd’hui, par exemple 2024-07-25',
  ageWithoutBirthday: 'Saisis un anniversaire, ou retire {age}',
  questionMissing: 'Saisis une question et sa réponse',
  unknownPlaceholder: (unknown, known) => {
    const inBraces = (words: readonly string[]) => words.map((word) => `{${word}}`).join(', ')
    return `Impossible de remplir ${inBraces(unknown)}. Voici ce qui marche : ${inBraces(known)}`
  },
  tooMany: (list, most) => `${list} : ${most} au plus`,
}

/** Names of the fields within error messages. */
export const dogFields: Translation<typeof english.dogFields> = {
  name: 'Nom',
  breed: 'Race',
  birthday: 'Anniversaire',
  color: 'Robe',
  weight: 'Poids',
  tagline: 'Slogan',
  photo: 'Photo',
  portrait: 'Portrait',
  headline: 'Titre',
  introduction: 'Introduction',
  heading: 'Intertitre',
  teaser: 'Avant-goût',
  text: 'Texte',
  tiles: 'Vignettes',
  figure: 'Chiffre',
  words: 'Mots',
  food: 'Gamelle',
  toy: 'Jouet',
  activity: 'Activité',
  napSpot: 'Coin sieste',
  trick: 'Tour préféré',
  paragraphs: 'Paragraphes',
  paragraph: 'Paragraphe',
  training: 'Éducation',
  line: 'Ligne',
  funFacts: 'Anecdotes',
  fact: 'Anecdote',
  questions: 'Questions',
  question: 'Question',
  answer: 'Réponse',
}

export const logErrors: Translation<typeof english.logErrors> = {
  day: 'Saisis un jour entre 1980 et aujourd’hui',
  beforeBirth: (birthday) =>
    `C’est avant la naissance, le ${dates.long(birthday)}. Choisis un jour plus récent`,
  grams: 'Saisis un poids',
  heaviest: 'Saisis un poids de 150 kg (330 lb) au plus',
  title: {
    vet: 'Indique le motif de la visite',
    vaccination: 'Indique le nom du vaccin',
    milestone: 'Raconte ce qui s’est passé',
  },
  words: 'Écris quelques mots',
  nextDue: 'Pour la prochaine fois, choisis un jour qui vient après celui-ci',
  photo: 'Choisis une photo, ou saisis une adresse d’image valide',
  oneWeight: 'Saisis les deux poids, ou aucun',
  weightOrder: 'Le second poids ne peut pas être inférieur au premier',
  fields: { title: 'Le titre', words: 'Le texte', privateWords: 'Ceci' },
}
