import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort, owner } from '../../e2e/diary.ts'
import { cloneProject } from '../../scripts/processes/clone.ts'

async function startIn(clone: string) {
  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: clone,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      BACKUPS: 'none',
      LOG_LEVEL: 'warn',
    },
  })
  let printed = ''
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk
      if (printed.includes('The diary is open')) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => reject(new Error(printed)))
  })
  const stop = async () => {
    if (child.exitCode !== null) return
    const hasEnded = once(child, 'exit')
    child.kill()
    await hasEnded
  }
  onTestFinished(stop)
  return { origin: `http://localhost:${port}`, printed: () => printed, stop }
}

/** Everything that the home page links to is there. */
async function readHome(origin: string) {
  const html = await (await fetch(origin)).text()
  const linked = html.matchAll(/(?:href|src)="(\/(?:assets|fonts)\/[^"]+)"/g)
  const files = [...linked].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) expect((await fetch(origin + file)).status, file).toBe(200)
  return html
}

test('a clone starts with the pages of one language, builds another when it is chosen, and nothing twice', async () => {
  const { folder: clone, remove } = await cloneProject()
  onTestFinished(remove)
  const stamps = join(clone, 'dist/stamps')
  const first = await startIn(clone)
  expect(await readHome(first.origin)).toContain('<html lang="en"')
  expect((await readdir(stamps)).filter((name) => name.includes('-'))).toEqual([
    'admin-en',
    'site-en',
  ])
  const signIn = await fetch(`${first.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: first.origin },
    body: JSON.stringify(owner),
  })
  const { token } = (await signIn.json()) as { token: string }
  const chosen = await fetch(`${first.origin}/api/admin/settings`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      origin: first.origin,
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ language: 'de' }),
  })
  expect(chosen.status).toBe(200)
  expect(await readHome(first.origin)).toContain('<html lang="de"')
  await first.stop()

  const writtenAt = async (name: string) => (await stat(join(stamps, name))).mtimeMs
  const names = await readdir(stamps)
  const before = await Promise.all(names.map(writtenAt))
  const second = await startIn(clone)
  expect(await readHome(second.origin)).toContain('<html lang="de"')
  expect(second.printed()).not.toContain('Building')
  expect(await Promise.all(names.map(writtenAt))).toEqual(before)
  await second.stop()
})
