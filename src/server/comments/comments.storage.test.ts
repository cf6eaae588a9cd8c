import { describe, expect, test } from 'vitest'
import { commentLimits } from '#shared/limits.ts'
import { words } from '#test/diaries/comments-diary.ts'
import { makePost } from '#test/make.ts'
import { commentsOn } from '#test/stores/comments-on-stores.ts'
import { stores } from '#test/stores/stores.ts'
import type { TestApp } from '#test/test-app.ts'
import { waitUntil } from '#test/wait-until.ts'

describe.each(stores)('comments on the $store store', (where) => {
  const { both, comments, query } = commentsOn(where)

  test('approved in one instance, it is public in the other; switched off, gone in both', async () => {
    const read = async ({ app }: TestApp) => app.inject({ method: 'GET', url: comments().url })
    for (const diary of both()) expect((await read(diary)).json().total).toBe(0)
    await comments().approve(await comments().writeOne())
    for (const diary of both()) {
      await waitUntil(async () => (await read(diary)).json().total === 1)
    }
    await comments().switchTo(false)
    for (const diary of both()) {
      await waitUntil(async () => (await read(diary)).statusCode === 404)
    }
  })

  test('limits are counted by all instances together', async () => {
    const { points } = commentLimits.perAddress
    const write = ({ app }: TestApp, n: number) =>
      app.inject({
        ...{ method: 'POST', url: comments().url, remoteAddress: '203.0.113.50' },
        payload: { ...words, message: `Thought ${n}` },
      })
    for (let n = 0; n < points; n += 1) await write(both()[n % 2 ? 0 : 1], n)
    for (const diary of both()) expect((await write(diary, 99)).statusCode).toBe(429)
  })

  test('of ten comments with one token, sent to two instances at once, one had a form', async () => {
    const begin = await both()[0].app.inject({ method: 'POST', url: `${comments().url}/begin` })
    const { token } = begin.json()
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        both()[n % 2 ? 0 : 1].app.inject({
          ...{ method: 'POST', url: comments().url, remoteAddress: `198.51.100.${n}` },
          payload: { ...words, message: `Thought ${n}`, token },
        }),
      ),
    )
    const rows = await query('select reasons::text from comments')
    expect(rows).toHaveLength(10)
    expect(rows.filter(({ reasons }) => !String(reasons).includes('no-form'))).toHaveLength(1)
  })

  test('two owners deciding the same comments at once teach the filter once', async () => {
    const ids: number[] = []
    for (let n = 0; n < 8; n += 1) {
      ids.push(await comments().writeOne({ message: `pills ${n}` }, `198.51.100.${n}`))
    }
    const move = ({ services }: TestApp) => services.comments.moderation.move(ids, 'spam')
    const moved = await Promise.all([...both(), ...both()].map(move))
    expect(moved.flat()).toHaveLength(8)
    expect(await query("select spam from comment_words where word = 'pills'")).toMatchObject([
      { spam: 8 },
    ])
  })

  test('under one post only so many are taken in an hour, from whatever address, and other posts go on', async () => {
    const { perPostAndHour, rushPerHour } = commentLimits
    const counted = (count: number) =>
      query(`update rate_limits set points = ${count} where key like 'comment-post:%'`)
    const write = (at: number, n: number) =>
      both()[at % 2 ? 0 : 1].app.inject({
        ...{ method: 'POST', url: comments().url, remoteAddress: `198.51.100.${n}` },
        payload: { ...words, message: `Said by many, ${n}` },
      })
    await write(0, 1)
    await counted(rushPerHour)
    await write(1, 2)
    expect(await query("select reasons::text from comments where message like '%2'")).toMatchObject(
      [{ reasons: expect.stringContaining('"rush"') }],
    )
    await counted(perPostAndHour - 1)
    expect((await write(0, 3)).statusCode).toBe(200)
    for (const at of [0, 1]) {
      const refused = await write(at, 4 + at)
      expect(refused.statusCode).toBe(429)
      expect(refused.json().message).toMatch(/^A great many people write under this post/)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(await query('select count(*)::int as count from comments')).toEqual([{ count: 3 }])
    await both()[0].services.posts.create(makePost({ slug: 'elsewhere' }), { savedBy: null })
    const elsewhere = await both()[0].app.inject({
      ...{ method: 'POST', url: '/api/posts/elsewhere/comments', remoteAddress: '198.51.100.9' },
      payload: words,
    })
    expect(elsewhere.statusCode).toBe(200)
  })

  test('only so many wait to be stored at once, under all posts together', async () => {
    const { writing } = both()[0].services.comments
    // The same words from the same sender: all but the first find them stored already.
    const write = () =>
      writing.write(comments().slug, words, { addressKey: 'one sender', isOwner: false })
    const waiting = Array.from({ length: commentLimits.mostAtOnce }, write)
    const refused = Promise.allSettled([write(), write()])
    for (const { id } of await Promise.all(waiting)) expect(id).toBe(1)
    for (const outcome of await refused) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { status: 503 } })
    }
    expect((await write()).id).toBe(1)
  })

  test('140,000 that wait are listed page by page, searched, and cleared away in portions', async () => {
    const WAITING = 140_000
    const { mostCounted, mostListed, perAdminPage, atOnce } = commentLimits
    // They all are of one post that is there: asking for it so often is most of the work.
    await query('alter table comments disable trigger all')
    await query(
      `insert into comments (post_id, state, name, message, text_key, created_at, moved_at)
       select ${comments().postId()}, 'waiting', 'Reader ' || n, 'Flood ' || n, 'flood', made, made
       from (select n, timestamptz '2026-11-15T00:00:00Z' + n * interval '1 millisecond' as made
             from generate_series(1, ${WAITING}) n) flood`,
    )
    await query('alter table comments enable trigger all')
    const list = (ask: string) => comments().admin('GET', `/comments?${ask}`)
    const numbers = (from: number) => Array.from({ length: perAdminPage }, (_, at) => from - at)
    const said = (page: { comments: { message: string }[] }) =>
      page.comments.map(({ message }) => Number(message.split(' ')[1]))
    const pages = mostListed / perAdminPage

    const first = await list('')
    expect(said(first)).toEqual(numbers(WAITING))
    expect(first).toMatchObject({ total: mostCounted, page: 1, pages, newestId: WAITING })
    expect(first.counts).toEqual({ waiting: mostCounted, approved: 0, spam: 0, deleted: 0 })
    expect(said(await list('page=2'))).toEqual(numbers(WAITING - perAdminPage))
    const last = await list(`page=${pages + 7}`)
    expect(last).toMatchObject({ page: pages })
    expect(said(last)).toEqual(numbers(WAITING - mostListed + perAdminPage))
    expect(said(await list(`search=flood+${WAITING - 3000}`))).toEqual([WAITING - 3000])

    await comments().move([WAITING], 'approved')
    expect(said(await list(''))).toEqual(numbers(WAITING - 1))
    const cleared = await comments().admin('POST', '/comments/clear', {
      ...{ state: 'waiting', upTo: first.newestId },
    })
    expect(cleared).toMatchObject({ left: WAITING - 1 - atOnce })
  })
})
