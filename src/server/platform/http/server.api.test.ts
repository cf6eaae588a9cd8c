import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { createTestApp, plainAssets, type TestApp } from '#test/test-app.ts'
import { waitUntil } from '#test/wait-until.ts'
import { drainServer } from './server.ts'

const A_MINUTE = 60_000

let diary: TestApp
afterEach(() => diary.close())

const finish = (limitMs: number) =>
  drainServer(
    { server: diary.app.server, renderQueue: diary.services.platform.renderQueue },
    limitMs,
  )

test('a page that is being drawn while the diary closes still gets its data and goes out', async () => {
  const closing = Promise.withResolvers<void>()
  let drawing = 0
  diary = await createTestApp({
    assets: {
      ...plainAssets,
      loadRenderer: async () => {
        const plain = await plainAssets.loadRenderer()
        return {
          ...plain,
          render: async (options) => {
            drawing += 1
            await closing.promise
            const answer = await options.ask('/api/posts/recent', { query: {} })
            return { ...(await plain.render(options)), status: answer.status }
          },
        }
      },
    },
  })
  const url = await diary.app.listen({ port: 0, host: '127.0.0.1' })
  const pendingAnswer = fetch(`${url}/blog`)
  await waitUntil(() => drawing === 1)

  diary.services.platform.lifecycle.drain()
  const finished = finish(A_MINUTE)
  await waitUntil(() => !diary.app.server.listening)
  closing.resolve()
  const answer = await pendingAnswer
  expect(answer.status).toBe(200)
  expect(answer.headers.get('connection')).toBe('close')
  expect(await answer.text()).toContain('/blog')
  await finished
})

test('a client that connected before the process closes is still answered', async () => {
  diary = await createTestApp()
  const url = await diary.app.listen({ port: 0, host: '127.0.0.1' })
  const sockets = Array.from({ length: 20 }, () => connect(Number(new URL(url).port), '127.0.0.1'))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  const answers = sockets.map((socket) => text(socket))
  for (const socket of sockets)
    socket.write('GET /api/posts/recent HTTP/1.1\r\nhost: diary\r\n\r\n')
  await finish(A_MINUTE)
  for (const answer of await Promise.all(answers)) expect(answer).toContain('HTTP/1.1 200')
})

test('a client that connects and sends nothing does not keep the process from closing', async () => {
  diary = await createTestApp()
  const url = await diary.app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  const isCut = new Promise((resolve) => socket.on('error', () => {}).on('close', resolve))
  await once(socket, 'connect')
  await finish(50)
  await isCut
  expect(diary.app.server.listening).toBe(false)
})
