import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLogEntry, updateLogEntry } from '#shared/contract/dog.admin.ts'
import { clientOf } from '#test/api-calls.ts'
import { createFakeClock } from '#test/fake-clock.ts'
import { type MailServer, startMailServer } from '#test/mail/mail-server.ts'
import { resetDiary } from '#test/reset-diary.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'

const NOON = '2026-11-19T12:00:00Z'
const clock = createFakeClock(NOON)
let diary: TestApp
let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
  diary = await createTestApp({ visitor: adminVisitor, clock, env: { SMTP_URL: server.url } })
})
beforeEach(async () => {
  clock.set(NOON)
  await resetDiary(diary, 'none')
  server.mails.length = 0
  await diary.services.settings.update({ ownerEmail: 'nora@example.com', timeZone: 'UTC' })
})
afterAll(async () => {
  await diary.close()
  await server.close()
})

const vaccinated = (change: object = {}) =>
  clientOf(diary.app)(createLogEntry, {
    body: { kind: 'vaccination', day: '2026-10-12', title: 'Booster', ...change } as never,
  })
/** The first run queues the mails, and the second one sends them. */
async function work() {
  await diary.services.platform.jobs.run()
  await diary.services.platform.jobs.run()
}
const subjects = () =>
  server.mails.map(({ headers }) => headers.find((line) => line.startsWith('Subject:')))

test('the owner gets one mail, a week before', async () => {
  await vaccinated({ nextDue: '2026-12-02', privateWords: 'Dr. Okafor' })
  clock.set('2026-11-24T23:59:00Z')
  await work()
  expect(server.mails).toEqual([])
  clock.set('2026-11-25T00:01:00Z')
  await work()
  clock.set('2026-11-30T12:00:00Z')
  await work()
  expect(subjects()).toEqual(['Subject: Pretzel: Booster on Dec 2, 2026'])
  const [mail] = server.mails
  expect(mail?.to).toEqual(['nora@example.com'])
  expect(mail?.raw).toContain('It is due on Dec 2, 2026, in 7 days.')
  expect(mail?.raw).toContain('/admin/dog/log')
})

test('a day that was moved is told again, one that is past never', async () => {
  const { id } = await vaccinated({ nextDue: '2026-11-20' })
  await work()
  expect(server.mails).toHaveLength(1)
  const body = { kind: 'vaccination' as const, day: '2026-10-12', title: 'Booster' }
  const call = clientOf(diary.app)
  await call(updateLogEntry, { params: { id }, body: { ...body, nextDue: '2026-11-22' } })
  await work()
  expect(subjects()).toEqual([
    'Subject: Pretzel: Booster on Nov 20, 2026',
    'Subject: Pretzel: Booster on Nov 22, 2026',
  ])
  await call(updateLogEntry, { params: { id }, body: { ...body, nextDue: '2026-11-18' } })
  await work()
  expect(server.mails).toHaveLength(2)
})

test('nobody is reminded of what was done meanwhile', async () => {
  await vaccinated({ nextDue: '2026-12-02' })
  await vaccinated({ day: '2026-11-18' })
  clock.set('2026-11-26T12:00:00Z')
  await work()
  expect(server.mails).toEqual([])
})
