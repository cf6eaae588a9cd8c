import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface ModelRequest {
  authorization: string | undefined
  model: string
  system: string
  user: string
}

type Answer = (response: ServerResponse, request: ModelRequest) => void

/** A local server with the OpenAI protocol, whose answers the test decides. */
export async function startModelServer() {
  const requests: ModelRequest[] = []
  let answer: Answer = (response) => say(response, 'Nothing was planned.')
  let onGone: () => void = () => {}
  const server = createServer(async (request, response) => {
    response.once('close', () => {
      if (!response.writableFinished) onGone()
    })
    const prompt = readRequest(request, await bodyOf(request))
    requests.push(prompt)
    answer(response, prompt)
  })
  // On a busy machine a client could reuse a connection that is just being closed.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    env: {
      AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      AI_MODEL: 'practice-model',
      AI_API_KEY: 'practice-key',
    },
    requests,
    says(text: string, finishReason = 'stop') {
      answer = (response) => say(response, text, finishReason)
    },
    answers(next: Answer) {
      answer = next
    },
    callerLeaves: () =>
      new Promise<void>((resolve) => {
        onGone = resolve
      }),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type ModelServer = Awaited<ReturnType<typeof startModelServer>>

function say(response: ServerResponse, content: string, finishReason = 'stop') {
  response.setHeader('content-type', 'application/json')
  response.end(
    JSON.stringify({
      id: 'chatcmpl-practice',
      object: 'chat.completion',
      created: 0,
      model: 'practice-model',
      choices: [{ index: 0, finish_reason: finishReason, message: { role: 'assistant', content } }],
    }),
  )
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}

function readRequest(request: IncomingMessage, body: string): ModelRequest {
  const { model, messages } = JSON.parse(body)
  return {
    authorization: request.headers.authorization,
    model,
    system: messages[0].content,
    user: messages[1].content,
  }
}
