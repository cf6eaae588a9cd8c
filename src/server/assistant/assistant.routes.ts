import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as contract from '#shared/contract/assistant.admin.ts'
import { answerEndpoint } from '../platform/http/endpoint-route.ts'
import type { Assistant, Caller } from './assistant.service.ts'

export function assistantRoutes(app: FastifyInstance, assistant: Assistant) {
  answerEndpoint(app, contract.getAiHelper, () => assistant.helper)
  answerEndpoint(app, contract.enhanceContent, ({ body, request, reply }) =>
    assistant.enhance(body.content, callerOf(request, reply)),
  )
  answerEndpoint(app, contract.expandContent, ({ body, request, reply }) =>
    assistant.expand(body.content, callerOf(request, reply)),
  )
  answerEndpoint(app, contract.generateIdeas, async ({ body, request, reply }) => ({
    ideas: await assistant.suggestIdeas(body.theme ?? '', callerOf(request, reply)),
  }))
  answerEndpoint(app, contract.createSummary, async ({ body, request, reply }) => ({
    summary: await assistant.summarize(body.content, callerOf(request, reply)),
  }))
}

function callerOf(request: FastifyRequest, reply: FastifyReply): Caller {
  const left = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort()
  })
  return { sessionId: request.visitor?.sessionId ?? '', signal: left.signal }
}
