import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { partUnlessSlow } from '#test/part-unless-slow.ts'
import { argumentsFor, endOf, startChild } from '#test/processes/run-child.ts'
import { storesForKillTests, type TestStore } from '#test/stores/stores.ts'
import { sumOf } from '#test/visits/counting.ts'
import { openDatabase } from '../platform/database/open-database.ts'

const KILLS = partUnlessSlow(2, 3)
const VIEWS_A_ROUND = 40
const VISITORS = 200

/** Kills the process in the round that follows the written `rounds`. */
async function countAndKill(place: TestStore, rounds: number): Promise<number> {
  const child = startChild('count-until-killed', argumentsFor(place))
  const written = (stdout: string) => stdout.split(';').length - 1
  const { signal, stderr, stdout } = await endOf(child, (output) => {
    if (written(output) >= rounds) child.kill('SIGKILL')
  })
  expect({ signal, stderr }).toEqual({ signal: 'SIGKILL', stderr: '' })
  return written(stdout)
}

describe.each(storesForKillTests)(
  'processes that are killed while they count, $store store',
  (testStore) => {
    const processes = testStore.store === 'server' ? 2 : 1
    let place: TestStore
    beforeEach(async () => {
      place = await testStore.makePlace()
    })
    afterEach(() => place.remove())

    test('leave exact sums: all of what was written, and nothing twice or in part', async () => {
      let rounds = 0
      for (let kill = 0; kill < KILLS; kill += 1) {
        const both = Array.from({ length: processes }, (_, at) =>
          countAndKill(place, 6 + kill + at),
        )
        for (const written of await Promise.all(both)) rounds += written
      }
      const database = await openDatabase(place.options)
      const all = await sumOf(database, 'all')
      // A killed process may have written one more round than it could report.
      expect(all.views % VIEWS_A_ROUND).toBe(0)
      expect(all.views).toBeGreaterThanOrEqual(rounds * VIEWS_A_ROUND)
      expect(all.views).toBeLessThanOrEqual((rounds + KILLS * processes) * VIEWS_A_ROUND)
      for (const kind of ['page', 'ever', 'screen', 'source']) {
        expect((await sumOf(database, kind)).views).toBe(all.views)
      }
      // Every process counts the same visitors in every round.
      expect(all.visitors).toBe(VISITORS)
      await database.close()
    })
  },
)
