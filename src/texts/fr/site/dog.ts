import type * as english from '#texts/site/dog.ts'
import type { Translation } from '../../translation.ts'
import { calendarNames, weightWords } from '../grammar.ts'

export const aboutTexts: Translation<typeof english.aboutTexts> = {
  heading: (name) => ({ plain: 'Voici', turned: name }),
  facts: 'En un coup d’œil',
  breed: 'Race',
  age: 'Âge',
  color: 'Robe',
  weight: 'Poids',
  weightCurve: 'Sur la balance',
  birthday: 'Anniversaire',
  favorites: { plain: 'Ses', turned: 'péchés mignons' },
  food: 'Gamelle',
  toy: 'Jouet',
  activity: 'Activité',
  napSpot: 'Coin sieste',
  trick: 'Tour préféré',
  story: { plain: 'Comment tout', turned: 'a commencé' },
  training: { plain: 'À l’école,', turned: 'chien et humains' },
  funFacts: { plain: 'Anecdotes', turned: 'croustillantes' },
  readBlog: 'Lire le blog',
  seeGallery: 'Voir la galerie',
  loading: 'L’histoire arrive',
  failed: 'Impossible de charger l’histoire. Vérifie ta connexion et recharge la page.',
  /** Label of the link to the timeline. */
  howLong: () => 'Voir sa vie, tout en longueur',
}

export const weightCurveTexts: Translation<typeof english.weightCurveTexts> = {
  /** Describes the weight chart to screen readers; weights are sorted from the oldest. */
  label(weights, unit) {
    const [first, last] = [weights[0], weights.at(-1)]
    if (!first || !last) return ''
    const at = ({ day, grams }: typeof first) =>
      `${weightWords.spoken(grams, unit)} en ${calendarNames.monthAndYear(day).toLowerCase()}`
    return `Poids : de ${at(first)} à ${at(last)}`
  },
}

export const weightTableTexts: Translation<typeof english.weightTableTexts> = {
  asTable: 'Voir en tableau',
  day: 'Jour',
  weight: 'Poids',
}
