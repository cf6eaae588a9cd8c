import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endOf, startChild } from '#test/processes/run-child.ts'
import { waitUntil } from '#test/wait-until.ts'
import { createDiskStorage } from '../../platform/storage/disk-storage.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clips-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const unfinished = async (): Promise<string[]> => {
  const incoming = join(folder, '.incoming')
  const [work] = await readdir(incoming).catch((): string[] => [])
  return work ? readdir(join(incoming, work)) : ([] as string[])
}
const childrenOf = async (id: number) => {
  const ids = await readFile(`/proc/${id}/task/${id}/children`, 'utf8').catch(() => '')
  return ids.split(' ').filter(Boolean).map(Number)
}
const isRunning = (id: number) => {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}

const cases = [
  { when: 'in the middle of an upload', part: 'half', file: 'received' },
  { when: 'in the middle of a remux', part: 'whole', file: 'clip.mp4' },
]
test.for(cases)(
  'a diary that is killed $when leaves no clip and no program behind',
  async ({ part, file }) => {
    const child = startChild('store-clip-until-killed', [folder, 'plain.mp4', part])
    const end = endOf(child)
    await waitUntil(async () => (await unfinished()).includes(file))
    const workers = await childrenOf(child.pid!)
    expect(workers).toHaveLength(part === 'half' ? 0 : 1)
    // The stopped worker resumes after its parent's death, with the poster still to make.
    for (const worker of workers) process.kill(worker, 'SIGSTOP')
    child.kill('SIGKILL')
    await waitUntil(() => child.signalCode === 'SIGKILL')
    for (const worker of workers) process.kill(worker, 'SIGCONT')
    expect((await end).signal).toBe('SIGKILL')
    await waitUntil(() => !workers.some(isRunning))

    const storage = createDiskStorage(folder)
    expect(await storage.list()).toEqual([])
    expect(await unfinished()).toContain(file)
    expect(await unfinished()).not.toContain('160.avif')
    await storage.removeLeftovers(new Date(Date.now() + 60_000))
    expect(await readdir(join(folder, '.incoming'))).toEqual([])
  },
)
