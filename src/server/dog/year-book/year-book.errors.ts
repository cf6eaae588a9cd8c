import { bookTexts } from '#shared/texts/year-book.ts'
import { notFound } from '../../platform/http/errors.ts'

export const yearBookNotFound = () => notFound('year_book.not_found', bookTexts.notFound)
