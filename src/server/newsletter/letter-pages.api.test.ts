import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#shared/durations.ts'
import { letterLimits } from '#shared/limits.ts'
import { mailLinkPaths } from '#shared/page-rendering.ts'
import { originHeaders, setUpLetterPages } from '#test/diaries/letter-pages-diary.ts'
import { resetDatabase } from '#test/stores/test-database.ts'

const { clock, confirmPath, diary, join, leavePath, lines, post, rendered, shown, subscriber } =
  setUpLetterPages()

describe('opening a link', () => {
  test('ten times, by GET and HEAD, changes nothing', async () => {
    await join({ state: 'confirmed', confirmedAt: clock.now() })
    const leave = await leavePath()
    const before = await subscriber()
    for (let n = 0; n < 10; n += 1) {
      for (const method of ['GET', 'HEAD'] as const) {
        expect((await diary().app.inject({ method, url: leave })).statusCode).toBe(200)
      }
    }
    expect(shown()).toEqual({ kind: 'leave', email: 'robin@example.com' })
    expect(await subscriber()).toEqual(before)

    await resetDatabase(diary().services.platform.database.db)
    await join()
    const confirm = await confirmPath()
    const waiting = await subscriber()
    for (let n = 0; n < 10; n += 1) {
      for (const method of ['GET', 'HEAD'] as const) {
        expect((await diary().app.inject({ method, url: confirm })).statusCode).toBe(200)
      }
    }
    expect(shown()).toEqual({ kind: 'confirm', email: 'robin@example.com' })
    expect(await subscriber()).toEqual(waiting)
  })

  test('is answered by a page that nobody keeps and no search engine lists', async () => {
    await join()
    const answer = await diary().app.inject({ url: await confirmPath() })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(answer.body).toContain('<meta name="robots" content="noindex">')
    const sitemap = await diary().app.inject('/sitemap.xml')
    expect(sitemap.body).not.toContain('letters')
  })

  test('that nobody made, or with more in it, says what to do', async () => {
    await join()
    const path = await confirmPath()
    for (const url of [
      mailLinkPaths.confirm('made-up'),
      `${path}x`,
      mailLinkPaths.leave('made-up'),
    ]) {
      expect((await diary().app.inject({ url })).statusCode).toBe(404)
      expect(shown()).toEqual({ kind: 'stale', email: '' })
    }
    // A link with another purpose must not work here.
    await diary().app.inject({ url: path.replace('confirm', 'leave') })
    expect(shown()?.kind).toBe('stale')
  })

  test('leaves its secret out of the log and out of the table', async () => {
    await join()
    const path = await confirmPath()
    await diary().app.inject({ url: path })
    await post(path)
    const secret = path.split('/').at(-1) ?? ''
    const { rows } = await diary().services.platform.database.query(
      'select * from subscriber_links',
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows) + lines().join('')).not.toContain(secret)
  })
})

describe('the button of a confirmation', () => {
  test('confirms, also the second time', async () => {
    await join()
    const path = await confirmPath()
    expect((await post(path)).statusCode).toBe(200)
    expect(shown()).toEqual({ kind: 'confirmed', email: 'robin@example.com' })
    expect(await subscriber()).toMatchObject({ state: 'confirmed', confirmedAt: clock.now() })
    expect((await post(path)).statusCode).toBe(200)
    await diary().app.inject({ url: path })
    expect(shown()?.kind).toBe('confirmed')
  })

  test('works for thirty days', async () => {
    await join()
    const path = await confirmPath()
    clock.pass(letterLimits.confirmDays * DAY_MS)
    expect((await post(path)).statusCode).toBe(404)
    expect(shown()?.kind).toBe('stale')
    expect(await subscriber()).toMatchObject({ state: 'waiting' })
  })

  test('is used up once somebody has left', async () => {
    await join()
    const path = await confirmPath()
    await post(path)
    await post(await leavePath())
    expect((await post(path)).statusCode).toBe(404)
    expect(await subscriber()).toMatchObject({ state: 'left' })
  })

  test('of another site is refused', async () => {
    await join()
    const answer = await post(
      await confirmPath(),
      {},
      { ...originHeaders, origin: 'https://evil.example' },
    )
    expect(answer.statusCode).toBe(403)
    expect(await subscriber()).toMatchObject({ state: 'waiting' })
  })
})

describe('a new link', () => {
  const wished = async () => (await subscriber())?.askWantedAt !== null

  test('is asked for by address, and the answer tells nobody who is on the list', async () => {
    await join({ askedAt: new Date(clock.now().getTime() - 2 * DAY_MS) })
    await diary().services.platform.mailHold.hold()
    const known = await post(mailLinkPaths.again, { email: 'robin@example.com' })
    const unknown = await post(mailLinkPaths.again, { email: 'nobody@example.com' })
    expect([known.statusCode, unknown.statusCode]).toEqual([200, 200])
    expect(rendered().map(({ letterPage }) => letterPage?.kind)).toEqual(['asked', 'asked'])
    expect(known.body).toBe(unknown.body)
    expect(await wished()).toBe(true)
  })

  test('is not sent twice a day', async () => {
    await join({ askedAt: new Date(clock.now().getTime() - DAY_MS + 1) })
    await diary().services.platform.mailHold.hold()
    await post(mailLinkPaths.again, { email: 'robin@example.com' })
    expect(await wished()).toBe(false)
  })

  test('for what is no address is refused on the page', async () => {
    const answer = await post(mailLinkPaths.again, { email: 'robin@' })
    expect(answer.statusCode).toBe(400)
    expect(shown()?.problem).toEqual({
      message: 'Please enter a valid email address',
      typed: 'robin@',
    })
    expect((await diary().app.inject(mailLinkPaths.again)).headers.location).toBe('/#newsletter')
  })

  test('is asked for sixty times an hour from one address', async () => {
    for (let n = 0; n < 60; n += 1) await post(mailLinkPaths.again, { email: `r${n}@example.com` })
    const answer = await post(mailLinkPaths.again, { email: 'robin@example.com' })
    expect(answer.statusCode).toBe(429)
    expect(answer.headers['retry-after']).toBeDefined()
    expect(shown()?.problem?.message).toMatch(/^Too many requests/)
  })
})
