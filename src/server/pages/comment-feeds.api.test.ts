import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { commentPaths } from '#shared/comments/pages.ts'
import {
  type CommentsDiary,
  commentingEnv,
  openCommentsDiary,
} from '#test/diaries/comments-diary.ts'
import { readXml } from '#test/reading/read-xml.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

const origin = 'http://localhost:3000'
let diary: TestApp
let comments: CommentsDiary

beforeAll(async () => {
  diary = await createTestApp({ env: commentingEnv })
  comments = await openCommentsDiary(diary)
})
beforeEach(() => comments.resetDiary())
afterAll(() => diary.close())

const get = (url: string) => comments.ask('GET', url)
const feeds = () => [commentPaths.feedOfAll, commentPaths.feed(comments.slug)]

test('approved comments, newest first, well-formed whatever they contain', async () => {
  const first = await comments.writeOne({ name: 'Jo & <b>', message: 'One ]]> & www.example.com' })
  const second = await comments.writeOne({ message: 'Two.' })
  const hidden = await comments.writeOne({ message: 'Hidden.' })
  await comments.approve(first, second)
  for (const url of feeds()) {
    const answer = await get(url)
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    const { first: one, all } = readXml(answer.body)
    expect(all('item')).toHaveLength(2)
    expect(one('item link')).toBe(`${origin}/blog/${comments.slug}#comment-${second}`)
    expect(answer.body).toContain('Jo &amp; &lt;b&gt;')
    expect(answer.body).not.toContain(`comment-${hidden}`)
  }
})

test('an approval and the switch reach the feeds at once; nobody’s address is in them', async () => {
  for (const url of feeds()) expect(readXml((await get(url)).body).all('item')).toHaveLength(0)
  await comments.approve(await comments.writeOne({ email: 'robin@example.com', notify: true }))
  for (const url of feeds()) {
    const { body } = await get(url)
    expect(readXml(body).all('item')).toHaveLength(1)
    expect(body).not.toContain('robin@')
  }
  await comments.switchTo(false)
  for (const url of feeds()) expect((await get(url)).statusCode).toBe(404)
})

test('a post that is a draft again takes its comments along', async () => {
  await comments.approve(await comments.writeOne())
  await diary.services.posts.remove(comments.postId())
  await diary.services.platform.changes.announce()
  expect(readXml((await get(commentPaths.feedOfAll)).body).all('item')).toHaveLength(0)
  expect((await get(commentPaths.feed(comments.slug))).statusCode).toBe(404)
})
