import { expect, test } from 'vitest'
import { emptyOwnCategories } from '#shared/categories.ts'
import type { PlainCommentResult } from '#shared/comments/pages.ts'
import type { Comment, CommentListPage } from '#shared/contract/comments.ts'
import { getDogCard } from '#shared/contract/dog.ts'
import { getPost } from '#shared/contract/posts.ts'
import { getSettings } from '#shared/contract/settings.ts'
import { dogCardOf, publicDogOf } from '#shared/dog/public-dog.ts'
import { makeDogDocument } from '#test/diaries/dog-diary.ts'
import { previewTexts, thanksTexts, threadTexts } from '#texts/site/comments.ts'
import { postTexts } from '#texts/site/posts.ts'
import { render } from '../entry-server.tsx'

const settings = {
  blogName: 'The Long Report',
  blogDescription: 'All that a short dog sees on a long day.',
  ownerName: 'Nora',
  socialLinks: {},
  features: { comments: true, featuredPosts: true, analytics: false },
  categories: emptyOwnCategories,
  today: '2026-11-17',
}

const post = {
  id: 1,
  slug: 'leaves',
  title: 'Leaves',
  excerpt: 'A hand deep.',
  content: 'Words.',
  coverImage: '/cover.jpg',
  category: 'Adventures',
  published: true,
  featured: false,
  publishedAt: '2026-11-01T08:00:00.000Z',
  createdAt: '2026-11-01T08:00:00.000Z',
  date: '2026-11-01',
  newer: null,
  older: null,
  related: [],
  coverPlaceholder: null,
  html: '<p>Words.</p>',
}

const comment = (id: number, change: Partial<Comment> = {}): Comment => ({
  id,
  parentId: null,
  name: `Reader ${id}`,
  isOwner: false,
  isRemoved: false,
  createdAt: '2026-11-16T08:00:00.000Z',
  date: '2026-11-16',
  time: '19:12',
  message: 'source',
  html: `<p>Words of ${id}</p>`,
  ...change,
})

const thread = (change: Partial<CommentListPage> = {}): CommentListPage => ({
  comments: [comment(1), comment(2, { parentId: 1, name: 'Nora', isOwner: true }), comment(3)],
  total: 3,
  page: 1,
  pages: 1,
  isOpen: true,
  canNotify: true,
  ...change,
})

const draw = async (comments?: CommentListPage, sent?: PlainCommentResult) => {
  const answers: Record<string, unknown> = {
    [getSettings.path]: settings,
    [getDogCard.path]: dogCardOf(publicDogOf(makeDogDocument({}).dogs[0], '2026-11-17')),
    [getPost.path]: { ...post, ...(comments && { comments }) },
  }
  return render({
    path: '/blog/leaves',
    search: '',
    origin: 'http://localhost',
    ask: async (path) => ({ status: 200, body: answers[path] ?? [] }),
    ...(sent && { comment: sent }),
  })
}

test('comments are in the page as the server draws it, answers below what they answer', async () => {
  const { html, head } = await draw(thread())
  expect(head.commentFeed?.href).toBe('/blog/leaves/comments.xml')
  expect(html).toContain(postTexts.comments(3))
  const first = html.slice(html.indexOf('id="comment-1"'), html.indexOf('id="comment-3"'))
  expect(first).toContain('<p>Words of 1</p>')
  expect(first).toMatch(/<ol class="replies"><li class="note" id="comment-2">/)
  expect(first.match(/collar-tag/g)).toHaveLength(1)
  expect(first).toContain('title="Nov 16, 2026, 7:12 PM"')
  expect(first).toContain('href="/blog/leaves/comments?reply=2"')
})

test('the form is sent to the server without script', async () => {
  const { html } = await draw(thread())
  expect(html).toMatch(
    /<form class="notebook"[^>]* action="\/blog\/leaves\/comments#comments" method="post">/,
  )
  for (const name of ['message', 'name', 'email', 'notify', 'website']) {
    expect(html).toContain(`name="${name}"`)
  }
  expect((await draw(thread({ canNotify: false }))).html).not.toContain('name="notify"')
})

test('no id stands twice', async () => {
  const { html } = await draw(thread())
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test('closed comments stay, the form and the ways to it go', async () => {
  const { html } = await draw(thread({ isOpen: false }))
  expect(html).toContain('Words of 3')
  expect(html).toContain(threadTexts.closed[1])
  expect(html).not.toContain('<form class="notebook"')
  expect(html).not.toContain('?reply=')
})

test('a removed comment keeps its place and loses its words', async () => {
  const removed = comment(1, { isRemoved: true, name: '', html: '', message: '' })
  const { html } = await draw(thread({ comments: [removed, comment(2, { parentId: 1 })] }))
  expect(html).toContain(threadTexts.removed)
  expect(html).toContain('Words of 2')
})

test('while comments are switched off nothing of them is in the page', async () => {
  const { html, state, head } = await draw()
  expect(head.commentFeed).toBeUndefined()
  expect(html).toContain('class="wrap post-layout"')
  expect(html).not.toMatch(/comments|margin|notebook/)
  expect(JSON.stringify(state)).not.toContain('"comments":{')
})

const values = {
  name: 'Robin <b>',
  email: 'robin@example.com',
  message: 'Two "thermoses"',
  notify: 'on',
  parentId: '1',
  website: '',
  token: 'signed',
}
const replyTo = { id: 1, name: 'Reader 1' }

test('the answer to the first press shows the words and carries every field to the second', async () => {
  const html = '<p>Two &quot;thermoses&quot;</p>'
  const page = await draw(thread(), { outcome: 'preview', values, errors: {}, html, replyTo })
  const form = page.html.slice(page.html.indexOf('<form class="notebook"'))
  expect(form).toContain(previewTexts.heading)
  expect(form).toContain(html)
  for (const [name, value] of Object.entries({ ...values, name: 'Robin &lt;b&gt;' })) {
    const written = value.replaceAll('"', '&quot;')
    expect(form).toContain(`<input type="hidden" name="${name}" value="${written}"/>`)
  }
  expect(form).toMatch(/<button value="send" type="submit"[^>]* name="step">/)
  expect(form).toMatch(/<button value="change" type="submit"[^>]* name="step">/)
})

test('what is wrong stands beside the field, and what was typed is still there', async () => {
  const { html } = await draw(thread(), {
    outcome: 'invalid',
    values: { ...values, message: 'Kept', email: 'nonsense' },
    errors: { email: 'That is no address.' },
    replyTo,
  })
  expect(html).toContain('That is no address.')
  expect(html).toContain('>Kept</textarea>')
  expect(html).toContain('value="nonsense"')
  expect(html).toContain('name="parentId" value="1"')
})

test('whoever sent it is thanked', async () => {
  const { html } = await draw(thread(), { outcome: 'sent', values, errors: {} })
  expect(html).toContain(thanksTexts.waiting('Nora'))
  expect(html).not.toContain('<form class="notebook"')
})
