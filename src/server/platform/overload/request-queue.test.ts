import { once } from 'node:events'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { waitUntil } from '#test/wait-until.ts'
import { createRequestQueue } from './request-queue.ts'

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function openQueue(limits: Partial<Parameters<typeof createRequestQueue>[0]>) {
  const queue = createRequestQueue({
    maxInFlight: 1,
    maxWaiting: 9,
    maxWaitMs: 60_000,
    maxSendMs: 60_000,
    ...limits,
  })
  const responses: ServerResponse[] = []
  const next: RequestListener = (_request, response) => responses.push(response)
  const refuse: RequestListener = (_request, response) => response.writeHead(503).end('later')
  server = createServer((request, response) => queue.add(request, response, next, refuse))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { queue, pending: responses, port, ask: () => fetch(`http://127.0.0.1:${port}/`) }
}

test('requests over the limit wait in turn, and those over the queue are refused at once', async () => {
  const { queue, pending, ask } = await openQueue({ maxWaiting: 1 })
  const first = ask()
  await waitUntil(() => pending.length === 1)
  const second = ask()
  await waitUntil(() => queue.waiting() === 1)
  expect((await ask()).status).toBe(503)

  pending[0]!.end('one')
  expect(await (await first).text()).toBe('one')
  await waitUntil(() => pending.length === 2)
  pending[1]!.end('two')
  expect(await (await second).text()).toBe('two')
  expect(queue.counts).toEqual({ inFlight: 0, refused: 1 })
})

test('no request waits longer than the limit', async () => {
  const { queue, pending, ask } = await openQueue({ maxWaitMs: 5 })
  void ask().catch(() => {})
  await waitUntil(() => pending.length === 1)
  expect((await ask()).status).toBe(503)
  expect(queue.waiting()).toBe(0)
})

test('a place is free again when its answer has begun, and when its caller has left', async () => {
  const { queue, pending, port, ask } = await openQueue({})
  const slow = ask()
  await waitUntil(() => pending.length === 1)
  pending[0]!.writeHead(200)
  pending[0]!.write('a long ')
  expect(queue.counts.inFlight).toBe(0)
  pending[0]!.end('answer')
  expect(await (await slow).text()).toBe('a long answer')

  const socket = connect(port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  await waitUntil(() => queue.counts.inFlight === 1)
  socket.destroy()
  await waitUntil(() => queue.counts.inFlight === 0)
})

test('a client that sends its body drop by drop keeps no place', async () => {
  const { pending, port, ask } = await openQueue({ maxSendMs: 5 })
  const socket = connect(port, '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\na')
  await waitUntil(() => pending.length === 1)
  const other = ask()
  await waitUntil(() => pending.length === 2)
  pending[1]!.end('other')
  expect(await (await other).text()).toBe('other')
  socket.destroy()
})
