import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { openZip } from '../src/server/moving/zip/open-zip.ts'
import { type Diary, startDiary } from './diary.ts'

/** No browser: the built product beside which commands run. */
const test = base.extend<object, { diary: Diary }>({
  diary: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
    async ({}, use) => {
      const diary = await startDiary()
      await use(diary)
      await diary.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** A command beside a diary that runs; answers what it printed. */
async function run(dataDir: string, [name, ...args]: string[], typed = '') {
  const child = spawn(process.execPath, [`scripts/commands/${name}.ts`, ...args], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  })
  let told = ''
  child.stdout.on('data', (chunk) => {
    told += chunk
  })
  child.stdin.end(typed)
  const [code] = (await once(child, 'close')) as [number]
  expect(code, `${name} ${args.join(' ')}`).toBe(0)
  return told
}

test('letters are told in the shell while the diary runs', async ({ diary }) => {
  const told = await run(diary.dataDir, ['letters', 'status'])
  expect(told).toMatch(
    /^(No post has been sent as a letter yet\.|.+ {2}\w+.*\n {2}\d+ recipients: )/,
  )
})

test('accounts are managed from the shell while the diary runs', async ({ diary, request }) => {
  // Four programs are started, one after the other.
  test.setTimeout(180_000)
  const admin = (args: string[], typed = '') => run(diary.dataDir, ['admin', ...args], typed)
  const signIn = async (password: string) => {
    const data = { email: 'ben@example.com', password }
    const headers = { origin: diary.url }
    return (await request.post(`${diary.url}/api/auth/login`, { data, headers })).status()
  }
  await admin(['add', 'ben@example.com'], 'first-password\n')
  expect(await admin(['list'])).toContain('ben@example.com')
  expect(await signIn('first-password')).toBe(200)
  await admin(['password', 'ben@example.com'], 'second-password\n')
  expect(await signIn('first-password')).toBe(401)
  expect(await signIn('second-password')).toBe(200)
  await admin(['remove', 'ben@example.com'])
  expect(await signIn('second-password')).toBe(401)
})

test('everything is exported from the shell while the diary runs', async ({ diary }) => {
  const folder = await mkdtemp(join(tmpdir(), 'diary-out-'))
  try {
    for (const kind of ['markdown', 'static']) {
      const file = join(folder, `${kind}.zip`)
      expect(await run(diary.dataDir, ['export', `--${kind}`, file])).toContain(file)
      const zip = await openZip(file)
      expect(zip.names).toContain(kind === 'static' ? 'index.html' : 'settings.yaml')
      await zip.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('an old blog is looked at from the shell while the diary runs', async ({ diary }) => {
  const file = join(import.meta.dirname, '../test/fixtures/moving/wordpress.xml')
  const told = await run(diary.dataDir, ['import', file, '--dry-run'])
  expect(told).toContain('9 posts (2 published, 7 drafts)')
})
