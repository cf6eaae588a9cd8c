import type { FastifyInstance } from 'fastify'
import * as contract from '#shared/contract/samples.ts'
import { answerEndpoint } from '../platform/http/endpoint-route.ts'
import type { SamplesService } from './samples.service.ts'

export function samplesRoutes(app: FastifyInstance, samples: SamplesService) {
  answerEndpoint(app, contract.countSamples, () => samples.count())
  answerEndpoint(app, contract.removeSamples, () => samples.remove())
}
