import type * as english from '#texts/site/head.ts'
import type { Translation } from '../../translation.ts'

export const bookPageTexts: Translation<typeof english.bookPageTexts> = {
  notFoundTitle: 'Un año en blanco',
  head: (name, year) => ({
    title: `El libro de ${year}`,
    description: `El ${year} de ${name} hecho libro: las historias, las fotos y lo que suman, listo para imprimir.`,
  }),
}

export const commentFeedTexts: Translation<typeof english.commentFeedTexts> = {
  all: (blogName) => `Comentarios: ${blogName}`,
  ofPost: (title) => `Comentarios sobre «${title}»`,
  about: (title) => `Lo que dicen los lectores de «${title}».`,
  aboutAll: 'Lo que escriben los lectores en el margen.',
  item: (name, title) => `${name} sobre «${title}»`,
}
