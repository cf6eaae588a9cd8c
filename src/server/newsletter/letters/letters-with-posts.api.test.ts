import { expect, test } from 'vitest'
import * as contract from '#shared/contract/letters.admin.ts'
import {
  createPost,
  listAdminPosts,
  type PostInput,
  updatePost,
} from '#shared/contract/posts.admin.ts'
import { getRefusal } from '#test/api-calls.ts'
import { setUpLettersDiary } from '#test/diaries/letters-diary.ts'
import { makePost } from '#test/make.ts'
import { letterErrors, mailErrors } from '#texts/errors/newsletter.ts'

const { addReader, choose, letterOf, now, openAgain, run, writePost } = setUpLettersDiary()

const KEY = 'key-of-the-walk'
const publish = (post: Partial<PostInput> = {}, letter: contract.LetterKind = 'whole') =>
  now.call(createPost, {
    body: makePost({ title: 'The walk', published: true, ...post }),
    headers: { 'idempotency-key': KEY, letter },
  })
const cancel = (id: number) => now.call(contract.cancelLetter, { params: { id } })
const listLetters = () => now.call(contract.listLetters, {})

test('a post that is created with its letter is sent to the readers', async () => {
  await addReader()
  const { id, letterProblem } = await publish({}, 'beginning')
  expect(letterProblem).toBeUndefined()
  expect(await letterOf(id)).toMatchObject({
    postId: id,
    subject: 'The walk',
    previewText: '',
    kind: 'beginning',
    state: 'leaving',
    leavesAt: '2026-11-16T10:01:00.000Z',
  })
  now.clock.pass(60_000)
  await run()
  expect(now.server.mails.map(({ to }) => to)).toEqual([['alex@example.com']])
})

test('the letter of a draft waits until the post is public', async () => {
  const { id, letterProblem } = await publish({ published: false })
  expect(letterProblem).toBeUndefined()
  expect(await letterOf(id)).toMatchObject({ state: 'waiting', leavesAt: null })
})

test('a save of a post makes its letter, too, and a stale one makes none', async () => {
  await addReader()
  const id = await writePost({ title: 'The walk', published: false })
  const save = (version: number) =>
    now.call(updatePost, {
      params: { id },
      body: { ...makePost({ title: 'The long walk' }), published: true, version },
      headers: { letter: 'whole' },
    })
  expect((await getRefusal(save(7))).problem.code).toBe('post.changed_elsewhere')
  expect(await letterOf(id)).toBeNull()
  expect((await save(1)).letterProblem).toBeUndefined()
  expect(await letterOf(id)).toMatchObject({ subject: 'The long walk', state: 'leaving' })
})

test('a save leaves a letter that the post already has as it is', async () => {
  await addReader()
  const id = await writePost({ published: false })
  const chosen = await choose(id)
  const saved = await now.call(updatePost, {
    params: { id },
    body: { ...makePost(), published: true },
    headers: { letter: 'beginning' },
  })
  expect(saved.letterProblem).toBeUndefined()
  expect(await listLetters()).toEqual([chosen])
})

test('the same create sent again makes no second letter, not even of a cancelled one', async () => {
  await addReader()
  const [first] = await Promise.all(Array.from({ length: 6 }, () => publish()))
  const { id } = first!
  expect(await listLetters()).toMatchObject([{ postId: id }])
  expect((await publish()).letterProblem).toBeUndefined()
  await cancel(id)
  expect(await publish()).toMatchObject({ id, letterProblem: letterErrors.noneOfPost })
  expect(await listLetters()).toEqual([])
})

test('without readers a public post is saved, and each answer says that nobody gets a letter', async () => {
  for (let again = 0; again < 2; again += 1) {
    expect(await publish()).toMatchObject({
      published: true,
      letterProblem: letterErrors.noReaders,
    })
  }
  expect(await listLetters()).toEqual([])
  // The first reader changes nothing for a post that is already out.
  await addReader()
  expect((await publish()).letterProblem).toBe(letterErrors.noneOfPost)
})

test('without mail the post is saved, and the answer says how mail is set up', async () => {
  await openAgain({ SMTP_URL: '' })
  const { id, letterProblem } = await publish()
  expect(letterProblem).toBe(mailErrors.missing(['SMTP_URL']))
  const saved = await now.call(updatePost, {
    params: { id },
    body: makePost(),
    headers: { letter: 'whole' },
  })
  expect(saved.letterProblem).toBe(mailErrors.missing(['SMTP_URL']))
  expect((await now.call(updatePost, { params: { id }, body: makePost() })).letterProblem).toBe(
    undefined,
  )
  expect(await listLetters()).toEqual([])
})

test('a post that is not saved has no letter, and a letter that is not made saves no post', async () => {
  await addReader()
  await writePost({ slug: 'the-walk' })
  expect((await getRefusal(publish({ slug: 'the-walk' }))).problem.code).toBe('post.slug_taken')
  expect(await listLetters()).toEqual([])
  // This listener runs after the one that makes the letter.
  now.diary.services.posts.onSave(async () => {
    throw new Error('the transaction fails at its end')
  })
  await expect(publish()).rejects.toMatchObject({ status: 500 })
  expect(await listLetters()).toEqual([])
  expect(await now.call(listAdminPosts, {})).toHaveLength(1)
})

test('a letter of another kind is refused in a sentence', async () => {
  const { status, problem } = await getRefusal(publish({}, 'half' as contract.LetterKind))
  expect(status).toBe(400)
  expect(problem.fields).toEqual({ letter: letterErrors.kind })
})
