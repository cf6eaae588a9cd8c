import { afterAll, beforeEach, expect, test } from 'vitest'
import { deleteStatistics, STATISTICS_CSV_PATH } from '#shared/contract/statistics.admin.ts'
import { openCountedDiary } from '#test/diaries/counted-diary.ts'
import { sendHello, visit } from '#test/visits/visits.ts'

const { diary, call, origin, turn, figures, today, empty } = await openCountedDiary()
beforeEach(empty)
afterAll(() => diary.close())

test('off, nothing is counted and nothing that was counted is lost', async () => {
  await visit(origin, '/about')
  await turn(false)
  await visit(origin, '/about')
  expect((await sendHello(origin, '/about')).status).toBe(200)
  expect(await figures()).toMatchObject({ isOn: false, total: { views: 1, visitors: 1 } })
  const { rows } = await diary.services.platform.database.query(
    'select 1 from statistics_salts union all select 1 from statistics_seen',
  )
  expect(rows).toEqual([])
})

test('a diary that never counted holds no row and no salt', async () => {
  await turn(false)
  await diary.services.statistics.counting.deleteAll()
  await visit(origin, '/about')
  await visit(origin, '/gone')
  await diary.services.statistics.counting.writeAll()
  for (const table of ['statistics_counts', 'statistics_salts', 'statistics_seen']) {
    const { rows } = await diary.services.platform.database.query(`select * from ${table}`)
    expect(rows).toEqual([])
  }
})

test('everything can be deleted, also what is not written yet', async () => {
  await visit(origin, '/about')
  await figures()
  await visit(origin, '/contact')
  await call(deleteStatistics, {})
  expect(await figures()).toMatchObject({
    since: null,
    total: { views: 0, visitors: 0 },
    pages: [],
  })
  await visit(origin, '/about')
  expect(await today()).toMatchObject({ views: 1, visitors: 1 })
})

test('all sums come as a file that no spreadsheet runs', async () => {
  await visit(origin, '/about', { headers: { referer: 'https://forum.example/' } })
  await visit(origin, '/blog?search=%3DHYPERLINK(1)')
  await figures()
  const { body, headers } = await diary.app.inject({ method: 'GET', url: STATISTICS_CSV_PATH })
  expect(headers['content-type']).toContain('text/csv')
  const lines = body.replace('\uFEFF', '').trim().split('\r\n')
  expect(lines[0]).toBe('"Day","What","Name","From","Views","Visitors"')
  expect(lines).toContain('"2026-11-17","Day","","","2","1"')
  expect(lines).toContain('"2026-11-17","Page","/about","","1","1"')
  expect(lines).toContain('"2026-11-17","Source","forum.example","","1","1"')
  expect(lines).toContain(`"2026-11-17","Search","'=hyperlink(1)","","1","1"`)
  expect(lines).toContain('"","Page, all time","/about","","1","0"')
})

test('names that anybody can make up do not fill the database', async () => {
  for (let at = 0; at < 320; at += 1) await visit(origin, `/gone/${at}`)
  await diary.services.statistics.counting.writeAll()
  const { rows } = await diary.services.platform.database.query(
    "select count(*)::int as count, sum(views)::int as views from statistics_counts where kind = 'missing'",
  )
  expect(rows).toEqual([{ count: 301, views: 320 }])
})
