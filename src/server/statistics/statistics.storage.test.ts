import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HOUR_MS } from '#shared/durations.ts'
import { createFakeClock, type FakeClock } from '#test/fake-clock.ts'
import { stores, type TestStore } from '#test/stores/stores.ts'
import { migrationsFolder, resetDatabase } from '#test/stores/test-database.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'
import { startCounting, sumOf } from '#test/visits/counting.ts'
import { listenOnFreePort, visit } from '#test/visits/visits.ts'
import { makeBackup } from '../backups/make-backup.ts'
import type { Database } from '../platform/database/database.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { createCountsRepository } from './counts.repository.ts'

/** latin1 maps every byte to one character, so the text of binary files can be searched. */
async function readFolder(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const texts = await Promise.all(
    files.map((file) => readFile(join(file.parentPath, file.name), 'latin1')),
  )
  return texts.join('\n')
}

function statisticsOn({ makePlace }: (typeof stores)[number]) {
  const now = {} as { place: TestStore; database: Database; clock: FakeClock }

  beforeAll(async () => {
    now.place = await makePlace()
    now.database = await openDatabase(now.place.options)
  })
  afterAll(async () => {
    await now.database?.close()
    await now.place?.remove()
  })
  beforeEach(async () => {
    await resetDatabase(now.database.db)
    now.clock = createFakeClock('2026-11-17T12:00:00Z')
  })

  const rowsOf = async (table: string) =>
    (await now.database.query(`select to_jsonb(t)::text as row from ${table} t`)).rows.map(
      ({ row }) => String(row),
    )
  return { now, rowsOf }
}

describe.each(stores)('statistics on the $store store', (where) => {
  const { now } = statisticsOn(where)

  test('two processes add up exactly, whoever comes to which', async () => {
    const both = [
      await startCounting(now.database, now.clock),
      await startCounting(now.database, now.clock),
    ]
    for (let round = 0; round < 10; round += 1) {
      for (const counting of both) {
        for (let at = 0; at < 50; at += 1) counting.open(`/page-${at % 3}`, `visitor ${at % 25}`)
      }
      await Promise.all(both.map((counting) => counting.writeAll()))
    }
    expect(await sumOf(now.database, 'all')).toEqual({ views: 1000, visitors: 25 })
    expect(await sumOf(now.database, 'page')).toEqual({ views: 1000, visitors: 50 })
    expect(await sumOf(now.database, 'ever')).toEqual({ views: 1000, visitors: 0 })
    expect(await sumOf(now.database, 'source')).toEqual({ views: 1000, visitors: 25 })
  })

  test('a batch whose writing was not confirmed is tried again and counts once', async () => {
    const counts = createCountsRepository(now.database.db)
    const row = { kind: 'all', name: '', source: '', views: 7 } as const
    const batch = {
      day: '2026-11-17',
      id: 'batch!',
      keys: 2,
      rows: [row],
      seen: [{ hash: 'visitor', rows: [row] }],
    }
    await Promise.all([counts.add(batch), counts.add(batch)])
    await counts.add(batch)
    expect(await sumOf(now.database, 'all')).toEqual({ views: 7, visitors: 1 })
    await counts.add({ ...batch, id: 'another!' })
    expect(await sumOf(now.database, 'all')).toEqual({ views: 14, visitors: 1 })
  })
})

describe('statistics in a data folder', () => {
  const { now, rowsOf } = statisticsOn(stores[0]!)

  test('days of earlier months become their month and lose nothing', async () => {
    const counting = await startCounting(now.database, now.clock)
    const days = [
      '2026-07-01',
      '2026-07-02',
      '2026-07-31',
      '2026-08-01',
      '2026-08-15',
      '2026-09-03',
    ]
    for (const day of days) {
      now.clock.set(`${day}T12:00:00Z`)
      await counting.refresh()
      counting.open('/about', 'somebody')
      counting.open(`/blog?search=${day === '2026-09-03' ? 'lonely' : 'ball'}`, 'somebody')
      if (day === '2026-07-01') counting.open('/blog?search=once', 'somebody')
      await counting.writeAll()
    }
    const before = await sumOf(now.database, 'page')
    const counts = createCountsRepository(now.database.db)
    for (let time = 0; time < 2; time += 1) await counts.sumMonthsBefore('2026-08-17', 2)
    const { rows } = await now.database.query(
      "select day::text, name, views from statistics_counts where kind = 'page' and name = '/about' order by day",
    )
    expect(rows.map(({ day, views }) => [day, views])).toEqual([
      ['2026-07-01', 3],
      ['2026-08-01', 1],
      ['2026-08-15', 1],
      ['2026-09-03', 1],
    ])
    expect(await sumOf(now.database, 'page')).toEqual(before)
    expect((await sumOf(now.database, 'all')).views).toBe(13)
    const searched = await rowsOf("(select name from statistics_counts where kind = 'search')")
    // A search of an old month that only one visitor made is deleted.
    expect(searched.filter((row) => row.includes('once'))).toEqual([])
    expect(searched.filter((row) => row.includes('ball'))).not.toEqual([])
    expect(searched.filter((row) => row.includes('lonely'))).toHaveLength(1)
  })

  describe('in a whole diary', () => {
    const address = '203.0.113.77'
    const browser =
      'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0 Xyzzy/77'
    let diary: TestApp
    let origin: string
    let logged: string

    const start = async () => {
      logged = ''
      diary = await createTestApp({
        database: now.database,
        clock: now.clock,
        visitor: adminVisitor,
        env: { TRUST_PROXY: 'loopback' },
        logTo: {
          write: (line) => {
            logged += line
          },
        },
      })
      await diary.services.settings.update({
        features: { comments: false, featuredPosts: true, analytics: true },
        timeZone: 'UTC',
      })
      await diary.services.platform.changes.announce()
      await diary.services.statistics.counting.refresh()
      origin = await listenOnFreePort(diary.app)
    }
    const comeBy = async (path: string) => {
      const referer = 'https://forum.example/private/thread?user=xyzzy-reader'
      await visit(origin, path, { address, browser, headers: { referer } })
    }
    const tables = async () => {
      const { rows } = await now.database.query(
        "select tablename from pg_tables where schemaname = 'public'",
      )
      const all = await Promise.all(rows.map(({ tablename }) => rowsOf(`"${tablename}"`)))
      return all.flat().join('\n')
    }

    test('a clean stop writes everything', async () => {
      await start()
      await comeBy('/about')
      await comeBy('/contact')
      await diary.close()
      expect(await sumOf(now.database, 'all')).toEqual({ views: 2, visitors: 1 })
    })

    test('neither store nor data folder nor log holds an address, a browser or a whole referrer', async () => {
      await start()
      await comeBy('/about')
      await comeBy('/blog?search=xyzzy-words')
      await comeBy('/about')
      await diary.services.statistics.counting.writeAll()
      const folders = [now.place.options.dataDir, diary.config.dataDir].filter(Boolean)
      const files = await Promise.all(folders.map(readFolder))
      const everything = [await tables(), logged, ...files].join('\n')
      await diary.close()
      expect(everything).toContain('/about')
      expect(everything).toContain('forum.example')
      for (const secret of [address, 'Xyzzy/77', 'Firefox/141', 'private/thread', 'xyzzy-reader']) {
        expect(everything).not.toContain(secret)
      }
    })

    test('after two days salt and visitors are gone, and sums are left', async () => {
      await start()
      await comeBy('/about')
      await diary.services.statistics.counting.writeAll()
      const [salt] = await rowsOf('statistics_salts')
      expect(salt).toBeDefined()
      // The three hashes are the id of the batch, the visitor, and the visitor on that page.
      expect(await rowsOf('statistics_seen')).toHaveLength(3)
      now.clock.pass(24 * HOUR_MS)
      await diary.services.platform.jobs.run()
      expect(await rowsOf('statistics_salts')).toContain(salt)
      now.clock.pass(23 * HOUR_MS)
      await diary.services.platform.jobs.run()
      expect(await rowsOf('statistics_salts')).not.toContain(salt)
      expect(await rowsOf("(select * from statistics_seen where day = '2026-11-17')")).toEqual([])
      expect(await sumOf(now.database, 'all')).toEqual({ views: 1, visitors: 1 })
      await diary.close()
    })

    test('a backup holds the sums and nothing that tells visitors apart', async () => {
      await start()
      await comeBy('/about')
      await diary.close()
      const salts = await rowsOf('statistics_salts')
      expect(salts).toHaveLength(1)
      const folder = await mkdtemp(join(tmpdir(), 'statistics-backup-'))
      try {
        const file = join(folder, 'diary.tar.gz')
        const manifest = await makeBackup(
          { database: now.database, storage: null, migrationsFolder, programVersion: 'test' },
          file,
        )
        const names = manifest.tables.map(({ name }) => name)
        expect(names).toContain('statistics_counts')
        expect(names).not.toContain('statistics_salts')
        expect(names).not.toContain('statistics_seen')
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    })
  })
})
