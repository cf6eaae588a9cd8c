import type { FastifyInstance } from 'fastify'
import { getYearBook } from '#shared/contract/year-book.ts'
import { answerCachedEndpoint, type SharedAnswers } from '../../platform/http/endpoint-route.ts'
import { presentYearBook } from './year-book.present.ts'
import type { YearBookService } from './year-book.service.ts'

interface BookParts extends SharedAnswers {
  yearBook: YearBookService
}

export function yearBookRoutes(app: FastifyInstance, shared: BookParts) {
  answerCachedEndpoint(app, shared, getYearBook, async ({ params }) =>
    presentYearBook(await shared.yearBook.get(params.year)),
  )
}
