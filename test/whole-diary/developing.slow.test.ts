import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../e2e/diary.ts'

test('while developing, pages are drawn from source', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'diary-dev-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
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
})
