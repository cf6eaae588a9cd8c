import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/durations.ts'
import { commentLimits } from '#shared/limits.ts'
import type { RenderRequest } from '#shared/page-rendering.ts'
import {
  type CommentsDiary,
  commentingEnv,
  openCommentsDiary,
  sampleComment,
} from '#test/diaries/comments-diary.ts'
import { createFakeClock } from '#test/fake-clock.ts'
import { ourPage } from '#test/signing-in/sign-in.ts'
import { createTestApp, plainAssets, type TestApp } from '#test/test-app.ts'
import { commentErrors } from '#texts/errors/comments.ts'

const clock = createFakeClock('2026-11-16T08:00:00Z')
let diary: TestApp
let comments: CommentsDiary
let rendered: RenderRequest[] = []

beforeAll(async () => {
  const plain = await plainAssets.loadRenderer()
  const loadRenderer = async () => ({
    ...plain,
    render: async (request: RenderRequest) => {
      rendered.push(request)
      const page = await plain.render(request)
      return { ...page, head: { ...page.head, canonical: request.path } }
    },
  })
  diary = await createTestApp({
    clock,
    env: commentingEnv,
    assets: { ...plainAssets, loadRenderer },
  })
  comments = await openCommentsDiary(diary)
})
beforeEach(async () => {
  rendered = []
  clock.set('2026-11-16T08:00:00Z')
  await comments.resetDiary()
})
afterAll(() => diary.close())

const press = (fields: Record<string, string>, headers: object = {}) =>
  diary.app.inject({
    method: 'POST',
    url: comments.formUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...ourPage, ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
const shown = () => rendered.at(-1)?.comment
const stored = async () =>
  (await diary.services.platform.database.query('select * from comments')).rows

test('the first press shows a preview and stores nothing, the second one stores', async () => {
  const preview = await press({ ...sampleComment, email: '', website: '' })
  expect(preview.statusCode).toBe(200)
  expect(preview.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  // The preview belongs to one visitor once, so no search engine may index it.
  expect(preview.body).toContain('<meta name="robots" content="noindex">')
  expect(rendered.at(-1)?.path).toBe(comments.formUrl)
  expect(shown()).toMatchObject({ outcome: 'preview', html: `<p>${sampleComment.message}</p>` })
  expect(await stored()).toEqual([])

  clock.pass(MINUTE_MS)
  const token = shown()?.values.token ?? ''
  await press({ ...sampleComment, step: 'send', token })
  expect(shown()).toMatchObject({ outcome: 'sent', html: `<p>${sampleComment.message}</p>` })
  expect(await stored()).toMatchObject([{ ...sampleComment, state: 'waiting', verdict: 'fine' }])

  // The browser sends the page again after a reload.
  await press({ ...sampleComment, step: 'send', token })
  expect(await stored()).toHaveLength(1)
})

test('what is typed at great length is refused before anything reads it', async () => {
  await press({ ...sampleComment, message: `${' '.repeat(commentLimits.typedMessage)}x` })
  expect(shown()).toMatchObject({
    outcome: 'invalid',
    errors: { message: commentErrors.longMessage },
  })
})

test('whoever wrote too much hears that, whatever they send, and keeps their words', async () => {
  const { points } = commentLimits.perAddress
  for (let n = 0; n <= points; n += 1) {
    await comments.write({ message: `Thought number ${n}.` }, '127.0.0.1')
  }
  const message = `${' '.repeat(commentLimits.typedMessage)}x`
  await press({ ...sampleComment, message })
  expect(shown()).toMatchObject({
    outcome: 'failed',
    values: { message },
    message: commentErrors.tooMany(commentLimits.perAddress.minutes),
  })
})

test('whoever presses twice in a second had written before: a link does not make it spam', async () => {
  const linked = { ...sampleComment, message: 'He has one like that: https://ramps.example/long' }
  await press(linked)
  await press({ ...linked, step: 'send', token: shown()?.values.token ?? '' })
  expect(await stored()).toMatchObject([
    { state: 'waiting', reasons: expect.arrayContaining([{ kind: 'read-over' }]) },
  ])
})

test('a second press without a token of ours, or with one too old, is a preview again', async () => {
  await press({ ...sampleComment, step: 'send', token: 'made.up' })
  expect(shown()).toMatchObject({ outcome: 'preview', message: commentErrors.oldToken })
  const token = shown()?.values.token ?? ''
  clock.pass(25 * 60 * MINUTE_MS)
  await press({ ...sampleComment, step: 'send', token })
  expect(shown()).toMatchObject({ outcome: 'preview', message: commentErrors.oldToken })
  expect(await stored()).toEqual([])
})

test('a token stores once: with other words it is a preview again, and the next press stores', async () => {
  await press(sampleComment)
  const token = shown()?.values.token ?? ''
  await press({ ...sampleComment, step: 'send', token })
  const other = { ...sampleComment, message: 'And another thing.' }
  await press({ ...other, step: 'send', token })
  expect(shown()).toMatchObject({ outcome: 'preview', message: commentErrors.usedToken })
  expect(await stored()).toHaveLength(1)
  await press({ ...other, step: 'send', token: shown()?.values.token ?? '' })
  expect(shown()?.outcome).toBe('sent')
  expect(await stored()).toHaveLength(2)
})

test('what is refused does not use up the token', async () => {
  await press(sampleComment)
  const token = shown()?.values.token ?? ''
  await press({ ...sampleComment, message: ' ', step: 'send', token })
  await press({ ...sampleComment, name: '0wner', step: 'send', token })
  expect(shown()).toMatchObject({ outcome: 'invalid', errors: { name: commentErrors.ownersName } })
  await press({ ...sampleComment, step: 'send', token })
  expect(shown()?.outcome).toBe('sent')
})

test('what was typed stays, with what is wrong beside it', async () => {
  const answer = await press({ name: 'Maren', message: ' ', notify: 'on', email: '' })
  expect(answer.statusCode).toBe(400)
  expect(shown()).toMatchObject({
    outcome: 'invalid',
    values: { name: 'Maren', notify: 'on' },
    errors: { message: commentErrors.message },
  })
  await press({ ...sampleComment, step: 'change' })
  expect(shown()).toMatchObject({ outcome: 'writing', values: sampleComment })
})

test('an answer is begun without script, and knows whom it answers', async () => {
  const id = await comments.writeOne()
  const open = () => comments.ask('GET', `${comments.formUrl}?reply=${id}`)
  expect((await open()).statusCode).toBe(303)
  await comments.approve(id)
  expect((await open()).headers['cache-control']).toBe('no-store')
  expect(shown()).toMatchObject({ outcome: 'writing', replyTo: { id, name: sampleComment.name } })
  await press({ name: 'Tom', message: 'So does ours.', parentId: String(id) })
  expect(shown()).toMatchObject({ outcome: 'preview', replyTo: { id } })
  const plain = await comments.ask('GET', comments.formUrl)
  expect(plain.headers.location).toBe(`/blog/${comments.slug}#comments`)
})

test('of the owner it is public at the second press; a cookie from elsewhere proves nothing', async () => {
  const { cookie } = comments.owner()
  await press(sampleComment, { cookie })
  expect(shown()).toMatchObject({ outcome: 'preview', isOwner: true })
  await press({ ...sampleComment, step: 'send', token: shown()?.values.token ?? '' }, { cookie })
  expect(shown()?.outcome).toBe('published')
  expect(await stored()).toMatchObject([{ is_owner: true, state: 'approved' }])
  const foreign = await press(sampleComment, { cookie, origin: 'https://elsewhere.example' })
  expect(foreign.statusCode).toBe(403)
})

test('closed or refused, the page says why', async () => {
  await comments.admin('PUT', `/posts/${comments.postId()}/comments`, { isClosed: true })
  expect((await press(sampleComment)).statusCode).toBe(409)
  expect(shown()).toMatchObject({
    outcome: 'failed',
    message: commentErrors.closed,
    values: sampleComment,
  })
})

test('while comments are off, or the post is not there, there is nothing at this address', async () => {
  await comments.switchTo(false)
  expect((await press(sampleComment)).statusCode).toBe(404)
  expect((await comments.ask('GET', comments.formUrl)).statusCode).toBe(404)
  expect(shown()).toBeUndefined()
})

test('sent to an old address, it is sent again to where the post is by now', async () => {
  const post = await diary.services.posts.get(comments.postId())
  await diary.services.posts.update(
    post.id,
    { ...post, slug: 'found', schedule: undefined } as never,
    {
      savedBy: null,
    },
  )
  const answer = await press(sampleComment)
  expect(answer.statusCode).toBe(308)
  expect(answer.headers.location).toBe('/blog/found/comments')
})
