import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { partUnlessSlow } from '#test/part-unless-slow.ts'
import { argumentsFor, endOf, startChild } from '#test/processes/run-child.ts'
import { createWatchEnv } from '#test/processes/watch-file-calls.ts'
import {
  createEmbeddedStore,
  createEmptyEmbeddedStore,
  type TestStore,
} from '#test/stores/stores.ts'
import { StartError } from '../../process/lifecycle.ts'
import { openDatabase } from '../open-database.ts'
import { refuseFirstStartWithoutRoom } from './embedded.ts'
import { firstStoreOf, packFirstStore } from './first-store.ts'

type Moment = [name: string, at: number, after?: 'after']

let place: TestStore
afterEach(() => place.remove())

/** The packed folder of a diary that was opened and closed, as `scripts/build/first-store.ts` packs it. */
let packed: TestStore
let firstStoreFile: string
beforeAll(async () => {
  packed = await createEmbeddedStore()
  const { dataDir, migrationsFolder } = packed.options
  firstStoreFile = join(dataDir, 'first-store.tgz')
  await packFirstStore(join(dataDir, 'database'), firstStoreOf(firstStoreFile, migrationsFolder))
})
afterAll(() => packed.remove())

/** Each initdb makes an identifier of its own, which a copied folder keeps. */
async function openAndIdentify(options: TestStore['options']) {
  const database = await openDatabase(options)
  const { rows } = await database.query(
    'select system_identifier::text as id from pg_control_system()',
  )
  const tables = await database.db.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  )
  let rowCount = 0
  for (const { name } of tables.rows) {
    const { rows: counted } = await database.query(`select count(*)::int as count from ${name}`)
    rowCount += Number(counted[0]?.count)
  }
  await database.close()
  return { id: rows[0]?.id, tables: tables.rows.length, rowCount }
}

async function killAndGoOn(moments: Moment[], isPacked = false) {
  place = createEmptyEmbeddedStore()
  const { dataDir, migrationsFolder } = place.options
  const args = isPacked ? [dataDir, '', migrationsFolder, firstStoreFile] : argumentsFor(place)
  let isFinished = false
  for (const [name, at, after] of moments) {
    const calls = { name, ends: 'process' as const, at, isAfter: after !== undefined }
    const child = startChild('open-and-close', args, createWatchEnv(calls))
    const killed = { signal: 'SIGKILL', stderr: '', stdout: '' }
    expect(await endOf(child), `${name} ${at}`).toMatchObject(killed)
    isFinished ||= after !== undefined
    expect(existsSync(join(dataDir, 'database')), `${name} ${at}`).toBe(isFinished)
  }
  const next = await endOf(startChild('open-and-close', args))
  expect(next).toMatchObject({ code: 0, stderr: '' })
  expect(existsSync(join(dataDir, 'database.new'))).toBe(false)
}

test('a first start killed at any moment leaves a folder that the next start goes on with', async () => {
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
  await killAndGoOn(partUnlessSlow(moments, allMoments))
})

test('a first start killed while it unpacks the folder of a package leaves one that the next start goes on with', async () => {
  const moments: Moment[] = [
    ['writeSync', 40],
    ['renameSync', 1, 'after'],
  ]
  const allMoments: Moment[] = [
    ['mkdirSync', 3],
    ['writeSync', 1],
    ['writeSync', 400],
    ['fsyncSync', 1],
    ['fsyncSync', 400],
    ['renameSync', 1],
    ['renameSync', 1, 'after'],
  ]
  await killAndGoOn(partUnlessSlow(moments, allMoments), true)
  const opened = await openAndIdentify(place.options)
  expect(opened.id).toBe((await openAndIdentify(packed.options)).id)
})

test('the folder of a package has all tables and not one row, and is used for the same program alone', async () => {
  place = createEmptyEmbeddedStore()
  const own = await openAndIdentify(packed.options)
  const unpacked = await openAndIdentify({ ...place.options, firstStoreFile })
  expect(unpacked).toEqual(own)
  expect(own.tables).toBeGreaterThan(20)
  expect(own.rowCount).toBe(0)

  const { dataDir, migrationsFolder } = packed.options
  const others = ['another-origin.tgz', 'damaged.tgz', 'missing.tgz']
  const [another = '', damaged = ''] = others.map((name) => join(dataDir, name))
  await packFirstStore(join(dataDir, 'database'), {
    ...firstStoreOf(another, migrationsFolder),
    origin: 'pglite 0.0.1, migration none',
  })
  writeFileSync(damaged, 'not packed')
  for (const name of partUnlessSlow(others.slice(0, 1), others)) {
    const elsewhere = createEmptyEmbeddedStore()
    const options = { ...elsewhere.options, firstStoreFile: join(dataDir, name) }
    const made = await openAndIdentify(options)
    expect(made, name).toEqual({ ...own, id: made.id })
    expect(made.id, name).not.toBe(own.id)
    expect(existsSync(join(options.dataDir, 'database/first-store-origin'))).toBe(false)
    await elsewhere.remove()
  }
})

test('a first start without room says how much it needs, and makes nothing', async () => {
  place = createEmptyEmbeddedStore()
  const { dataDir } = place.options
  mkdirSync(dataDir, { recursive: true })
  const start = () => refuseFirstStartWithoutRoom(dataDir, Number.MAX_SAFE_INTEGER)
  expect(start).toThrow(StartError)
  expect(start).toThrow(
    /enough space for a new diary: .* needs \d+ MB, but its disk has \d+ MB left/,
  )
  expect(() => refuseFirstStartWithoutRoom(dataDir, 1)).not.toThrow()
})
