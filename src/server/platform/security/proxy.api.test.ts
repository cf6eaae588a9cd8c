import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DatabaseInfo } from '#shared/contract/settings.admin.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'

let diary: TestApp
const lines: string[] = []
beforeEach(() => lines.splice(0))
afterEach(() => diary.close())

const start = async (env: Record<string, string> = {}) => {
  const logTo = { write: (line: string) => lines.push(line) }
  diary = await createTestApp({ visitor: adminVisitor, env, logTo })
}
const forwarded = (remoteAddress = '127.0.0.1') =>
  diary.app.inject({
    url: '/api/posts/recent',
    remoteAddress,
    headers: { 'x-forwarded-for': '203.0.113.9' },
  })
const warnings = () => lines.filter((line) => line.includes('TRUST_PROXY'))
const info = async () => (await diary.app.inject('/api/database-info')).json<DatabaseInfo>()

test('a proxy that is not trusted is told of once, in the log and to the owner', async () => {
  await start()
  expect(await info()).not.toHaveProperty('untrustedProxy')
  await forwarded()
  await forwarded('::ffff:172.17.0.1')
  expect(warnings()).toHaveLength(1)
  expect(await info()).toMatchObject({ untrustedProxy: true })
})

test.each(['::1', 'fd00::1', '192.168.1.2'])('also one at %s', async (address) => {
  await start({ TRUST_PROXY: '127.0.0.1' })
  await forwarded(address)
  expect(warnings()).toHaveLength(1)
})

test('one that is trusted is nothing to tell', async () => {
  await start({ TRUST_PROXY: 'loopback' })
  await forwarded()
  expect(warnings()).toEqual([])
  expect(await info()).not.toHaveProperty('untrustedProxy')
})

test('a header that any stranger may send says nothing', async () => {
  await start()
  await forwarded('198.51.100.7')
  await forwarded('2001:db8::7')
  expect(warnings()).toEqual([])
})

test('an https address without a trusted proxy is warned of at the start', async () => {
  await start({ PUBLIC_URL: 'https://diary.example.com' })
  expect(warnings()).toHaveLength(1)
})
