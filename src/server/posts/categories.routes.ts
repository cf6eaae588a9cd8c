import type { FastifyInstance } from 'fastify'
import * as contract from '#shared/contract/categories.ts'
import { answerEndpoint } from '../platform/http/endpoint-route.ts'
import type { CategoriesService } from './categories.service.ts'

export function categoryRoutes(app: FastifyInstance, categories: CategoriesService) {
  answerEndpoint(app, contract.getCategoryList, ({ params }) => categories.list(params.kind))
  answerEndpoint(app, contract.updateCategoryList, ({ params, body }) =>
    categories.update(params.kind, body.categories),
  )
}
