import { expect, test } from 'vitest'
import { commentLimits } from '#shared/limits.ts'
import { sampleComment } from '#test/diaries/comments-diary.ts'
import { setUpComments } from '#test/diaries/comments-on-store.ts'
import { makePost } from '#test/make.ts'
import type { TestApp } from '#test/test-app.ts'
import { waitUntil } from '#test/wait-until.ts'

const { both, comments, query } = setUpComments('server')

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
      method: 'POST',
      url: comments().url,
      remoteAddress: '203.0.113.50',
      payload: { ...sampleComment, message: `Thought ${n}` },
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
        method: 'POST',
        url: comments().url,
        remoteAddress: `198.51.100.${n}`,
        payload: { ...sampleComment, message: `Thought ${n}`, token },
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
      method: 'POST',
      url: comments().url,
      remoteAddress: `198.51.100.${n}`,
      payload: { ...sampleComment, message: `Said by many, ${n}` },
    })
  await write(0, 1)
  await counted(rushPerHour)
  await write(1, 2)
  expect(await query("select reasons::text from comments where message like '%2'")).toMatchObject([
    { reasons: expect.stringContaining('"rush"') },
  ])
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
    method: 'POST',
    url: '/api/posts/elsewhere/comments',
    remoteAddress: '198.51.100.9',
    payload: sampleComment,
  })
  expect(elsewhere.statusCode).toBe(200)
})
