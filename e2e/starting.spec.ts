import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort, startDiary } from './diary.ts'

/** Starts the diary where it cannot start, and tells how it ended. */
async function failToStart(env: Record<string, string>) {
  const dataDir = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'diary-start-')))
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, PORT: String(await freePort()), DATA_DIR: dataDir, ...env },
  })
  let told = ''
  child.stderr.on('data', (chunk) => {
    told += chunk
  })
  const [code] = (await once(child, 'exit')) as [number]
  if (!env.DATA_DIR) await rm(dataDir, { recursive: true, force: true })
  return { code, told }
}

test('a port in use is told in one sentence', async () => {
  const port = await freePort()
  const other = createServer().listen(port, 'localhost')
  await once(other, 'listening')
  const { code, told } = await failToStart({ PORT: String(port) })
  other.close()
  expect(code).toBe(1)
  expect(told).toContain(`Port ${port} is already in use.`)
  expect(told).not.toContain('    at ')
})

test('a data folder in use is told in one sentence', async () => {
  const diary = await startDiary()
  const { code, told } = await failToStart({ DATA_DIR: diary.dataDir })
  await diary.stop()
  expect(code).toBe(1)
  expect(told).toMatch(/data folder .*in use|already uses/i)
  expect(told).not.toContain('    at ')
})

test('all bad variables are listed at once', async () => {
  const { code, told } = await failToStart({ PORT: 'abc', SEED: 'x', DATABASE_URL: 'nonsense' })
  expect(code).toBe(1)
  for (const name of ['PORT', 'SEED', 'DATABASE_URL']) expect(told).toContain(name)
  expect(told).not.toContain('    at ')
})

test('a database server that is not there is told without its password', async () => {
  const port = await freePort()
  const { code, told } = await failToStart({
    DATABASE_URL: `postgresql://diary:hunter2@127.0.0.1:${port}/diary`,
  })
  expect(code).toBe(1)
  expect(told).toContain('DATABASE_URL')
  expect(told).not.toContain('hunter2')
  expect(told).not.toContain('    at ')
})

test('the first start prints where the site is and where to sign in', async () => {
  const diary = await startDiary({}, { firstStart: true })
  expect(diary.output()).toContain(diary.url)
  expect(diary.output()).toContain(`${diary.url}/admin/login`)
  await diary.stop()
})

test('while developing, pages are drawn from source', async () => {
  test.slow()
  const dataDir = await mkdtemp(join(tmpdir(), 'diary-dev-'))
  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir },
  })
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      if (String(chunk).includes('The diary is open')) resolve()
    })
  })
  for (const path of ['/', '/blog', '/admin/login']) {
    const answer = await fetch(`http://localhost:${port}${path}`)
    expect(answer.status, path).toBe(200)
    expect(await answer.text()).toContain('/@vite/client')
  }
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
  await rm(dataDir, { recursive: true, force: true })
})
