import { once } from 'node:events'
import { request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createRenderQueue } from '../overload/render-queue.ts'
import { allowSlowBody, createHttpServer } from './server.ts'

test('a body that never comes to an end is cut off, unless its route takes large uploads', async () => {
  const server = createHttpServer(
    async (request, response) => {
      if (request.url === '/upload') allowSlowBody(request)
      response.end(await text(request).catch(() => 'cut off'))
    },
    createRenderQueue(),
    5,
  )
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const sendSlowly = (path: string) => {
    const request = send({ port, path, method: 'PUT', headers: { 'content-length': 4 } })
    request.write('sl')
    return request
  }
  const upload = sendSlowly('/upload')
  const [error] = await once(sendSlowly('/form'), 'error')
  expect(error).toMatchObject({ code: 'ECONNRESET' })
  upload.end('ow')
  const [answer] = await once(upload, 'response')
  expect(await text(answer)).toBe('slow')
})
