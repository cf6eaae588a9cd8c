import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { killWhileWriting, readReportedValues } from '#test/processes/kill-while-writing.ts'
import { argumentsFor, endOf, startChild } from '#test/processes/run-child.ts'
import { createWatchEnv } from '#test/processes/watch-file-calls.ts'
import { createEmbeddedStore } from '#test/stores/stores.ts'

/** Opening a store flushes far less often than this many writes do. */
const WRITES = 50

test('a process killed while writing to the embedded store never loses an acknowledged post', () =>
  killWhileWriting(createEmbeddedStore))

test('every acknowledged write to the embedded store is flushed to the disk', async () => {
  const place = await createEmbeddedStore()
  const countIn = join(place.options.dataDir, 'flushes')
  const calls = createWatchEnv({ name: 'fsyncSync', countIn })
  const child = startChild('write-until-killed', argumentsFor(place), calls)
  let wrote = 0
  let flushed = 0
  await endOf(child, (stdout) => {
    wrote = readReportedValues(stdout, 'wrote').length
    if (wrote < WRITES) return
    child.kill('SIGKILL')
    flushed ||= statSync(countIn).size
  })
  await place.remove()
  expect(flushed).toBeGreaterThanOrEqual(WRITES)
})

test('a process whose embedded store ended by itself ends too, and loses no acknowledged post', async () => {
  const place = await createEmbeddedStore()
  const write = (env: Record<string, string>) =>
    startChild('write-until-killed', argumentsFor(place), env)
  const ended = await endOf(write(createWatchEnv({ name: 'fsyncSync', ends: 'thread', at: 12 })))
  expect(ended).toMatchObject({ code: 1, signal: null })
  const wrote = readReportedValues(ended.stdout, 'wrote')
  expect(wrote.length).toBeGreaterThan(3)

  const again = write({})
  const { stdout } = await endOf(again, (said) => {
    if (said.includes('\n')) again.kill('SIGKILL')
  })
  await place.remove()
  expect(readReportedValues(stdout, 'found')[0]?.split(' ')).toEqual(expect.arrayContaining(wrote))
})
