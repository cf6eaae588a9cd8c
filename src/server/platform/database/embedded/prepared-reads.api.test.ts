import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { prepareRepeatedReads } from './prepared-reads.ts'
import { giveParsersOnce } from './quick-parsers.ts'

let quick: PGlite
let askPlainly: PGlite['query']
beforeAll(async () => {
  quick = await PGlite.create()
  giveParsersOnce(quick)
  askPlainly = quick.query
  prepareRepeatedReads(quick)
})
beforeEach(async () => {
  await quick.exec(`
    drop table if exists walks;
    create table walks (
      id int, name text, is_wet boolean, at timestamptz, score float8, legs int[], more jsonb
    );
    insert into walks values
      (1, 'Prêtzel’s “größter” walk 🐾', true, '2026-11-08T09:00:00.123Z', 1.5, '{1,2}', '{"a":[1]}'),
      (2, '', false, null, null, '{}', null);
  `)
})
afterAll(() => quick.close())

const array = { rowMode: 'array' } as const
const read = (text: string, values: unknown[] = []) => quick.query(text, values, array)
const thrice = async (text: string, values: unknown[] = []) => [
  (await read(text, values)).rows,
  (await read(text, values)).rows,
  (await read(text, values)).rows,
]

test('what is asked again is answered as it was, in every type', async () => {
  const text = 'select * from walks where id >= $1 and is_wet = any($2) order by id'
  const values = [1, [true, false]]
  const plain = (await askPlainly.call(quick, text, values, array)).rows
  expect(plain).toHaveLength(2)
  expect(await thrice(text, values)).toEqual([plain, plain, plain])
})

test('other values get other rows, and new rows are seen', async () => {
  const names = async (id: number) =>
    (await read('select name from walks where id = $1', [id])).rows.flat()
  expect([await names(1), await names(2), await names(3)].map((found) => found.length)).toEqual([
    1, 1, 0,
  ])
  await quick.query("insert into walks (id, name) values (3, 'third')")
  expect(await names(3)).toEqual(['third'])
})

test('a read waits for the transaction of somebody else and sees none of it before', async () => {
  const count = 'select count(*)::int from walks'
  await thrice(count)
  const inserted = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const transaction = quick.transaction(async (tx) => {
    await tx.query('insert into walks (id) values (9)')
    inserted.resolve()
    await mayEnd.promise
    await tx.rollback()
  })
  await inserted.promise
  const counted = read(count)
  mayEnd.resolve()
  await transaction
  expect((await counted).rows).toEqual([[2]])
})

test('a failure is told in full and harms nothing that follows', async () => {
  const text = 'select 10 / id from walks where id < $1 order by id'
  const [whole] = await thrice(text, [9])
  await quick.query('insert into walks (id) values (0)')
  await expect(read(text, [9])).rejects.toMatchObject({ code: '22012' })
  await quick.query('delete from walks where id = 0')
  expect(await thrice(text, [9])).toEqual([whole, whole, whole])
})

test('of many asked at once each gets its own rows, and one that fails harms no other', async () => {
  const names = 'select name from walks where id = $1'
  const ids = 'select id from walks where id <= $1 order by id'
  const parts = 'select 10 / $1::int from walks'
  for (const text of [names, ids, parts]) await thrice(text, [1])
  const rowsOf = async (text: string, value: number) => (await read(text, [value])).rows
  expect(await Promise.all([rowsOf(names, 2), rowsOf(ids, 2), rowsOf(names, 7)])).toEqual([
    [['']],
    [[1], [2]],
    [],
  ])
  const [first, broken, last] = await Promise.allSettled([
    rowsOf(names, 2),
    rowsOf(parts, 0),
    rowsOf(ids, 1),
  ])
  expect(first).toMatchObject({ value: [['']] })
  expect(broken).toMatchObject({ reason: { code: '22012' } })
  expect(last).toMatchObject({ value: [[1]] })
})

test('an answer of many pieces is put together', async () => {
  const text = "select repeat('größer 🐾 ', n) from generate_series(1, $1) n"
  const [plain, , quickly] = await thrice(text, [300])
  expect(plain).toHaveLength(300)
  expect(quickly).toEqual(plain)
})

test('what the store announces is heard, whoever reads meanwhile', async () => {
  const heard: string[] = []
  const stop = quick.onNotification((_channel, payload) => heard.push(payload))
  await quick.exec('listen news')
  await thrice('select id from walks')
  await Promise.all([
    read('select id from walks'),
    quick.query("select pg_notify('news', 'a new post')"),
    read('select id from walks'),
  ])
  await expect.poll(() => heard).toEqual(['a new post'])
  stop()
})

test('a table that changed its type is read anew', async () => {
  const text = 'select id from walks order by id'
  expect(await thrice(text)).toEqual([
    [[1], [2]],
    [[1], [2]],
    [[1], [2]],
  ])
  await quick.exec('alter table walks alter column id type text')
  expect((await thrice(text))[2]).toEqual([['1'], ['2']])
})
