import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { expect, test } from 'vitest'
import { endOf, startChild } from '#test/processes/run-child.ts'
import { ghostPost } from '#test/transfer/ghost-blog.ts'
import { makeZip } from '#test/transfer/make-zip.ts'
import { writeSourceFile } from '#test/transfer/read-sources.ts'

const POSTS = 60
/** Streaming needs up to 97 MB; a reader that accumulates the posts would need 50 to 60 MB more. */
const MAX_MB = 125
const words = 'A walk in the rain, and a nap after it. '.repeat(40_000)

function* inRow(before: string, post: (n: number) => string, after: string, between = '') {
  yield before
  for (let n = 0; n < POSTS; n += 1) yield (n > 0 ? between : '') + post(n)
  yield after
}

const wordpress = inRow(
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><wp:wxr_version>1.2</wp:wxr_version>`,
  (n) =>
    `<item><title>${n}</title><content:encoded><![CDATA[<p>${words}</p>]]></content:encoded><wp:post_id>${n + 1}</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status></item>`,
  '</channel></rss>',
)
const ghost = inRow(
  '{"db":[{"data":{"posts":[',
  (n) => JSON.stringify(ghostPost({ slug: `post-${n}`, html: `<p>${words}</p>` })),
  '],"tags":[]}}]}',
  ',',
)
const markdown = () =>
  makeZip(
    Array.from({ length: POSTS }, (_, n) => ({
      name: `${n}.md`,
      data: `---\ntitle: Post ${n}\ndate: 2025-03-01\n---\n${words}`,
    })),
  )

test.each<[string, string, () => Iterable<string | Buffer>]>([
  ['WordPress', 'blog.xml', () => wordpress],
  ['Ghost', 'blog.json', () => ghost],
  ['markdown in a zip', 'blog.zip', () => [markdown()]],
])('96 MB of %s are never all in memory', async (_, name, content) => {
  const file = writeSourceFile(name, '')
  await pipeline(Readable.from(content()), createWriteStream(file))
  const { stdout } = await endOf(startChild('read-source', [file]))
  const { posts, grown } = JSON.parse(stdout) as { posts: number; grown: number }
  expect(posts).toBe(POSTS)
  expect(grown).toBeLessThan(MAX_MB)
})
