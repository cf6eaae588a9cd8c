import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root, signIn, startDiaryProcess } from '../processes/diary-process.ts'
import type { Row } from '../processes/figures.ts'
import { writePost } from '../processes/requests.ts'
import type { Stores } from '../processes/stores.ts'

const run = promisify(execFile)
const TITLE = 'Written before the move'

export async function moveThereAndBack(stores: Stores): Promise<Row[]> {
  const [embedded, server, again] = [stores.embedded(), await stores.server(), stores.embedded()]
  const [there, back] = ['there', 'back'].map((name) => join(stores.folder, `${name}.tar.gz`))
  const command = (name: string, env: Record<string, string>, ...args: string[]) =>
    run(process.execPath, ['scripts/command.ts', name, ...args], {
      cwd: root,
      env: { PATH: process.env.PATH, ...env },
    })

  const first = await startDiaryProcess(embedded)
  await writePost(first.url, await signIn(first.url), TITLE)
  const before = await postsOf(first.url)
  const drill = await command('backup', embedded, '--drill', '--to', there!)
  await first.end()

  await command('restore', server, there!)
  const second = await startDiaryProcess(server)
  const onServer = await postsOf(second.url)
  await command('backup', server, '--to', back!)
  await second.end()

  await command('restore', again, back!)
  const third = await startDiaryProcess(again)
  const home = await postsOf(third.url)
  await third.end()

  const isSame = before === onServer && before === home
  return [
    {
      what: 'a backup of a running diary passes its drill',
      figure: /Drill passed: (.*)\./.exec(drill.stdout)?.[1] ?? drill.stdout,
      isWithin: drill.stdout.includes('Drill passed'),
    },
    {
      what: 'moved from embedded to a server and back by backups: nothing differs',
      figure: isSame ? `${before.length} bytes of posts, the same three times` : 'they differ',
      isWithin: isSame && before.includes(TITLE),
    },
  ]
}

const postsOf = async (url: string) => (await fetch(`${url}/api/posts`)).text()
