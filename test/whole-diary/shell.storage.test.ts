import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openZip } from '#server/transfer/read-zip.ts'
import { type Diary, startDiary } from '../../e2e/diary.ts'
import { endOf } from '../processes/run-child.ts'

/** The built product runs beside the commands; `import` has a test of its own. */
let diary: Diary
beforeAll(async () => {
  diary = await startDiary()
})
afterAll(() => diary.stop())

async function run(args: string[], typed = '') {
  const child = spawn(process.execPath, ['scripts/command.ts', ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: diary.dataDir },
  })
  child.stdin.end(typed)
  const { code, stdout, stderr } = await endOf(child)
  expect(code, `${args.join(' ')}: ${stderr}`).toBe(0)
  return stdout
}

test('letters are told in the shell while the diary runs', async () => {
  expect(await run(['letters', 'status'])).toMatch(
    /^(No post has been sent as a letter yet\.|.+ {2}\w+.*\n {2}\d+ recipients: )/,
  )
})

test('accounts are managed from the shell while the diary runs', async () => {
  const admin = (args: string[], typed = '') => run(['admin', ...args], typed)
  const signIn = async (password: string) => {
    const answer = await fetch(`${diary.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: diary.url },
      body: JSON.stringify({ email: 'ben@example.com', password }),
    })
    return answer.status
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

test('everything is exported from the shell while the diary runs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'diary-out-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const kind of ['markdown', 'static']) {
    const file = join(folder, `${kind}.zip`)
    expect(await run(['export', `--${kind}`, file])).toContain(file)
    const zip = await openZip(file)
    expect(zip.names).toContain(kind === 'static' ? 'index.html' : 'settings.yaml')
    await zip.close()
  }
})
