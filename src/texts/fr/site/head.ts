import type * as english from '#texts/site/head.ts'
import type { Translation } from '../../translation.ts'
import { elision } from '../grammar.ts'

export const bookPageTexts: Translation<typeof english.bookPageTexts> = {
  notFoundTitle: 'Une année blanche',
  head: (name, year) => ({
    title: `Le livre de ${year}`,
    description: `L’année ${year} ${elision.de(name)} en livre : les histoires, les photos et quelques chiffres, le tout prêt à imprimer.`,
  }),
}

export const commentFeedTexts: Translation<typeof english.commentFeedTexts> = {
  all: (blogName) => `Commentaires : ${blogName}`,
  ofPost: (title) => `Commentaires sur « ${title} »`,
  about: (title) => `Ce que les lecteurs disent de « ${title} ».`,
  aboutAll: 'Ce que les lecteurs écrivent dans la marge.',
  item: (name, title) => `${name} sur « ${title} »`,
}
