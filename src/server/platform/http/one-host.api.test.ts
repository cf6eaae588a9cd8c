import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/test-app.ts'

let diary: TestApp
let port: number
beforeAll(async () => {
  diary = await createTestApp()
  port = Number(new URL(await diary.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => diary.close())

function ask(headers: string[]) {
  const socket = connect(port, '127.0.0.1')
  socket.write(['GET /blog HTTP/1.1', ...headers, 'Connection: close', '', ''].join('\r\n'))
  return text(socket)
}

test('a request that names two hosts is refused, also for a page in memory', async () => {
  expect(await ask(['Host: diary'])).toMatch(/^HTTP\/1.1 200 /)
  for (const second of ['Host: evil.example', 'hOST: diary']) {
    const answer = await ask(['Host: diary', 'Accept: */*', second])
    expect(answer).toMatch(/^HTTP\/1.1 400 /)
    expect(answer).toContain('"code":"request.two_hosts"')
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
  }
  expect(await ask(['Host: diary'])).toMatch(/^HTTP\/1.1 200 /)
})
