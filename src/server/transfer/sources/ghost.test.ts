import { expect, test } from 'vitest'
import { ghostBlog, ghostJson, readGhostBlog } from '#test/transfer/ghost-blog.ts'
import { makeZip } from '#test/transfer/make-zip.ts'
import { openTestSource, postNamed, postsOf } from '#test/transfer/read-sources.ts'

test('tags, author, cover and old address come from the other tables', async () => {
  expect(postNamed(await readGhostBlog(), 'First "snow"')).toMatchObject({
    key: 'ghost:id-first',
    category: 'Winter',
    tags: ['snow'],
    author: 'Nora',
    excerpt: 'Short',
    featured: true,
    cover: { source: '/content/images/2025/03/snow.jpg', alt: 'Deep snow' },
    oldAddresses: ['/first/'],
    publishedAt: new Date('2025-03-01T10:00:00Z'),
  })
})

test('only what everybody could read is published', async () => {
  const posts = await readGhostBlog()
  expect(posts.filter(({ status }) => status === 'published').map(({ slug }) => slug)).toEqual([
    'first',
    'older',
    'shown',
  ])
  expect(posts).toHaveLength(8)
})

test('an address given with the file completes its pictures', async () => {
  const box = await openTestSource('ghost.json', ghostJson, { address: 'https://waffles.example' })
  expect(postNamed(await postsOf(box), 'older').pictures).toMatchObject([
    { source: 'https://waffles.example/content/images/old.png' },
  ])
  expect(await box.about()).toEqual({ title: 'Waffles', address: 'https://waffles.example' })
})

test('a zip brings its pictures along', async () => {
  const zip = makeZip([
    { name: 'waffles.ghost.json', data: JSON.stringify(ghostBlog, null, 2) },
    { name: 'content/images/2025/03/snow.jpg', data: 'a picture' },
  ])
  const box = await openTestSource('ghost.zip', zip)
  expect(await postsOf(box)).toEqual(await readGhostBlog())
  const stream = await box.openPicture('/content/images/2025/03/snow.jpg')
  expect(String((await stream?.toArray())?.[0])).toBe('a picture')
  expect(await box.openPicture('/content/images/nowhere.jpg')).toBeNull()
})
