import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ApiClient } from '#shared/calls/api-client.ts'
import * as contract from '#shared/contract/messages.admin.ts'
import { clientOf } from '#test/api-calls.ts'
import { makeContactMessage } from '#test/make.ts'
import { resetDatabase } from '#test/stores/test-database.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'
import * as schema from '../schema.ts'

let diary: TestApp
let call: ApiClient
beforeAll(async () => {
  diary = await createTestApp({ visitor: adminVisitor })
  call = clientOf(diary.app)
})
beforeEach(() => resetDatabase(diary.services.platform.database.db))
afterAll(() => diary.close())

async function receive(...subjects: string[]) {
  const { db } = diary.services.platform.database
  for (const subject of subjects) {
    await db.insert(schema.contactMessages).values(makeContactMessage({ subject }))
  }
}
test('messages come newest first, unread', async () => {
  await receive('Older', 'Newer')
  const { messages, total } = await call(contract.listMessages)
  expect(messages.map((message) => message.subject)).toEqual(['Newer', 'Older'])
  expect(messages[0]).toMatchObject({ isRead: false, isSuspectedSpam: false })
  expect(total).toBe(2)
})

test('an answer names no more than the owner needs', async () => {
  await receive('Hello')
  const { body } = await diary.app.inject('/api/admin/messages')
  expect(body).not.toMatch(/ipHash|mailError/)
})

test('marking a message read and unread again changes the count', async () => {
  await receive('One', 'Two')
  const params = { id: 1 }
  expect(await call(contract.getInboxCounts)).toEqual({
    messages: 2,
    unread: 2,
    subscribers: 0,
    waitingComments: 0,
  })
  expect(await call(contract.markMessage, { params, body: { isRead: true } })).toMatchObject({
    isRead: true,
  })
  await call(contract.markMessage, { params, body: { isRead: true } })
  expect(await call(contract.getInboxCounts)).toMatchObject({ unread: 1 })
  await call(contract.markMessage, { params, body: { isRead: false } })
  expect(await call(contract.getInboxCounts)).toMatchObject({ unread: 2 })
})

test('reading twice keeps the moment of the first time', async () => {
  await receive('One')
  const {
    platform: { database },
  } = diary.services
  await database.query("update contact_messages set read_at = '2026-01-01T08:00:00Z'")
  await call(contract.markMessage, { params: { id: 1 }, body: { isRead: true } })
  expect(await database.db.select().from(schema.contactMessages)).toMatchObject([
    { readAt: new Date('2026-01-01T08:00:00Z') },
  ])
})

test('what happens in the inbox leaves the pages of visitors alone', async () => {
  await receive('One')
  let changes = 0
  diary.services.platform.changes.onChange(() => {
    changes += 1
  })
  await call(contract.markMessage, { params: { id: 1 }, body: { isRead: true } })
  await call(contract.removeMessage, { params: { id: 1 } })
  expect(changes).toBe(0)
})

test('a deleted message is gone', async () => {
  await receive('One')
  await call(contract.removeMessage, { params: { id: 1 } })
  expect((await call(contract.listMessages)).messages).toEqual([])
  await expect(call(contract.removeMessage, { params: { id: 1 } })).rejects.toMatchObject({
    status: 404,
  })
})

test('a long inbox comes in pages of twenty', async () => {
  await receive(...Array.from({ length: 23 }, (_, n) => `Message ${n}`))
  const last = await call(contract.listMessages, { query: { page: '2' } })
  expect(last).toMatchObject({ total: 23, page: 2, pages: 2 })
  expect(last.messages.map((message) => message.subject)).toEqual([
    'Message 2',
    'Message 1',
    'Message 0',
  ])
  expect((await call(contract.listMessages, { query: { page: '99' } })).page).toBe(2)
})

test('strangers see nothing of the inbox', async () => {
  const stranger = await createTestApp()
  for (const path of ['inbox', 'messages', 'subscribers', 'subscribers.csv']) {
    expect((await stranger.app.inject(`/api/admin/${path}`)).statusCode).toBe(401)
  }
  await stranger.close()
})

test('ids that cannot exist are 404', async () => {
  for (const id of ['0', 'abc', '1.5', '99999999999']) {
    const url = `/api/admin/messages/${id}`
    const answer = await diary.app.inject({
      method: 'DELETE',
      url,
      headers: { origin: 'http://localhost' },
    })
    expect(answer.statusCode).toBe(404)
  }
})
