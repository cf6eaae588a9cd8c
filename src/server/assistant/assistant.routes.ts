import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as contract from '#shared/contract/assistant.admin.ts'
import { registerEndpoint } from '../platform/http/endpoint-route.ts'
import type { Assistant, Caller } from './assistant.service.ts'

export function assistantRoutes(app: FastifyInstance, assistant: Assistant) {
  registerEndpoint(app, contract.getAiHelper, () => assistant.helper)
  registerEndpoint(app, contract.enhanceContent, ({ body, request, reply }) =>
    assistant.enhance(body.content, callerOf(request, reply)),
  )
  registerEndpoint(app, contract.expandContent, ({ body, request, reply }) =>
    assistant.expand(body.content, callerOf(request, reply)),
  )
  registerEndpoint(app, contract.generateIdeas, async ({ body, request, reply }) => ({
    ideas: await assistant.suggestIdeas(body.theme ?? '', callerOf(request, reply)),
  }))
  registerEndpoint(app, contract.createSummary, async ({ body, request, reply }) => ({
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
