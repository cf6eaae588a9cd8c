import { writeSync } from 'node:fs'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { postRevisions, posts } from '#server/schema.ts'
import { silentLog } from '../silent-log.ts'
import { migrationsFolder } from '../stores/test-database.ts'

const emptyPost = {
  title: '',
  excerpt: '',
  coverImage: '',
  category: '',
  published: true,
  featured: false,
}

// Prints the intact posts found at the start, then writes until the process is killed. Each number
// is printed synchronously and only after its write was acknowledged.
const [dataDir = '', url] = process.argv.slice(2)
const database = await openDatabase({ url, dataDir, migrationsFolder, log: silentLog })
const { db } = database

const found = await db.select().from(posts).orderBy(posts.id)
const revisions = await db.select().from(postRevisions)
const whole = found.filter(
  (post) =>
    post.content === contentOf(post.id) &&
    revisions.some((revision) => revision.postId === post.id && revision.content === post.content),
)
if (whole.length !== found.length) throw new Error('A post is there in part only.')
writeSync(1, `found ${whole.map((post) => post.id).join(' ')}\n`)

for (let id = (found.at(-1)?.id ?? 0) + 1; ; id++) {
  await db.transaction(async (tx) => {
    const post = { ...emptyPost, slug: `post-${id}`, content: contentOf(id) }
    await tx.insert(posts).values({ id, ...post })
    await tx.insert(postRevisions).values({ ...post, postId: id, version: 1 })
  })
  writeSync(1, `wrote ${id}\n`)
}

function contentOf(id: number): string {
  return `Post ${id} 🐾 `.repeat(700)
}
