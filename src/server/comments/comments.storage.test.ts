import { describe, expect, test } from 'vitest'
import { commentLimits } from '#shared/limits.ts'
import { words } from '#test/comments-diary.ts'
import { commentsOn } from '#test/comments-on-stores.ts'
import { stores } from '#test/stores.ts'
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
})
