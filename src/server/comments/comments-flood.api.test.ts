import { expect, test } from 'vitest'
import { commentLimits } from '#shared/limits.ts'
import { sampleComment } from '#test/diaries/comments-diary.ts'
import { setUpComments } from '#test/diaries/comments-on-store.ts'
import { partUnlessSlow } from '#test/part-unless-slow.ts'

const { both, comments, query } = setUpComments('memory')

test('only so many wait to be stored at once, under all posts together', async () => {
  const { submission } = both()[0].services.readings.as('everyone').comments
  // All calls but the first find the comment stored already: same text, same sender.
  const write = () =>
    submission.submit(comments().slug, sampleComment, { addressKey: 'one sender', isOwner: false })
  const waiting = Array.from({ length: commentLimits.mostAtOnce }, write)
  const refused = Promise.allSettled([write(), write()])
  for (const { id } of await Promise.all(waiting)) expect(id).toBe(1)
  for (const outcome of await refused) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { status: 503 } })
  }
  expect((await write()).id).toBe(1)
})

test('a flood that waits is listed page by page, searched, and cleared away in portions', async () => {
  const WAITING = partUnlessSlow(12_000, 140_000)
  const { mostCounted, mostListed, perAdminPage, atOnce } = commentLimits
  // Triggers check the foreign key of every row; all rows are of one existing post, so skip that.
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
    state: 'waiting',
    upTo: first.newestId,
  })
  expect(cleared).toMatchObject({ left: WAITING - 1 - atOnce })
})
