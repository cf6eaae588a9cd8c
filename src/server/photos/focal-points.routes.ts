import type { FastifyInstance } from 'fastify'
import * as contract from '#shared/contract/focal-points.ts'
import { answerEndpoint } from '../platform/http/endpoint-route.ts'
import type { FocalPointsService } from './focal-points.service.ts'

export function focalPointRoutes(app: FastifyInstance, focalPoints: FocalPointsService) {
  answerEndpoint(app, contract.listFocalPoints, () => focalPoints.list())
  answerEndpoint(app, contract.setFocalPoint, ({ body }) =>
    focalPoints.set(body.imageUrl, body.focalPoint),
  )
}
