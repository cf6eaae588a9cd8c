import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AdminComment } from '#shared/contract/comments.admin.ts'
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

const clock = createFakeClock('2026-11-16T08:00:00Z')
let diary: TestApp
let comments: CommentsDiary

beforeAll(async () => {
  diary = await createTestApp({ clock, env: commentingEnv })
  comments = await openCommentsDiary(diary)
})
beforeEach(async () => {
  clock.set('2026-11-16T08:00:00Z')
  await comments.resetDiary()
})
afterAll(() => diary.close())

const stored = async () =>
  (await diary.services.platform.database.query('select * from comments order by id')).rows
const fill = (state: string, count: number) =>
  diary.services.platform.database.query(
    `insert into comments (post_id, state, name, message, text_key)
     select $1, $2, 'Reader ' || n, 'Comment ' || n, $2 || n from generate_series(1, ${count}) n`,
    [comments.postId(), state],
  )
const learned = async (word: string) => {
  const { rows } = await diary.services.platform.database.query(
    'select good, spam from comment_words where word = $1',
    [word],
  )
  return rows[0] ?? { good: 0, spam: 0 }
}

test('every call is for admins alone', async () => {
  for (const [method, path] of [
    ['GET', '/comments'],
    ['POST', '/comments/move'],
    ['POST', '/comments/clear'],
    ['POST', '/comments/forget'],
    ['GET', '/comments/rules'],
    ['GET', `/posts/${comments.postId()}/comments`],
  ] as const) {
    expect((await comments.ask(method, `/api/admin${path}`)).statusCode).toBe(401)
  }
})

test('a decision is undone by what its answer says, and the filter forgets it', async () => {
  const id = await comments.writeOne({ message: 'Pills, pills, pills.' })
  const { moved } = await comments.move([id], 'spam')
  expect(moved).toEqual([{ id, from: 'waiting' }])
  expect(await learned('pills')).toMatchObject({ spam: 1, good: 0 })
  await comments.move([id], 'approved')
  expect(await learned('pills')).toMatchObject({ spam: 0, good: 1 })
  await comments.move([id], 'deleted')
  expect(await learned('pills')).toMatchObject({ spam: 0, good: 1 })
  await comments.move([id], moved[0].from)
  expect(await learned('pills')).toMatchObject({ spam: 0, good: 0 })
  expect(await comments.listed('waiting')).toHaveLength(1)
})

test('many at once, and those that are gone are left out', async () => {
  await fill('waiting', 3)
  const answer = await comments.move([1, 2, 3, 99], 'approved')
  expect(answer.moved.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3])
  expect(answer.counts).toEqual({ waiting: 0, approved: 3, spam: 0, deleted: 0 })
  expect((await comments.move([1, 2], 'approved')).moved).toEqual([])
  const tooMany = Array.from({ length: commentLimits.atOnce + 1 }, (_, n) => n + 1)
  expect((await comments.move(tooMany, 'spam')).fields.ids).toContain(String(commentLimits.atOnce))
  expect((await comments.move([], 'spam')).code).toBe('request.invalid')
})

test('the filter learns from the owner, and says why', async () => {
  const send = async (message: string, n: number) =>
    comments.writeOne({ message }, `203.0.113.${100 + n}`)
  const spam = ['cheap coats sale', 'sale of cheap coats now', 'coats cheap in sale today']
  const good = ['what a lovely walk', 'our dog walks like that', 'lovely ears on that dog']
  for (const [n, message] of spam.entries()) await comments.move([await send(message, n)], 'spam')
  for (const [n, message] of good.entries()) {
    await comments.move([await send(message, 10 + n)], 'approved')
  }
  await send('cheap coats, big sale', 20)
  const [suspected]: AdminComment[] = (await comments.listed('spam')).filter(
    ({ message }: AdminComment) => message.startsWith('cheap coats, big'),
  )
  expect(suspected).toMatchObject({ verdict: 'odd' })
  expect(suspected?.reasons).toContainEqual({ kind: 'spam-words' })
  await send('what a lovely dog', 21)
  expect((await comments.listed('waiting'))[0].reasons).toContainEqual({ kind: 'good-words' })
})

test('what went to Spam by itself is told apart from what the owner moved there', async () => {
  const sniffed = async () => (await comments.admin('GET', '/comments')).sniffed
  await comments.move([await comments.writeOne({ message: 'Moved by hand.' })], 'spam')
  expect(await sniffed()).toBe(0)
  const id = await comments.writeOne({ website: 'https://x.example' }, '203.0.113.7')
  expect(await sniffed()).toBe(1)
  await comments.move([id], 'waiting')
  expect(await sniffed()).toBe(0)
})

test('where spam came from today is suspected, tomorrow nobody knows', async () => {
  await comments.move([await comments.writeOne({ message: 'First.' })], 'spam')
  await comments.writeOne({ message: 'Something harmless.' })
  expect((await comments.listed('spam'))[0].reasons).toContainEqual({ kind: 'bad-sender' })
  clock.pass(DAY_MS)
  await comments.signInAgain()
  const id = await comments.writeOne({ message: 'Something else that is harmless.' })
  expect(await comments.listed('waiting')).toMatchObject([{ id }])
})

test('a field that people never see puts a comment into Spam, and its sender hears nothing of it', async () => {
  const answer = await comments.write({ website: 'https://x.example' })
  expect(answer.json().state).toBe('waiting')
  expect(await comments.listed('spam')).toMatchObject([
    { ...sampleComment, reasons: expect.arrayContaining([{ kind: 'hidden-field' }]) },
  ])
})

test('a token says how long the writing took, and none can be made up', async () => {
  const startComment = async () =>
    (await comments.ask('POST', `${comments.url}/begin`)).json() as { token: string; owner: null }
  const { token, owner } = await startComment()
  expect(owner).toBeNull()
  clock.pass(120_000)
  await comments.writeOne({ token, message: 'Slowly.' })
  const [begunAt = '', proof = ''] = (await startComment()).token.split('.')
  const backdated = (Number.parseInt(begunAt, 36) - 600_000).toString(36)
  await comments.writeOne({ token: `${backdated}.${proof}`, message: 'Made up.' })
  await comments.writeOne({ token: (await startComment()).token, message: 'At once.' })
  const reasons = (await comments.listed('waiting')).map(
    (comment: AdminComment) => comment.reasons[0],
  )
  expect(reasons.reverse()).toEqual([
    { kind: 'took', count: 120 },
    { kind: 'no-form' },
    { kind: 'quick', count: 0 },
  ])
})

test('a token is good for one comment, and for that one again when it is sent twice', async () => {
  const startComment = async () =>
    (await comments.ask('POST', `${comments.url}/begin`)).json().token
  const token = await startComment()
  clock.pass(120_000)
  // A refused comment does not use up its token.
  expect((await comments.write({ token, message: ' ' })).statusCode).toBe(400)
  expect((await comments.write({ token, parentId: 999 })).statusCode).toBe(409)
  const id = await comments.writeOne({ token, message: 'First.' })
  expect(await comments.writeOne({ token, message: 'First.' })).toBe(id)
  await comments.writeOne({ token, message: 'Second.' })
  await comments.writeOne({ token: await startComment(), message: 'Third.' })
  const reasons = (await comments.listed('waiting')).map(
    (comment: AdminComment) => comment.reasons[0],
  )
  expect(reasons.reverse()).toEqual([
    { kind: 'took', count: 120 },
    { kind: 'no-form' },
    { kind: 'quick', count: 0 },
  ])
})

test('two forms begun in the same instant have a token each', async () => {
  const tokens = await Promise.all(
    [1, 2].map(async () => (await comments.ask('POST', `${comments.url}/begin`)).json().token),
  )
  clock.pass(120_000)
  for (const [n, token] of tokens.entries()) {
    await comments.writeOne({ token, message: `Thought ${n}.` }, `203.0.113.${n}`)
  }
  for (const comment of await comments.listed('waiting')) {
    expect(comment.reasons).toContainEqual({ kind: 'took', count: 120 })
  }
})

test('used tokens are forgotten once they would be too old anyway', async () => {
  const used = async () =>
    (await diary.services.platform.database.query('select * from comment_used_tokens')).rows
  const { token } = (await comments.ask('POST', `${comments.url}/begin`)).json()
  await comments.writeOne({ token })
  clock.pass(commentLimits.tokenHours * 60 * 60_000 - 1)
  await diary.services.comments.forgetOld()
  expect(await used()).toHaveLength(1)
  clock.pass(2)
  await diary.services.comments.forgetOld()
  expect(await used()).toEqual([])
})

test('only an address that was confirmed makes somebody known', async () => {
  const email = 'robin@example.com'
  const emailKey = await diary.services.comments.keys.emailKey(email)
  await comments.approve(await comments.writeOne({ email }))
  const reasonsOf = async (message: string) => {
    await comments.writeOne({ email, message }, '198.51.100.9')
    return (await comments.listed('waiting'))[0].reasons
  }
  expect(await reasonsOf('Typed by anybody.')).toContainEqual({ kind: 'unconfirmed', count: 1 })
  const mark = (state: string) =>
    diary.services.platform.database.query(
      `insert into comment_readers (email_key, state, asked_at) values ($1, $2, now())
       on conflict (email_key) do update set state = $2`,
      [emailKey, state],
    )
  for (const state of ['waiting', 'stopped']) {
    await mark(state)
    expect(await reasonsOf(`While ${state}.`)).toContainEqual({ kind: 'unconfirmed', count: 1 })
  }
  await mark('confirmed')
  expect(await reasonsOf('By somebody we know.')).toContainEqual({ kind: 'known', count: 1 })
})

test('a reply approves, is marked, and stands under what it answers', async () => {
  const id = await comments.writeOne()
  const answer = await comments.admin('POST', `/comments/${id}/reply`, { message: 'He says no.' })
  expect(answer).toMatchObject({
    moved: [{ id, from: 'waiting' }],
    reply: { isOwner: true, state: 'approved', replyTo: { id, name: sampleComment.name } },
    counts: { approved: 2 },
  })
  const { comments: shown } = (await comments.ask('GET', comments.url)).json()
  expect(shown).toMatchObject([{ id }, { parentId: id, isOwner: true, message: 'He says no.' }])
  const gone = await comments.admin('POST', '/comments/999/reply', { message: 'Hello?' })
  expect(gone.code).toBe('comments.not_found')
})

test('found by name, words and address; pages of a long list', async () => {
  await fill('waiting', commentLimits.perAdminPage + 1)
  await comments.writeOne({ name: 'Tom 100%', message: 'A_b', email: 'tom@example.com' })
  const find = async (search: string) =>
    (await comments.admin('GET', `/comments?search=${encodeURIComponent(search)}`)).total
  expect(await find('tom 100%')).toBe(1)
  expect(await find('a_b')).toBe(1)
  expect(await find('TOM@example')).toBe(1)
  expect(await find('nobody')).toBe(0)
  const last = await comments.admin('GET', '/comments?page=2')
  expect(last).toMatchObject({ page: 2, pages: 2, newestId: commentLimits.perAdminPage + 2 })
  expect(last.comments).toHaveLength(2)
})

test('spam goes in portions, and what came after the press stays', async () => {
  await fill('spam', commentLimits.atOnce + 10)
  const { newestId } = await comments.admin('GET', '/comments?state=spam')
  await fill('spam', 2)
  const clear = () => comments.admin('POST', '/comments/clear', { state: 'spam', upTo: newestId })
  expect(await clear()).toMatchObject({ done: commentLimits.atOnce, left: 10 })
  expect(await clear()).toMatchObject({ done: 10, left: 0, counts: { spam: 2 } })
  expect(await clear()).toMatchObject({ done: 0, left: 0 })
})

test('a flood of waiting ones is swept to Spam, not lost', async () => {
  await fill('waiting', 12)
  const answer = await comments.admin('POST', '/comments/clear', { state: 'waiting', upTo: 12 })
  expect(answer).toMatchObject({ done: 12, left: 0, counts: { waiting: 0, spam: 12 } })
})

test('an address that nobody needs is gone after approval; one that wants replies stays', async () => {
  const plain = await comments.writeOne({ email: 'robin@example.com' })
  expect(await stored()).toMatchObject([{ email: 'robin@example.com' }])
  await comments.approve(plain)
  const wants = await comments.writeOne({ message: 'B.', email: 'tom@example.com', notify: true })
  await comments.approve(wants)
  expect(await stored()).toMatchObject([{ email: null }, { email: 'tom@example.com' }])
  expect((await comments.listed('approved'))[1]).toMatchObject({ email: null, hasEmail: true })
})

test('once it is decided nobody needs the address, whatever was decided', async () => {
  for (const to of ['spam', 'deleted']) {
    await comments.move([await comments.writeOne({ message: to, email: 'robin@example.com' })], to)
  }
  await comments.writeOne({ message: 'Undecided.', email: 'tom@example.com' }, '198.51.100.1')
  expect((await stored()).map(({ email }) => email)).toEqual([null, null, 'tom@example.com'])
  const answer = await comments.admin('POST', '/comments/forget', { email: 'robin@example.com' })
  expect(answer).toMatchObject({ removed: 2 })
})

test('everything of an e-mail is deleted for good, however it is spelled', async () => {
  const first = await comments.writeOne({ email: 'robin@example.com' })
  await comments.approve(first)
  await comments.writeOne({ message: 'Second.', email: 'Robin@Example.com ' })
  const other = await comments.writeOne({ message: 'Third.', email: 'tom@example.com' })
  expect((await comments.ask('GET', comments.url)).json().total, 'now in the cache').toBe(1)
  const answer = await comments.admin('POST', '/comments/forget', { email: 'ROBIN@example.com' })
  expect(answer).toMatchObject({ removed: 2, counts: { approved: 0, waiting: 1 } })
  expect((await comments.ask('GET', comments.url)).json().total).toBe(0)
  expect(await comments.admin('POST', `/comments/${other}/forget`)).toMatchObject({ removed: 1 })
  expect(await stored()).toEqual([])
})

test('spam and deleted ones go after a month, senders after two days', async () => {
  const spam = await comments.writeOne({ message: 'Spam.' })
  const lasting = await comments.writeOne({ message: 'Kept.' })
  await comments.move([spam], 'spam')
  await comments.approve(lasting)
  clock.pass(29 * DAY_MS)
  await diary.services.comments.forgetOld()
  expect(await stored()).toMatchObject([
    { id: spam, sender_key: null },
    { id: lasting, sender_key: null },
  ])
  clock.pass(2 * DAY_MS)
  await diary.services.comments.forgetOld()
  expect(await stored()).toMatchObject([{ id: lasting }])
  const { rows } = await diary.services.platform.database.query('select * from comment_salts')
  expect(rows).toEqual([])
})

test('comments of a deleted post come back with it, and go with it for good', async () => {
  await comments.approve(await comments.writeOne())
  await diary.services.posts.remove(comments.postId())
  expect((await comments.ask('GET', comments.url)).statusCode).toBe(404)
  expect(await comments.listed('approved')).toMatchObject([{ post: { isPublished: false } }])
  await diary.services.platform.database.query('delete from posts')
  expect(await stored()).toEqual([])
})
