/** A diary that caches nothing, with POSTS posts. */

import { loadBuiltAssets } from '#server/pages/site-assets.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { migrationsFolder } from '#server/platform/root.ts'
import { posts } from '#server/schema.ts'
import { HOUR_MS } from '#shared/durations.ts'
import { silentLog } from '#test/silent-log.ts'
import { createTestApp } from '#test/test-app.ts'

const AT_ONCE = 500
const paragraph =
  'The sofa was long, the dog was longer, and neither gave way before noon. '.repeat(7)

const { DATA_DIR: dataDir = '' } = process.env
const database = await openDatabase({ dataDir, migrationsFolder, log: silentLog })
const { app, services } = await createTestApp({ assets: await loadBuiltAssets(), database })
const count = Number(process.env.POSTS)
for (let from = 0; from < count; from += AT_ONCE) {
  const numbers = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => from + at)
  await services.platform.database.db.insert(posts).values(numbers.map(makePost))
}
await services.platform.database.query('vacuum (analyze)')

function makePost(number: number) {
  const writtenAt = new Date(Date.UTC(2012, 0, 1) + number * HOUR_MS)
  return {
    title: `Walk number ${number}`,
    slug: `post-${number}`,
    excerpt: 'A walk, a nap, and what happened in between.',
    content: `## At nine\n\n${paragraph}\n\n## At ten\n\n${paragraph}`,
    coverImage: '/media/demo/sofa-nap/1600x1067.jpg',
    category: number % 2 ? 'adventure' : 'training',
    published: true,
    featured: number % 50 === 0,
    publishedAt: writtenAt,
    createdAt: writtenAt,
  }
}

app.server.prependListener('request', () => services.platform.cache.purge())
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
