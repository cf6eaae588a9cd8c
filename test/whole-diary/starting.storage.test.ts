import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort, startDiary } from '../../e2e/diary.ts'
import { endOf } from '../processes/run-child.ts'
import { createEmbeddedStore } from '../stores/stores.ts'

async function failToStart(env: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'diary-start-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: { PATH: process.env.PATH, PORT: String(await freePort()), DATA_DIR: dataDir, ...env },
  })
  const { code, stderr } = await endOf(child)
  expect(code).toBe(1)
  expect(stderr).not.toContain('    at ')
  return stderr
}

test('a port in use is told in one sentence', async () => {
  const port = await freePort()
  const other = createServer().listen(port, 'localhost')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const place = await createEmbeddedStore()
  onTestFinished(place.remove)
  const output = await failToStart({ PORT: String(port), DATA_DIR: place.options.dataDir })
  expect(output).toContain(`Port ${port} is already in use.`)
})

test('all bad variables are listed at once', async () => {
  const output = await failToStart({ PORT: 'abc', SEED: 'x', DATABASE_URL: 'nonsense' })
  for (const name of ['PORT', 'SEED', 'DATABASE_URL']) expect(output).toContain(name)
})

test('a database server that is not there is told without its password', async () => {
  const port = await freePort()
  const DATABASE_URL = `postgresql://diary:hunter2@127.0.0.1:${port}/diary`
  const output = await failToStart({ DATABASE_URL })
  expect(output).toContain('DATABASE_URL')
  expect(output).not.toContain('hunter2')
})

test('the first start prints where to go and makes an owner, once; a second program is refused', async () => {
  const env = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '', SEED: 'none' }
  const diary = await startDiary(env, { firstStart: true })
  onTestFinished(diary.stop)
  expect(diary.output()).toContain(diary.url)
  expect(diary.output()).toContain(`${diary.url}/admin/login`)
  const [, password = ''] = /Password: +([a-z\d-]{24})/.exec(diary.output()) ?? []
  const signIn = await fetch(`${diary.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: diary.url },
    body: JSON.stringify({ email: 'owner@diary.local', password }),
  })
  expect(signIn.status).toBe(200)

  expect(await failToStart({ DATA_DIR: diary.dataDir })).toMatch(/data folder .*in use/i)
  await diary.restart()
  expect(diary.output()).toContain(`${diary.url}/admin/login`)
  expect(diary.output()).not.toContain('Password:')
})
