import { expect, test } from 'vitest'
import { createPostJsonLd } from './json-ld.ts'

type Posting = Parameters<typeof createPostJsonLd>[0]

const posting = (comments?: Posting['post']['comments']) =>
  ({
    post: { title: 'Rain', excerpt: '', coverImage: '', category: 'food', comments },
    settings: { categories: { posts: null, photos: null } },
    head: { canonical: 'https://diary.example.com/blog/rain' },
    origin: 'https://diary.example.com',
  }) as unknown as Posting

const comment = {
  ...{ id: 7, parentId: null, isOwner: false, isRemoved: false, message: '' },
  ...{ createdAt: '2026-11-16T08:00:00.000Z', date: '2026-11-16', time: '08:00' },
  name: 'Maren',
  html: '<p>Tea &amp; ham.<br>Then <a href="https://example.com">a walk</a>.</p><p>Home.</p>',
}

test('search engines read what readers said, in plain words and at its place', () => {
  const thread = { comments: [comment, { ...comment, id: 8, isRemoved: true }], total: 1 }
  const [post] = createPostJsonLd(posting(thread as Posting['post']['comments']))
  expect(post).toMatchObject({
    commentCount: 1,
    comment: [
      {
        '@id': 'https://diary.example.com/blog/rain#comment-7',
        author: { name: 'Maren' },
        text: 'Tea & ham.\nThen a walk.\n\nHome.',
      },
    ],
  })
})

test('without comments nothing is said of them', () => {
  expect(createPostJsonLd(posting())[0]).not.toHaveProperty('comment')
})
