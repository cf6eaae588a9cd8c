import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bodyLimits } from '#shared/limits.ts'
import type { RenderRequest } from '#shared/page-rendering.ts'
import { makeContactMessage } from '#test/make.ts'
import { resetDatabase } from '#test/stores/test-database.ts'
import { createTestApp, plainAssets, type TestApp } from '#test/test-app.ts'
import { nextStepTexts } from '#texts/site/next-step.ts'

let diary: TestApp
let rendered: RenderRequest[] = []

beforeAll(async () => {
  const plain = await plainAssets.loadRenderer()
  const loadRenderer = async () => ({
    ...plain,
    render: async (request: RenderRequest) => {
      rendered.push(request)
      return { ...(await plain.render(request)), status: 404 }
    },
  })
  diary = await createTestApp({ assets: { ...plainAssets, loadRenderer } })
})
beforeEach(async () => {
  rendered = []
  await resetDatabase(diary.services.platform.database.db)
  await diary.services.platform.changes.announce()
})
afterAll(() => diary.close())

const send = (
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  { app } = diary,
) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
const stored = async (table: string) =>
  (await diary.services.platform.database.query(`select * from ${table}`)).rows
const message = makeContactMessage() as Record<string, string>
const robin = { name: 'Robin', email: 'robin@example.com', consent: 'on' }

describe('a contact form without script', () => {
  test('is stored like any message and answered by a page that nobody keeps', async () => {
    const words = 'Line one.\r\n\r\nLine “two” & 3 + 4 = 7 🐾'
    const answer = await send('/contact', { ...message, message: words, website: '' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(answer.body).toContain('<meta name="robots" content="noindex">')
    expect(rendered).toMatchObject([
      {
        path: '/contact',
        form: { name: 'contact', outcome: 'done', values: {}, errors: {} },
      },
    ])
    expect(await stored('contact_messages')).toMatchObject([
      { name: 'Robin', message: words.replaceAll('\r\n', '\n'), suspected_spam: false },
    ])
  })

  test('with bad input is shown again with what was typed and what is wrong', async () => {
    const typed = { name: 'R', email: 'robin@', subject: '<b>', message: 'short' }
    const answer = await send('/contact', { ...typed, website: '' })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(rendered[0]?.form).toEqual({
      name: 'contact',
      outcome: 'invalid',
      values: typed,
      errors: {
        name: 'Name must be at least 2 characters',
        email: 'Please enter a valid email address',
        message: 'Message must be at least 10 characters',
      },
    })
    expect(await stored('contact_messages')).toEqual([])
  })

  test('that fills the hidden field is kept as suspected spam', async () => {
    const answer = await send('/contact', {
      ...message,
      website: 'https://pills.example',
    })
    expect(answer.statusCode).toBe(200)
    expect(await stored('contact_messages')).toMatchObject([{ suspected_spam: true }])
  })

  test('counts together with the calls, and says when there were too many', async () => {
    for (let sent = 0; sent < 20; sent += 1) {
      await diary.app.inject({
        method: 'POST',
        url: '/api/contact',
        payload: message,
      })
    }
    const answer = await send('/contact', message)
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(rendered[0]?.form).toMatchObject({
      outcome: 'failed',
      message: expect.stringContaining('20 messages within an hour'),
      values: message,
    })
    expect(await stored('contact_messages')).toHaveLength(20)
  })

  test('from another site is refused before it is read', async () => {
    const answer = await send('/contact', message, {
      origin: 'https://elsewhere.example',
    })
    expect(answer.statusCode).toBe(403)
    expect(rendered[0]?.form).toMatchObject({ outcome: 'failed' })
    expect(await stored('contact_messages')).toEqual([])
    const ours = { origin: diary.config.publicUrl.origin }
    const fine = await send('/contact', message, ours)
    expect(fine.statusCode).toBe(200)
  })

  test('without end is refused, of too many fields and with a NUL too, and neither is an error of ours', async () => {
    const endless = await send('/contact', {
      ...message,
      message: 'x'.repeat(bodyLimits.writing),
    })
    expect(endless.statusCode).toBe(413)
    const many = Object.fromEntries(
      Array.from({ length: bodyLimits.formFields }, (_, at) => [at, '']),
    )
    expect((await send('/contact', { ...message, ...many })).statusCode).toBe(400)
    const nul = await send('/contact', { ...message, name: 'Ro\u0000bin' })
    expect(nul.statusCode).toBe(400)
    expect((await send('/contact', {})).statusCode).toBe(400)
    expect(rendered.map(({ form }) => form?.outcome)).toEqual([
      ...['failed', 'failed', 'failed', 'invalid'],
    ])
    expect(await stored('contact_messages')).toEqual([])
  })

  test('leaves the page itself as it was', async () => {
    await send('/contact', message)
    const page = await diary.app.inject('/contact')
    expect(page.headers['cache-control']).toBe('public, no-cache')
    expect(page.headers).not.toHaveProperty('x-robots-tag')
    expect(rendered.at(-1)?.form).toBeUndefined()
  })
})

describe('a newsletter form without script', () => {
  test('subscribes and is answered by a page that says what happens next', async () => {
    const answer = await send('/newsletter', robin)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(rendered).toMatchObject([
      {
        path: '/newsletter',
        form: {
          name: 'newsletter',
          outcome: 'done',
          message: nextStepTexts.later('robin@example.com'),
          values: {},
        },
      },
    ])
    expect(await stored('newsletter_subscribers')).toMatchObject([
      { name: 'Robin', email: 'robin@example.com', consent: true },
    ])
  })

  test('needs the box to be ticked', async () => {
    const { consent, ...unticked } = robin
    const answer = await send('/newsletter', unticked)
    expect(answer.statusCode).toBe(400)
    expect(rendered[0]?.form).toEqual({
      name: 'newsletter',
      outcome: 'invalid',
      values: { ...unticked, consent: '' },
      errors: { consent: 'You must agree to receive updates' },
    })
    expect(await stored('newsletter_subscribers')).toEqual([])
  })

  test('its address opened by hand leads to the form', async () => {
    const answer = await diary.app.inject('/newsletter')
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe('/#newsletter')
  })
})

test('a failure of ours is told on the page, with what was typed', async () => {
  const {
    platform: { database },
  } = diary.services
  // Without its table the rate limit cannot be counted, which is a server error.
  await database.query('alter table rate_limits rename to rate_limits_away')
  const answer = await send('/contact', message)
  await database.query('alter table rate_limits_away rename to rate_limits')
  expect(answer.statusCode).toBe(500)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(rendered[0]?.form).toMatchObject({ outcome: 'failed', values: message })
})

test('without room on the disk the page says so before anything is stored', async () => {
  const full = await createTestApp({ env: { MIN_FREE_MB: '1000000000' } })
  const answer = await send('/contact', message, {}, full)
  expect(answer.statusCode).toBe(507)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-store')
  await full.close()
})

test('no other route takes such a body', async () => {
  const answer = await send('/api/contact', message)
  expect(answer.statusCode).toBe(415)
  expect(await stored('contact_messages')).toEqual([])
})
