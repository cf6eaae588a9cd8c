import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { ImportOptions } from '#shared/contract/transfer.admin.ts'
import { makePost } from '#test/make.ts'
import { drawTestImage } from '#test/make-image.ts'
import { readClipFixture } from '#test/reading/read-clip.ts'
import { createTestApp } from '#test/test-app.ts'
import { exportToFile } from '#test/transfer/export-file.ts'

async function openEmptyDiary() {
  const { services, close } = await createTestApp()
  onTestFinished(close)
  return services
}

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 9, minute, 30, 123))
const withoutAddresses = (text: string) => text.replace(/\/media\/[0-9a-f]{32}\//g, '/media/…/')

test('our own export brings the same posts in, word for word, and nothing else', async () => {
  const before = await openEmptyDiary()
  const picture = await drawTestImage({ width: 64, height: 48 }).jpeg().toBuffer()
  const { imageUrl } = await before.photos.media.store(Readable.from([picture]))
  const content = [
    'Žluťoučký kůň 🐾\r\nOne line break makes a paragraph.\nSo does this one.',
    `::: photos\n![a "quote"](${imageUrl} "caption")\n![](${imageUrl})\n:::`,
    '* [ ] walk\n* [x] nap\n\n---\n\n\ttail \n\n',
  ].join('\n\n')
  const walk = await before.posts.insert({
    ...makePost({ title: '--- a walk: #1', excerpt: 'null' }),
    slug: 'a-walk',
    content,
    coverImage: imageUrl,
    category: 'Walks',
    featured: true,
    publishedAt: at(1),
    createdAt: at(1),
    updatedAt: at(3),
  })
  await before.posts.update(walk.id, { ...walk, slug: 'a-second-walk' }, { savedBy: null })
  const draft = makePost({
    published: false,
    content: 'Not yet\nfinished.',
    coverImage: imageUrl,
  })
  await before.posts.insert({ ...draft, slug: 'draft', createdAt: at(2), updatedAt: at(2) })
  const comment = { email: null, byOwner: false, status: 'approved' } as const
  await before.comments.imports.importAll(walk.id, [
    {
      ...comment,
      key: '1',
      parentKey: null,
      name: 'Kim',
      message: 'a\n- b: "~"',
      createdAt: at(5),
    },
    {
      ...comment,
      key: '2',
      parentKey: '1',
      name: 'Me',
      message: 'no',
      createdAt: at(6),
      byOwner: true,
    },
  ])
  await before.settings.update({ blogName: 'Another diary' })
  const file = await exportToFile(before)

  const after = await openEmptyDiary()
  const settings = await after.settings.get()
  const { id } = await after.transfer.imports.createFrom({
    fileName: 'a.zip',
    sizeBytes: 1,
    path: file,
  })
  await after.platform.jobs.run()
  expect(await after.transfer.imports.get(id)).toMatchObject({
    state: 'looked',
    kind: 'diary',
    failure: null,
    report: { posts: { total: 2, published: 1, drafts: 1 }, comments: 2, looseEnds: [] },
  })
  await after.transfer.imports.start(id, ImportOptions.parse({}))
  await after.platform.jobs.run()

  const posts = await after.posts.listAll()
  const read = (slug: string) => after.posts.get(posts.find((post) => post.slug === slug)!.id)
  const [walked, drafted] = [await read('a-second-walk'), await read('draft')]
  const words = await before.posts.get(walk.id)
  expect(withoutAddresses(walked.content)).toBe(withoutAddresses(content))
  for (const field of ['title', 'slug', 'excerpt', 'category', 'featured', 'published'] as const) {
    expect({ [field]: walked[field] }).toEqual({ [field]: words[field] })
  }
  expect(walked.publishedAt).toEqual(at(1))
  expect(await after.platform.storage.list()).toHaveLength(1)
  expect(drafted).toMatchObject({ slug: 'draft', published: false, content: 'Not yet\nfinished.' })
  expect(await after.readings.as('everyone').redirects.find('/blog/a-walk')).toBe(
    '/blog/a-second-walk',
  )
  const [first, second] = await after.comments.moderation.listOfPost(walked.id)
  expect(first).toMatchObject({ name: 'Kim', message: 'a\n- b: "~"', createdAt: at(5) })
  expect(second).toMatchObject({ message: 'no', isOwner: true, replyToId: first!.id })
  const { categories: _made, updatedAt: _at, ...comparable } = await after.settings.get()
  expect(settings).toMatchObject(comparable)
  expect(await after.photos.list()).toEqual([])
})

test('our own export brings a clip back, with its poster', async () => {
  const before = await openEmptyDiary()
  const picture = await drawTestImage({ width: 640, height: 480 }).jpeg().toBuffer()
  const poster = (await before.photos.media.store(Readable.from([picture]))).imageUrl
  const film = Readable.from([await readClipFixture('plain.mp4')])
  const { clip } = await before.photos.media.store(film, { poster })
  const content = `He runs.\n\n![He runs](${clip} "Fast")`
  await before.posts.insert({ ...makePost({ content }), slug: 'a-run' })
  const file = await exportToFile(before)

  const after = await openEmptyDiary()
  const { id } = await after.transfer.imports.createFrom({
    fileName: 'a.zip',
    sizeBytes: 1,
    path: file,
  })
  await after.platform.jobs.run()
  await after.transfer.imports.start(id, ImportOptions.parse({}))
  await after.platform.jobs.run()
  const [row] = await after.posts.listAll()
  const post = await after.posts.get(row!.id)
  expect(withoutAddresses(post.content)).toBe(withoutAddresses(content))
  expect(post.content).not.toBe(content)
})
