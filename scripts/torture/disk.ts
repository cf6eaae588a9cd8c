import { execFileSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { onCleanup } from '../processes/cleanup.ts'
import { signIn, startDiaryProcess } from '../processes/diary-process.ts'
import type { Row } from '../processes/figures.ts'
import { ask, writePost } from '../processes/requests.ts'
import type { Stores } from '../processes/stores.ts'

const REFUSED = 507
/** The diary checks its disk about once a second. */
const LOOKS_AGAIN_MS = 1200
const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: 'ignore' })

export async function fillTheDisk(stores: Stores): Promise<Row[]> {
  const disk = stores.embedded().DATA_DIR
  await mkdir(disk)
  try {
    run('mount', '-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', disk)
  } catch {
    const what = 'a full or read-only disk: writes are refused clearly, reads go on'
    return [{ what, figure: 'making such a disk needs the rights of root', isWithin: null }]
  }
  const unmount = onCleanup(() => run('umount', '-l', disk))
  const diary = await startDiaryProcess({ DATA_DIR: disk, MIN_FREE_MB: '32', SEED: 'none' })
  const headers = await signIn(diary.url)
  await writePost(diary.url, headers, 'With room')

  const attempt = async (name: string, spoil: () => unknown, repair: () => unknown) => {
    await spoil()
    await setTimeout(LOOKS_AGAIN_MS)
    const write = await writePost(diary.url, headers, 'Without room')
    const read = await ask(diary.port, '/blog/with-room')
    await repair()
    await setTimeout(LOOKS_AGAIN_MS)
    const after = await writePost(diary.url, headers, `After ${name}`)
    return {
      what: `${name}: writes are refused clearly, reads go on, and it recovers`,
      figure: `write ${write.status}, read ${read.status}, write after it ${after.status}`,
      isWithin: write.status === REFUSED && read.status === 200 && after.ok,
    }
  }
  const ballast = join(disk, 'ballast')
  const found = [
    await attempt(
      'a full disk',
      () => fill(ballast),
      () => rm(ballast),
    ),
    // `chattr` blocks new files in the folder; remounting would wait for every open file.
    await attempt(
      'a read-only disk',
      () => run('chattr', '+i', disk),
      () => run('chattr', '-i', disk),
    ),
  ]
  await diary.end('SIGKILL')
  await unmount()
  return found
}

async function fill(file: string) {
  const chunk = Buffer.alloc(1024 * 1024)
  try {
    for (let size = 0; size < 512; size++) await writeFile(file, chunk, { flag: 'a' })
  } catch {}
}
