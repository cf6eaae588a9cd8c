import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atTheEnd } from '../ending.ts'
import { type Instance, postBody, signIn, startInstance } from './instance.ts'
import { milliseconds, type Promised } from './promise.ts'

const post = (instance: Instance, headers: Record<string, string>, title: string) =>
  fetch(`${instance.url}/api/admin/posts`, { method: 'POST', headers, body: postBody(title) })

/** A disk that fills up, and one that turns read-only, under a running diary. */
export async function fillTheDisk(port: number): Promise<Promised[]> {
  const disk = await mkdtemp(join(tmpdir(), 'torture-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', disk], { stdio: 'ignore' })
  } catch {
    await rm(disk, { recursive: true, force: true })
    return [
      {
        promise: 'a full or read-only disk: writes are refused clearly, reads go on',
        figure: 'making such a disk needs the rights of root',
        isKept: null,
      },
    ]
  }
  const unmount = atTheEnd(() => execFileSync('umount', ['-l', disk], { stdio: 'ignore' }))
  let instance: Instance | null = null
  try {
    instance = await startInstance(port, { DATA_DIR: disk, MIN_FREE_MB: '32' })
    const headers = await signIn(instance.url)
    await post(instance, headers, 'With room')
    await fetch(`${instance.url}/`)
    const ballast = join(disk, 'ballast')
    const full = await tryWith(instance, headers, () => fill(ballast), 507)
    const { ok: isOkAgain } = await after(() => rm(ballast), instance, headers, 'Room again')
    const readOnly = await tryWith(instance, headers, async () => setReadOnly(disk, true), 507)
    const { ok: isWritable } = await after(
      async () => setReadOnly(disk, false),
      instance,
      headers,
      'Writable again',
    )
    return [
      {
        promise: 'a full disk: writes are refused clearly, reads go on, and it recovers',
        figure: `write ${full.write}, read ${full.read}, after freeing ${isOkAgain ? 'works' : 'fails'}`,
        isKept: full.isKept && isOkAgain,
      },
      {
        promise: 'a read-only disk: writes are refused clearly, reads go on, and it recovers',
        figure: `write ${readOnly.write}, read ${readOnly.read}, after ${isWritable ? 'works' : 'fails'}`,
        isKept: readOnly.isKept && isWritable,
      },
    ]
  } finally {
    await instance?.end('SIGKILL')
    await unmount()
    await rm(disk, { recursive: true, force: true })
  }
}

const LOOKS_AGAIN_MS = 1200
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function tryWith(
  instance: Instance,
  headers: Record<string, string>,
  cause: () => Promise<void>,
  expected: number,
) {
  await cause()
  await pause(LOOKS_AGAIN_MS)
  const { status: write } = await post(instance, headers, 'Without room')
  const { status: read } = await fetch(`${instance.url}/blog/with-room`)
  return { write, read, isKept: write === expected && read === 200 }
}

async function after(
  repair: () => Promise<void>,
  instance: Instance,
  headers: Record<string, string>,
  title: string,
) {
  await repair()
  await pause(LOOKS_AGAIN_MS)
  return post(instance, headers, title)
}

async function fill(file: string) {
  const chunk = Buffer.alloc(1024 * 1024)
  try {
    for (let size = 0; size < 512; size++) await writeFile(file, chunk, { flag: 'a' })
  } catch {}
}

/** Nothing can be made in the folder any more; remounting it would wait for every open file. */
function setReadOnly(disk: string, isReadOnly: boolean) {
  execFileSync('chattr', [isReadOnly ? '+i' : '-i', disk], { stdio: 'ignore' })
}

/** A polite end while uploads and pages are under way. */
export async function endPolitely(port: number, env: Record<string, string>): Promise<Promised[]> {
  const instance = await startInstance(port, { ...env, DRAIN_SECONDS: '1' })
  const asking = Array.from({ length: 40 }, (_, number) =>
    fetch(`${instance.url}/blog/not-written-${number}`).then(
      async (answer) => {
        await answer.text()
        return answer.status
      },
      () => 0,
    ),
  )
  await Promise.race(asking)
  const { code, ms } = await instance.end('SIGTERM')
  const statuses = await Promise.all(asking)
  const failed = statuses.filter((status) => status !== 404).length
  return [
    {
      promise: 'SIGTERM: requests in flight finish, exit 0 within 10 s',
      figure: `${failed} of ${statuses.length} failed, exit ${code} after ${milliseconds(ms)}`,
      isKept: failed === 0 && code === 0 && ms < 10_000,
    },
  ]
}

/** The clock jumps ten years ahead and twenty back under a running diary. */
export async function moveTheClock(port: number, env: Record<string, string>): Promise<Promised[]> {
  const preload = join(import.meta.dirname, 'clock-jump.ts')
  const instance = await startInstance(port, env, ['--import', preload])
  try {
    const headers = await signIn(instance.url)
    const results: string[] = []
    let isKept = true
    for (const title of ['Ten years on', 'Ten years back']) {
      instance.child.kill('SIGUSR2')
      await pause(200)
      const read = await fetch(`${instance.url}/`)
      const written = await post(instance, headers, title)
      // A session may well have ended by then; anything but an error of ours will do.
      isKept &&= read.status === 200 && [200, 201, 401].includes(written.status)
      results.push(`page ${read.status}, write ${written.status}`)
    }
    isKept &&= (await fetch(`${instance.url}/readyz`)).ok
    return [
      { promise: 'the clock jumps by ten years: it goes on', figure: results.join('; '), isKept },
    ]
  } finally {
    await instance.end('SIGKILL')
  }
}
