import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Instance, postBody, signIn, startInstance } from './instance.ts'
import { milliseconds, type Promised, percentile } from './promise.ts'

/** Kills the process in the middle of writes, again and again, and counts what came back. */
export async function killUnderWrites(
  store: 'embedded' | 'server',
  port: number,
  cycles: number,
  env: Record<string, string>,
): Promise<Promised[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'torture-kills-'))
  const acknowledged = new Set<string>()
  const readyTimes: number[] = []
  let lost = 0
  let headers: Record<string, string> | null = null
  try {
    for (let cycle = 0; cycle <= cycles; cycle++) {
      const instance = await startInstance(port, { ...env, DATA_DIR: dataDir })
      if (cycle > 0) readyTimes.push(instance.readyMs)
      // The session itself must survive the kill, or this would fail.
      headers ??= await signIn(instance.url)
      const found = await titles(instance, headers)
      lost = [...acknowledged].filter((title) => !found.has(title)).length
      if (lost > 0 || cycle === cycles) {
        await instance.end('SIGKILL')
        break
      }
      await writeUntilKilled(instance, headers, cycle, acknowledged)
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
  return [
    {
      promise: `${cycles} kills under writes, ${store} store: no acknowledged write is lost`,
      figure: `${lost} of ${acknowledged.size} lost in ${readyTimes.length} kills`,
      isKept: lost === 0 && acknowledged.size > cycles && readyTimes.length === cycles,
    },
    {
      promise: `ready again after a kill, ${store} store: within 10 s`,
      figure: `worst ${milliseconds(Math.max(...readyTimes))}, median ${milliseconds(percentile(readyTimes, 0.5))}`,
      isKept: Math.max(...readyTimes) < 10_000,
    },
  ]
}

async function titles(instance: Instance, headers: Record<string, string>): Promise<Set<string>> {
  const answer = await fetch(`${instance.url}/api/posts`, { headers })
  return new Set(((await answer.json()) as { title: string }[]).map((post) => post.title))
}

async function writeUntilKilled(
  instance: Instance,
  headers: Record<string, string>,
  cycle: number,
  acknowledged: Set<string>,
) {
  const killAfter = 2 + ((cycle * 7) % 13)
  let written = 0
  const write = async (writer: number) => {
    for (let number = 0; ; number++) {
      const title = `Cycle ${cycle} writer ${writer} number ${number}`
      try {
        const answer = await fetch(`${instance.url}/api/admin/posts`, {
          method: 'POST',
          headers,
          body: postBody(title),
        })
        if (!answer.ok) return
      } catch {
        return
      }
      acknowledged.add(title)
      written += 1
      if (written === killAfter) instance.child.kill('SIGKILL')
    }
  }
  await Promise.all([write(1), write(2), write(3)])
  await instance.end('SIGKILL')
}
