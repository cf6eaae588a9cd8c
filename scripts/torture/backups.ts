import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { postBody, signIn, startInstance } from './instance.ts'
import type { Promised } from './promise.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')

/** Backs up a running embedded diary, moves it to a server and back, and compares the pages. */
export async function moveThereAndBack(databaseUrl: string, port: number): Promise<Promised[]> {
  const folder = await mkdtemp(join(tmpdir(), 'torture-backup-'))
  const embedded = { DATA_DIR: join(folder, 'one'), SEED: 'demo' }
  const server = { DATA_DIR: join(folder, 'two'), DATABASE_URL: databaseUrl }
  const again = { DATA_DIR: join(folder, 'three') }
  const command = (name: string, env: Record<string, string>, ...args: string[]) =>
    run(process.execPath, [join('scripts', `${name}.ts`), ...args], {
      cwd: root,
      env: { PATH: process.env.PATH, ...env },
    })
  try {
    const first = await startInstance(port, embedded)
    const headers = await signIn(first.url)
    await fetch(`${first.url}/api/admin/posts`, {
      method: 'POST',
      headers,
      body: postBody('Written before the move'),
    })
    const before = await (await fetch(`${first.url}/api/posts`)).text()
    const file = join(folder, 'one.tar.gz')
    const drill = await command('backup', embedded, '--drill', '--to', file)
    await first.end('SIGTERM')

    await command('restore', server, file)
    const second = await startInstance(port, server)
    const onServer = await (await fetch(`${second.url}/api/posts`)).text()
    const back = join(folder, 'two.tar.gz')
    await command('backup', server, '--to', back)
    await second.end('SIGTERM')

    await command('restore', again, back)
    const third = await startInstance(port, again)
    const home = await (await fetch(`${third.url}/api/posts`)).text()
    await third.end('SIGTERM')
    const isSame = before === onServer && before === home
    return [
      {
        promise: 'a backup of a running diary passes its drill',
        figure: /Drill passed: (.*)\./.exec(drill.stdout)?.[1] ?? drill.stdout,
        isKept: drill.stdout.includes('Drill passed'),
      },
      {
        promise: 'moved from embedded to a server and back by backups: nothing differs',
        figure: isSame ? `${before.length} bytes of posts, the same three times` : 'they differ',
        isKept: isSame && before.includes('Written before the move'),
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
