import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { partOrWhole } from '#test/part-or-whole.ts'
import { argumentsFor, endOf, startChild } from '#test/processes/run-child.ts'
import { watching } from '#test/processes/watch-file-calls.ts'
import { makeEmptyEmbeddedPlace, type Place } from '#test/stores/stores.ts'
import { StartError } from '../../process/lifecycle.ts'
import { refuseFirstStartWithoutRoom } from './embedded.ts'

type Moment = [name: string, at: number, after?: 'after']

let place: Place
afterEach(() => place.remove())

test('a first start killed at any moment leaves a folder that the next start goes on with', async () => {
  place = makeEmptyEmbeddedPlace()
  // The fourth rename gives the finished folder its name; the migration follows.
  const moments: Moment[] = [
    ['writeSync', 900],
    ['renameSync', 4, 'after'],
  ]
  const allMoments: Moment[] = [
    ['mkdirSync', 3],
    ['writeSync', 40],
    ['writeSync', 900],
    ['fsyncSync', 1],
    ['renameSync', 4],
    ['renameSync', 4, 'after'],
    ['fsyncSync', 2],
  ]
  let isFinished = false
  for (const [name, at, after] of partOrWhole(moments, allMoments)) {
    const calls = { name, ends: 'process' as const, at, isAfter: after !== undefined }
    const child = startChild('open-and-close', argumentsFor(place), watching(calls))
    const killed = { signal: 'SIGKILL', stderr: '', stdout: '' }
    expect(await endOf(child), `${name} ${at}`).toMatchObject(killed)
    isFinished ||= after !== undefined
    expect(existsSync(join(place.options.dataDir, 'database')), `${name} ${at}`).toBe(isFinished)
  }
  const next = await endOf(startChild('open-and-close', argumentsFor(place)))
  expect(next).toMatchObject({ code: 0, stderr: '' })
  expect(existsSync(join(place.options.dataDir, 'database.new'))).toBe(false)
})

test('a first start without room says how much it needs, and makes nothing', async () => {
  place = makeEmptyEmbeddedPlace()
  const { dataDir } = place.options
  mkdirSync(dataDir, { recursive: true })
  const start = () => refuseFirstStartWithoutRoom(dataDir, Number.MAX_SAFE_INTEGER)
  expect(start).toThrow(StartError)
  expect(start).toThrow(
    /enough space for a new diary: .* needs \d+ MB, but its disk has \d+ MB left/,
  )
  expect(() => refuseFirstStartWithoutRoom(dataDir, 1)).not.toThrow()
})
