import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as contract from '#shared/contract/ai.ts'
import { answerEndpoint } from '../platform/http/endpoint-route.ts'
import type { AiService, Caller } from './assistant.service.ts'

export function aiRoutes(app: FastifyInstance, ai: AiService) {
  answerEndpoint(app, contract.getAiHelper, () => ai.helper)
  answerEndpoint(app, contract.enhanceContent, ({ body, request, reply }) =>
    ai.enhance(body.content, callerOf(request, reply)),
  )
  answerEndpoint(app, contract.expandContent, ({ body, request, reply }) =>
    ai.expand(body.content, callerOf(request, reply)),
  )
  answerEndpoint(app, contract.generateIdeas, async ({ body, request, reply }) => ({
    ideas: await ai.suggestIdeas(body.theme ?? '', callerOf(request, reply)),
  }))
  answerEndpoint(app, contract.createSummary, async ({ body, request, reply }) => ({
    summary: await ai.summarize(body.content, callerOf(request, reply)),
  }))
}

function callerOf(request: FastifyRequest, reply: FastifyReply): Caller {
  const left = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort()
  })
  return { sessionId: request.visitor?.sessionId ?? '', signal: left.signal }
}
