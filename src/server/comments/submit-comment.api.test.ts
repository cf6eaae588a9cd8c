import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CommentListPage } from '#shared/contract/comments.ts'
import { commentLimits } from '#shared/limits.ts'
import {
  type CommentsDiary,
  commentingEnv,
  openCommentsDiary,
  sampleComment,
} from '#test/diaries/comments-diary.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { commentErrors } from '#texts/errors/comments.ts'

let diary: TestApp
let comments: CommentsDiary

beforeAll(async () => {
  diary = await createTestApp({ env: commentingEnv })
  comments = await openCommentsDiary(diary)
})
beforeEach(() => comments.resetDiary())
afterAll(() => diary.close())

const thread = async (): Promise<CommentListPage> =>
  (await comments.ask('GET', comments.url)).json()

test('each rule refuses with its own message', async () => {
  const fields = async (change: object) => (await comments.write(change)).json().fields
  expect(await fields({ name: ' ', message: '\u200b\u3164' })).toEqual({
    name: commentErrors.name,
    message: commentErrors.message,
  })
  expect(await fields({ name: 'x'.repeat(61), message: 'y'.repeat(2001) })).toEqual({
    name: commentErrors.longName,
    message: commentErrors.longMessage,
  })
  expect(await fields({ email: 'robin' })).toEqual({ email: commentErrors.email })
  expect(await fields({ notify: true })).toEqual({ email: commentErrors.emailForReplies })
  expect((await comments.write({ message: 'z'.repeat(2000), email: '' })).statusCode).toBe(200)
})

test('what is typed at great length is refused before anything reads it', async () => {
  const padded = (length: number) => `${' '.repeat(length)}x`
  const long = {
    name: padded(commentLimits.typedName),
    message: padded(commentLimits.typedMessage),
  }
  const refused = { name: commentErrors.longName, message: commentErrors.longMessage }
  for (const url of [comments.url, `${comments.url}/preview`]) {
    const answer = await comments.ask('POST', url, long)
    expect(answer.json().fields).toEqual(refused)
  }
  expect((await comments.write({ message: padded(7000) })).statusCode).toBe(200)
})

test('where nobody can comment, what was written is not even looked at', async () => {
  const unreadable = { name: 7, message: ' '.repeat(62_000) }
  const statusAt = async (url: string) => (await comments.ask('POST', url, unreadable)).statusCode
  expect(await statusAt(comments.url)).toBe(400)
  for (const end of ['', '/preview']) {
    expect(await statusAt(`/api/posts/nope/comments${end}`)).toBe(404)
  }
  const { features } = await diary.services.settings.get()
  await diary.services.settings.update({ features: { ...features, comments: false } })
  for (const end of ['', '/preview']) expect(await statusAt(`${comments.url}${end}`)).toBe(404)
  await diary.services.settings.update({ features })
})

test('nobody signs with the owner’s name, however it is spelled', async () => {
  const { ownerName } = await diary.services.settings.get()
  for (const name of [
    ownerName,
    ` ${ownerName.toUpperCase()}. `,
    [...ownerName].join('\u200b'),
    ownerName.replaceAll('a', 'а').replaceAll('o', '0'),
    `${ownerName} (owner)`,
    '0wner',
  ]) {
    const answer = await comments.write({ name })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toEqual({ name: commentErrors.ownersName })
  }
})

test('the owner’s comment is marked and public at once, also under a closed post', async () => {
  await comments.admin('PUT', `/posts/${comments.postId()}/comments`, { isClosed: true })
  const answer = await comments.ask(
    'POST',
    comments.url,
    { name: 'me', message: 'Backwards is for cars.' },
    comments.owner(),
  )
  const { ownerName } = await diary.services.settings.get()
  expect(answer.json()).toMatchObject({ state: 'approved', comment: { isOwner: true } })
  expect((await thread()).comments).toMatchObject([{ name: ownerName, isOwner: true }])
})

test('pressed twice it is one comment', async () => {
  const first = await comments.writeOne()
  expect(await comments.writeOne({ message: `  ${sampleComment.message}!! ` })).toBe(first)
  expect(await comments.listed('waiting')).toHaveLength(1)
})

test('whoever writes too much has to wait, others do not', async () => {
  const { points } = commentLimits.perAddress
  for (let n = 0; n < points; n += 1) await comments.writeOne({ message: `Thought number ${n}.` })
  const refused = await comments.write({ message: 'One more.' })
  expect(refused.statusCode).toBe(429)
  expect(refused.json().message).toBe(commentErrors.tooMany(commentLimits.perAddress.minutes))
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  await comments.writeOne({ message: 'From elsewhere.' }, '203.0.113.99')
  // Over the limit, the server no longer even validates what this sender sends.
  expect((await comments.write({ name: 7 })).statusCode).toBe(429)
  expect((await comments.write({ name: 7 }, '203.0.113.99')).statusCode).toBe(400)
})

test('nothing in the body makes a comment public, approved or the owner’s', async () => {
  const claims = {
    isOwner: true,
    is_owner: true,
    owner: { name: 'Nora' },
    isAdmin: true,
    state: 'approved',
    verdict: 'fine',
    imported: true,
    createdAt: '2020-01-01T00:00:00Z',
  }
  const answer = await comments.write({ ...claims, website: 'x' })
  expect(answer.json()).toMatchObject({ state: 'waiting', comment: { isOwner: false } })
  const { rows } = await diary.services.platform.database.query('select * from comments')
  expect(rows).toMatchObject([
    { state: 'spam', verdict: 'odd', is_owner: false, imported: false, name: sampleComment.name },
  ])
  expect(new Date(String(rows[0]?.created_at)).getFullYear()).toBeGreaterThan(2020)
  expect(await thread()).toMatchObject({ comments: [], total: 0 })
})

test('the same words to somebody else, or signed by another, are a comment of their own', async () => {
  const root = await comments.writeOne({ message: 'Thank you all!' })
  await comments.approve(root)
  const said = { message: 'Thank you.' }
  const written = [
    await comments.writeOne(said),
    await comments.writeOne({ ...said, parentId: root }),
    await comments.writeOne({ ...said, name: 'Ole' }),
  ]
  expect(new Set(written).size).toBe(3)
  expect(await comments.writeOne({ ...said, parentId: root })).toBe(written[1])
})

test('the owner’s words are public though a visitor of the same network said the same', async () => {
  const waiting = await comments.writeOne({ message: 'Good dog.' }, '127.0.0.1')
  const own = await comments.ask(
    'POST',
    comments.url,
    { ...sampleComment, message: 'Good dog.' },
    comments.owner(),
  )
  expect(own.json()).toMatchObject({ state: 'approved', comment: { isOwner: true } })
  expect(own.json().comment.id).not.toBe(waiting)
  expect((await thread()).comments).toMatchObject([{ isOwner: true }])
})
