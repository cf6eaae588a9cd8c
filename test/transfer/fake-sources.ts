import { Readable } from 'node:stream'
import type { OpenSource } from '#server/transfer/imports.jobs.ts'
import type { ImportSource, SourceComment, SourcePost } from '#server/transfer/sources/source.ts'

export const makeSourcePost = (post: Partial<SourcePost> = {}): SourcePost => ({
  key: `wp:${post.slug ?? 'first-snow'}`,
  title: 'First snow',
  slug: 'first-snow',
  markdown: 'He looked at it, and then he looked at me, as if I had done it.',
  excerpt: null,
  status: 'published',
  publishedAt: new Date('2025-03-02T08:00:00Z'),
  updatedAt: new Date('2025-03-03T08:00:00Z'),
  category: 'Adventures',
  tags: [],
  author: 'Robin',
  featured: false,
  cover: null,
  pictures: [],
  oldAddresses: [],
  comments: [],
  warnings: [],
  ...post,
})

export const makeSourceComment = (comment: Partial<SourceComment> = {}): SourceComment => ({
  key: 'c1',
  parentKey: null,
  name: 'Kim',
  email: 'kim@example.com',
  message: 'What a nose!',
  createdAt: new Date('2025-03-04T08:00:00Z'),
  status: 'approved',
  byOwner: false,
  ...comment,
})

export interface FakeSource {
  posts: SourcePost[]
  pictures?: Record<string, Buffer>
  address?: string | null
  beforePost?: (at: number) => Promise<void> | void
}

/** Ignores the file and returns the given posts. */
export function createFakeSource({
  posts,
  pictures = {},
  address,
  beforePost,
}: FakeSource): OpenSource {
  const source: ImportSource = {
    kind: 'wordpress',
    about: async () => ({ title: 'Old blog', address: address ?? 'https://old.example' }),
    async *posts() {
      for (const [at, post] of posts.entries()) {
        await beforePost?.(at)
        yield post
      }
    },
    openPicture: async (source) => {
      const picture = pictures[source]
      return picture ? Readable.from([picture]) : null
    },
    close: async () => {},
  }
  return async () => source
}

export const createNumberedSource = (
  count: number,
  beforePost?: FakeSource['beforePost'],
): OpenSource =>
  createFakeSource({
    posts: Array.from({ length: count }, (_, n) =>
      makeSourcePost({
        ...{ key: `wp:${n}`, slug: `post-${n}`, title: `Post ${n}` },
        ...{ oldAddresses: [`/2025/post-${n}/`, `/?p=${n + 1}`], comments: [makeSourceComment()] },
      }),
    ),
    ...(beforePost && { beforePost }),
  })
