import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { createWritePause } from '#server/platform/write-pause.ts'
import { fillDiary, readContents, samplePost } from '#test/diaries/filled-diary.ts'
import { argumentsFor, endOf, startChild } from '#test/processes/run-child.ts'
import { setUpBackups } from '#test/stores/backups-on-stores.ts'
import {
  openSharedStore,
  ownDatabaseCondition,
  storesForKillTests,
  type TestStore,
} from '#test/stores/stores.ts'
import { migrationsFolder } from '#test/stores/test-database.ts'
import { waitUntil } from '#test/wait-until.ts'
import { posts } from '../schema.ts'
import { restoreBackup } from './restore-backup.ts'
import { keptTables } from './restores.service.ts'
import { removeStagingSchema } from './tables.repository.ts'

const { back, file, openStore, photos } = setUpBackups()
let place: TestStore | undefined
afterEach(async () => {
  await place?.remove()
  place = undefined
})

const partsOf = (database: Awaited<ReturnType<typeof openStore>>) => ({
  database,
  storage: photos(),
  migrationsFolder,
  replace: true,
  keptTables,
})

describe.each(storesForKillTests)('a restore into the $store store', ({ store, makePlace }) => {
  test.each(['staged', 'published'])('killed when all is %s leaves it as it was', async (point) => {
    const source = await openStore('embedded')
    await fillDiary(source)
    await back(source)
    place = await makePlace()
    const first = await openDatabase(place.options)
    await first.db.insert(posts).values({ ...samplePost, slug: 'here' })
    const before = await readContents(first)
    await first.close()

    const child = startChild('restore-until-killed', [file(), point, ...argumentsFor(place)])
    const end = endOf(child, (said) => said.includes('reached') && child.kill('SIGKILL'))
    expect(await end).toMatchObject({ signal: 'SIGKILL', stderr: '' })

    const again = await openDatabase(place.options)
    expect(await readContents(again)).toEqual(before)
    await removeStagingSchema(again.db)
    // The lock of the killed process ends with its connection.
    const pause = await createWritePause(again)
    const restore = () => restoreBackup({ ...partsOf(again), hold: pause.runExclusively }, file())
    if (store === 'server') await waitUntil(() => restore().then(Boolean, () => false))
    else await restore()
    expect((await again.query('select count(*)::int as count from posts')).rows[0]?.count).toBe(120)
    await pause.close()
    await again.close()
  })
})

describe('a restore on a server', () => {
  test('waits for what another process writes, and what it writes then comes after it', async () => {
    const source = await openStore('embedded')
    await fillDiary(source)
    await back(source)
    const { first, second, close } = await openSharedStore('server')
    let late: Promise<unknown> | undefined
    await restoreBackup(
      {
        ...partsOf(first),
        async beforeChange() {
          late = second.db
            .insert(posts)
            .values({ ...samplePost, slug: 'late' })
            .then(Boolean)
          await waitUntil(async () => {
            const { rows } = await first.query('select 1 from pg_locks where not granted')
            return rows.length > 0
          })
          // Reading continues, although these tables are about to be replaced.
          expect((await second.query('select * from posts')).rows).toEqual([])
        },
      },
      file(),
    )
    await late
    const { rows } = await second.query(`select count(*)::int as count from posts`)
    expect(rows[0]?.count).toBe(121)
    await close()
  })

  test('pauses the writes of every process, and one killed pauses nobody for long', async () => {
    const { first, second, close } = await openSharedStore('server')
    const [mine, other] = [await createWritePause(first), await createWritePause(second)]
    let rests = 0
    other.addWorker({
      async pause() {
        rests += 1
      },
      resume() {
        rests -= 1
      },
    })
    const isPaused = () => {
      try {
        other.startWriting()()
        return false
      } catch {
        return true
      }
    }
    await mine.runExclusively(async () => {
      await waitUntil(isPaused)
      expect(rests).toBe(1)
      await expect(other.runExclusively(async () => {})).rejects.toThrow(
        'Something else is being saved',
      )
      await expect(restoreBackup(partsOf(second), file())).rejects.toThrow()
    })
    await waitUntil(() => !isPaused())
    expect(rests).toBe(0)

    // Ending the transaction from outside imitates a process that is gone.
    const lost = mine.runExclusively(async () => {
      await waitUntil(isPaused)
      await second.query(
        `select pg_terminate_backend(pid) from pg_locks where ${ownDatabaseCondition} and locktype = 'advisory'`,
      )
      await waitUntil(() => !isPaused())
    })
    await expect(lost).rejects.toThrow()
    await mine.close()
    await other.close()
    await close()
  })
})

test('what stays and what is replaced do not refer to each other', async () => {
  const { db } = await openStore('embedded')
  const { rows } = await db.execute<{ from: string; to: string }>(sql`
    select conrelid::regclass::text as "from", confrelid::regclass::text as "to"
    from pg_constraint where contype = 'f'`)
  expect(rows.length).toBeGreaterThan(10)
  const isRetained = (name: string) => keptTables.includes(name)
  expect(rows.filter(({ from, to }) => isRetained(from) !== isRetained(to))).toEqual([])
})
