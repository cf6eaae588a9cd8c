import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { resetDiary } from '#test/reset-diary.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { newsletterSubscribers } from './newsletter.table.ts'

let diary: TestApp
beforeAll(async () => {
  diary = await createTestApp()
})
beforeEach(() => resetDiary(diary, 'none'))
afterAll(() => diary.close())

const subscribe = (payload: unknown, remoteAddress = '203.0.113.7') =>
  diary.app.inject({
    method: 'POST',
    url: '/api/newsletter/subscribe',
    payload: payload as object,
    remoteAddress,
  })
const subscribers = () => diary.services.platform.database.db.select().from(newsletterSubscribers)

const robin = { name: 'Robin', email: 'robin@example.com', consent: true }

test('a subscriber is stored', async () => {
  const answer = await subscribe(robin)
  expect(answer.statusCode).toBe(200)
  expect(await subscribers()).toMatchObject([robin])
})

test('without a mail server the answer says that no mail is sent now', async () => {
  expect((await subscribe(robin)).json()).toEqual({ success: true, sendsMail: false })
})

test('the same address twice is one row and the same answer', async () => {
  const first = await subscribe(robin)
  const second = await subscribe({ ...robin, name: 'Robin again', email: 'ROBIN@example.com' })
  expect(second.statusCode).toBe(first.statusCode)
  expect(second.body).toBe(first.body)
  expect(await subscribers()).toMatchObject([robin])
})

test('twenty at once with the same address are one row', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => subscribe(robin)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(await subscribers()).toHaveLength(1)
})

test('each rule refuses with its own message', async () => {
  const answer = await subscribe({ name: 'R', email: 'robin', consent: false })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().fields).toEqual({
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
    consent: 'You must agree to receive updates',
  })
  expect(await subscribers()).toEqual([])
})

test('consent is a yes, not something like one', async () => {
  for (const consent of ['true', 1, null, undefined]) {
    expect((await subscribe({ ...robin, consent })).statusCode).toBe(400)
  }
})

test('sixty an hour from one address, others are not held up', async () => {
  for (let sent = 0; sent < 60; sent += 1) {
    await subscribe({ ...robin, email: `robin${sent}@example.com` })
  }
  const answer = await subscribe(robin)
  expect(answer.statusCode).toBe(429)
  expect(answer.json().message).toMatch(/^Too many requests\. Please try again in \d+ minutes?\.$/)
  expect((await subscribe(robin, '203.0.113.8')).statusCode).toBe(200)
})
