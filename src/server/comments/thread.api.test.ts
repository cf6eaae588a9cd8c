import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { commentPaths } from '#shared/comments/pages.ts'
import {
  type CommentsDiary,
  commentingEnv,
  openCommentsDiary,
  sampleComment,
} from '#test/diaries/comments-diary.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

let diary: TestApp
let comments: CommentsDiary

beforeAll(async () => {
  diary = await createTestApp({ env: commentingEnv })
  comments = await openCommentsDiary(diary)
})
beforeEach(() => comments.resetDiary())
afterAll(() => diary.close())

const places = () => [
  ...[comments.url, `/api/posts/${comments.slug}`, '/api/posts', '/api/posts/recent'],
  '/api/posts/featured',
  '/api/blog-page',
  commentPaths.feedOfAll,
  commentPaths.feed(comments.slug),
]
const read = async (url: string) => (await comments.ask('GET', url)).body

test('waiting, spam and deleted ones are nowhere, nor is what we know of the others', async () => {
  const shown = await comments.writeOne({ message: 'Shown.', email: 'robin@example.com' })
  const states = { waiting: 'Unread.', spam: 'Pills.', deleted: 'Regretted.' }
  for (const [state, message] of Object.entries(states)) {
    const id = await comments.writeOne({ message, email: `${state}@example.com`, notify: true })
    if (state !== 'waiting') await comments.move([id], state)
  }
  await comments.approve(shown)
  expect(await read(comments.url)).toContain('Shown.')
  for (const url of places()) {
    const body = await read(url)
    for (const message of Object.values(states)) expect(body, url).not.toContain(message)
    expect(body, url).not.toMatch(/@example|email|verdict|reasons|sender|wantsReplies|learned/i)
  }
  const { total } = (await comments.ask('GET', comments.url)).json()
  expect(total).toBe(1)
  expect((await comments.ask('GET', '/api/blog-page')).json().posts[0].commentCount).toBe(1)
})

test('a post that is a draft again takes all of its comments along, and takes no new ones', async () => {
  const id = await comments.writeOne({ message: 'Said in public.' })
  await comments.approve(id)
  for (const url of places()) await read(url)
  const post = (await comments.ask('GET', `/api/posts/${comments.slug}`)).json()
  const { title, content, excerpt, coverImage, category, slug } = post
  const draft = { title, content, excerpt, coverImage, category, slug, published: false }
  await comments.admin('PUT', `/posts/${comments.postId()}`, { ...draft, featured: false })
  for (const url of places()) expect(await read(url), url).not.toContain('Said in public.')
  for (const path of ['', '/begin', '/preview']) {
    const answer = await comments.ask('POST', comments.url + path, {
      ...sampleComment,
      parentId: id,
    })
    expect(answer.statusCode, path).toBe(404)
  }
  const form = await comments.ask('GET', `${comments.formUrl}?reply=${id}`)
  expect(form.statusCode).toBe(404)
  expect(form.body).not.toContain(sampleComment.name)
})
