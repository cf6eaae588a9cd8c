import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CommentListPage } from '#shared/contract/comments.ts'
import { DAY_MS } from '#shared/durations.ts'
import { commentLimits } from '#shared/limits.ts'
import {
  type CommentsDiary,
  commentingEnv,
  openCommentsDiary,
  sampleComment,
} from '#test/diaries/comments-diary.ts'
import { createFakeClock } from '#test/fake-clock.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { moderationErrors } from '#texts/errors/comments.ts'

const MORNING = '2026-11-16T08:00:00Z'
const clock = createFakeClock(MORNING)
let diary: TestApp
let comments: CommentsDiary

beforeAll(async () => {
  diary = await createTestApp({ clock, env: commentingEnv })
  comments = await openCommentsDiary(diary)
})
beforeEach(async () => {
  clock.set(MORNING)
  await comments.resetDiary()
})
afterAll(() => diary.close())

const thread = async (): Promise<CommentListPage> =>
  (await comments.ask('GET', comments.url)).json()

test('a comment waits until the owner approves it, and is public from then on', async () => {
  const answer = await comments.write()
  expect(answer.json()).toMatchObject({
    state: 'waiting',
    comment: { ...sampleComment, isOwner: false },
  })
  expect(await thread()).toMatchObject({ comments: [], total: 0, isOpen: true })
  expect(await comments.listed('waiting')).toMatchObject([
    { ...sampleComment, state: 'waiting', post: { slug: comments.slug } },
  ])

  const moved = await comments.approve(answer.json().comment.id)
  expect(moved).toMatchObject({ moved: [{ from: 'waiting' }], counts: { waiting: 0, approved: 1 } })
  expect((await thread()).comments).toMatchObject([
    { ...sampleComment, html: `<p>${sampleComment.message}</p>`, date: '2026-11-16' },
  ])
})

test('while the switch is off there is nothing of it anywhere, and all of it comes back', async () => {
  await comments.approve(await comments.writeOne())
  await comments.switchTo(false)
  const unknown = await comments.ask('GET', '/api/nothing-here')
  for (const gone of [await comments.ask('GET', comments.url), await comments.write()]) {
    expect(gone.statusCode).toBe(404)
    expect(gone.json()).toEqual(unknown.json())
  }
  const post = (await comments.ask('GET', `/api/posts/${comments.slug}`)).json()
  expect(Object.keys(post)).not.toContain('comments')
  expect(Object.keys(post)).not.toContain('commentCount')
  expect((await comments.admin('GET', '/inbox')).waitingComments).toBe(0)

  await comments.switchTo(true)
  expect((await thread()).total).toBe(1)
})

test('a post carries its comments, and lists how many there are', async () => {
  expect((await comments.ask('GET', `/api/posts/${comments.slug}`)).json().comments).toMatchObject({
    total: 0,
  })
  expect((await comments.ask('GET', '/api/blog-page')).json().posts[0]).not.toHaveProperty(
    'commentCount',
  )
  await comments.approve(await comments.writeOne())
  expect((await comments.ask('GET', `/api/posts/${comments.slug}`)).json()).toMatchObject({
    commentCount: 1,
    comments: { total: 1, comments: [sampleComment] },
  })
  for (const list of ['/api/posts', '/api/posts/recent', '/api/posts/featured']) {
    expect((await comments.ask('GET', list)).json()[0].commentCount).toBe(1)
  }
  expect((await comments.ask('GET', '/api/blog-page')).json().posts[0].commentCount).toBe(1)
})

test('only an approval, the removal of an approved one and the switch empty the cache', async () => {
  let changes = 0
  diary.services.platform.changes.onChange(() => {
    changes += 1
  })
  const approved = await comments.writeOne()
  const removed = await comments.writeOne({ message: 'Another one entirely.' })
  await comments.admin('POST', '/comments/move', { ids: [removed], to: 'spam' })
  await comments.admin('POST', '/comments/move', { ids: [removed], to: 'deleted' })
  expect(changes).toBe(0)
  await comments.approve(approved)
  expect(changes).toBe(1)
  await comments.admin('POST', '/comments/move', { ids: [approved], to: 'deleted' })
  expect(changes).toBe(2)
  await comments.switchTo(false)
  expect(changes).toBe(3)
})

test('answers hang on two levels, oldest first, whatever they answer', async () => {
  const root = await comments.writeOne()
  const later = await comments.writeOne({ message: 'A second thread.' })
  await comments.approve(root, later)
  const second = await comments.writeOne({ message: 'An answer.', parentId: root })
  await comments.approve(second)
  const third = await comments.writeOne({ message: 'An answer to the answer.', parentId: second })
  await comments.approve(third)
  const { comments: shown } = await thread()
  expect(shown.map(({ id, parentId }) => [id, parentId])).toEqual([
    [root, null],
    [second, root],
    [third, root],
    [later, null],
  ])
})

test('what is not public cannot be answered', async () => {
  const hidden = await comments.writeOne()
  const answer = await comments.write({ message: 'An answer.', parentId: hidden })
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'comments.parent_gone' })
})

test('a comment that was taken away leaves its place to those who answered', async () => {
  const root = await comments.writeOne()
  await comments.approve(root)
  const reply = await comments.writeOne({ message: 'An answer.', parentId: root })
  await comments.approve(reply)
  await comments.admin('POST', '/comments/move', { ids: [root], to: 'deleted' })
  const emptyPlace = { id: root, isRemoved: true, name: '', message: '', html: '' }
  expect((await thread()).comments).toMatchObject([emptyPlace, { id: reply, isRemoved: false }])

  // The place stays when the comment is erased, until its last reply goes.
  await comments.admin('POST', '/comments/clear', { state: 'deleted', upTo: reply })
  expect((await thread()).comments).toMatchObject([emptyPlace, { id: reply }])
  expect(await comments.listed('deleted')).toEqual([])
  await comments.admin('POST', '/comments/move', { ids: [reply], to: 'deleted' })
  await comments.admin('POST', '/comments/clear', { state: 'deleted', upTo: reply })
  const { rows } = await diary.services.platform.database.query('select * from comments')
  expect(rows).toEqual([])
})

test('words are text: markup does nothing, line breaks stay, links only after approval', async () => {
  const message = '<b>Bold</b> & "quotes"\nhttps://example.com/a?b=1&c=2.\n\nwww.example.org'
  const { comment } = (await comments.write({ message })).json()
  expect(comment.html).not.toContain('<a ')
  const waiting = (await comments.listed('waiting'))[0] ?? (await comments.listed('spam'))[0]
  expect(waiting.message).toBe(message)
  await comments.approve(comment.id)
  const { comments: shown } = await thread()
  expect(shown[0]?.html).toBe(
    '<p>&lt;b&gt;Bold&lt;/b&gt; &amp; &quot;quotes&quot;<br>' +
      '<a href="https://example.com/a?b=1&amp;c=2" rel="nofollow ugc noopener">https://example.com/a?b=1&amp;c=2</a>.</p>' +
      '<p><a href="http://www.example.org" rel="nofollow ugc noopener">www.example.org</a></p>',
  )
})

test('a closed post takes no more, and keeps what it has', async () => {
  await comments.approve(await comments.writeOne())
  expect(
    await comments.admin('PUT', `/posts/${comments.postId()}/comments`, { isClosed: true }),
  ).toMatchObject({
    isClosed: true,
    isOpen: false,
    approved: 1,
  })
  expect((await comments.write()).json()).toMatchObject({ code: 'comments.closed' })
  expect(await thread()).toMatchObject({ total: 1, isOpen: false })
  await comments.admin('PUT', `/posts/${comments.postId()}/comments`, { isClosed: false })
  expect((await thread()).isOpen).toBe(true)
})

test('posts close by themselves after the days that the owner chose', async () => {
  const { rows } = await diary.services.platform.database.query('select published_at from posts')
  clock.set(new Date(String(rows[0]?.published_at)).toISOString())
  expect(await comments.admin('PUT', '/comments/rules', { closeAfterDays: 0 })).toMatchObject({
    fields: { closeAfterDays: moderationErrors.closeDays },
  })
  expect(await comments.admin('PUT', '/comments/rules', { closeAfterDays: 2 })).toEqual({
    closeAfterDays: 2,
  })
  clock.pass(2 * DAY_MS)
  expect((await comments.write()).statusCode).toBe(200)
  clock.pass(DAY_MS)
  expect((await comments.write({ message: 'Too late.' })).statusCode).toBe(409)
  expect((await thread()).isOpen).toBe(false)
  await comments.signInAgain()
  await comments.admin('PUT', '/comments/rules', { closeAfterDays: null })
  expect((await thread()).isOpen).toBe(true)
  expect((await comments.write({ message: 'In time again.' })).statusCode).toBe(200)
})

test('pages of a long thread', async () => {
  const size = commentLimits.threadsPerPage
  await diary.services.platform.database.query(
    `insert into comments (post_id, state, name, message, text_key, created_at)
     select $1, 'approved', 'Reader', 'Comment ' || n, n::text, '2026-01-01'::timestamptz + n * interval '1 minute'
     from generate_series(1, ${size + 1}) n`,
    [comments.postId()],
  )
  await diary.services.platform.changes.announce()
  expect(await thread()).toMatchObject({ total: size + 1, page: 1, pages: 2 })
  const last = (await comments.ask('GET', `${comments.url}?page=2`)).json()
  expect(last.comments.map(({ message }: { message: string }) => message)).toEqual([
    `Comment ${size + 1}`,
  ])
})
