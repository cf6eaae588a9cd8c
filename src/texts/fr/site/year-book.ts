import type * as english from '#texts/site/year-book.ts'
import type { Translation } from '../../translation.ts'
import { dates, numbers, plurals } from '../grammar.ts'

export const bookTexts: Translation<typeof english.bookTexts> = {
  heading: (year) => ({ plain: 'Le livre de', turned: String(year) }),
  lead: (isRunning) =>
    `Tout ce que nous avons noté ${isRunning ? 'cette année' : 'cette année-là'}, sur du papier tout en longueur. Imprime-le, passe-lui un collier et pose-le sur la table de mamie.`,
  stillGrows: ' pour l’instant. L’année n’est pas finie : le livre grandit encore',
  print: 'Imprimer ou enregistrer en PDF',
  gathering: 'Les images se mettent en place…',
  paper: (sheets, isRunning) =>
    `A4 ou Letter, en paysage, environ ${plurals.counted(sheets, 'feuille', 'feuilles')}${isRunning ? bookTexts.stillGrows : ''}.`,
  otherYears: 'Autres années',
  cover: 'Couverture',
  writtenBy: (owner) => `Raconté par ${owner}`,
  at: (age) => `à ${age}`,
  storyMeta: (date, age) => (age ? `${date} · ${age}` : date),
  photos: (count) => (count === 1 ? 'Une photo' : plurals.counted(count, 'photo', 'photos')),
  moreStories: (count) => (count === 1 ? 'Encore une histoire' : `Encore ${count} histoires`),
  photoSheet: 'Photos',
  goodNight: 'Bonne nuit.',
  loading: 'Le livre s’ouvre',
  failed: 'Impossible d’ouvrir le livre. Vérifie ta connexion et recharge la page.',
  notFound: 'Rien n’a été noté cette année-là, il n’y a donc pas de livre.',
  readBlog: 'Lire le blog',
  end: (year, isRunning) =>
    isRunning
      ? { plain: 'À suivre,', turned: 'ventre à terre' }
      : { plain: 'C’était', turned: String(year) },
  /** Pairs of a figure and what it counts, on the last sheet. */
  figures({ posts, photos, words, days, weight }) {
    return [
      [
        numbers.written(posts),
        plurals.of(posts, 'histoire, et elle est vraie', 'histoires, toutes vraies'),
      ],
      [numbers.written(photos), plurals.of(photos, 'photo réussie', 'photos réussies')],
      [numbers.written(words), 'mots, dont aucun de sa patte'],
      weight
        ? [
            weight.text,
            `sur la balance en ${dates.monthName(Number(weight.day.slice(5, 7))).toLowerCase()}`,
          ]
        : [numbers.written(days), plurals.of(days, 'jour à garder', 'jours à garder')],
    ]
  },
  /** « Il avait 1 an au début de ce livre, et 2 ans le 16 novembre, au moment de l’imprimer. » */
  ages({ ageAtBegin, ageAtEnd, lastDay, isRunning }, pronouns) {
    if (!ageAtBegin || !ageAtEnd) return ''
    const who = { he: 'Il', she: 'Elle', they: 'Notre star' }[pronouns]
    const day = dates.long(lastDay).replace(/ \d{4}$/, '')
    const end = isRunning ? 'au moment de l’imprimer' : 'à la dernière page'
    return `${who} avait ${ageAtBegin} au début de ce livre, et ${ageAtEnd} le ${day}, ${end}.`
  },
}
