import { afterAll, beforeEach, expect, test } from 'vitest'
import { autosaveKeyOf, saveAutosave } from '#shared/contract/history.admin.ts'
import { createPost, updatePost } from '#shared/contract/posts.admin.ts'
import { listImportedAddresses, undoImport } from '#shared/contract/transfer.admin.ts'
import { DAY_MS } from '#shared/durations.ts'
import { importLimits } from '#shared/transfer.ts'
import { makePost } from '#test/make.ts'
import { drawTestImage } from '#test/make-image.ts'
import { makeSourceComment, makeSourcePost } from '#test/transfer/fake-sources.ts'
import { openImportDiary } from '#test/transfer/import-diary.ts'

const picture = await drawTestImage({ width: 64, height: 48 }).jpeg().toBuffer()
const imports = await openImportDiary()
const { diary, call, clock, get, importBlog, listPosts, undo, pack } = imports

beforeEach(imports.resetDiary)
afterAll(() => imports.diary.close())

test('undo takes out what nobody changed, and spares the rest', async () => {
  pack({
    posts: ['one', 'two', 'three'].map((slug) =>
      makeSourcePost({
        ...{ slug, title: `Post ${slug}`, category: 'Brand new', oldAddresses: [`/2025/${slug}/`] },
        markdown: `![](${slug}.jpg) Words that are long enough.`,
        pictures: [{ source: `${slug}.jpg` }],
        comments: [makeSourceComment()],
      }),
    ),
    pictures: { 'one.jpg': picture, 'two.jpg': picture, 'three.jpg': picture },
  })
  const own = await call(createPost, { body: makePost({ title: 'My own' }) })
  const media = (await diary.services.platform.storage.list()).length
  const id = await importBlog()
  const rows = await listPosts()
  const two = rows.find(({ slug }) => slug === 'two')!
  await call(updatePost, {
    ...{
      params: { id: two.id },
      body: makePost({ coverImage: two.coverImage, title: 'Mine now', slug: 'two' }),
    },
  })
  expect(await diary.services.platform.storage.list()).toHaveLength(media + 3)
  expect(await undo(id)).toMatchObject({ state: 'undone', spared: 1, undoUntil: null })
  expect((await listPosts()).map((post) => post.id).sort()).toEqual([own.id, two.id].sort())
  expect(await diary.services.platform.storage.list()).toHaveLength(media + 1)
  expect(await call(listImportedAddresses, { params: { id } })).toMatchObject([
    { from: '/2025/two', postTitle: 'Mine now' },
  ])
  const { categories } = await diary.services.posts.categories.list('posts')
  expect(categories.some(({ name }) => name === 'Brand new')).toBe(false)
})

test('a post that a visitor answered to stays', async () => {
  const id = await importBlog()
  const [post] = await listPosts()
  await diary.services.platform.database.db.execute(
    `insert into comments (post_id, name, message, text_key) values (${post!.id}, 'Kim', 'Hi', 'x')`,
  )
  expect(await undo(id)).toMatchObject({ state: 'undone', spared: 1 })
  expect(await listPosts()).toHaveLength(1)
})

test('a post stays while somebody has unfinished words for it', async () => {
  const id = await importBlog()
  const [post] = await listPosts()
  const { title, slug, content, excerpt, coverImage, category } = makePost({ title: 'Not yet' })
  const words = { title, slug, content, excerpt, coverImage, category }
  await call(saveAutosave, {
    params: { key: autosaveKeyOf(post!.id) },
    body: { ...words, published: true, featured: false, postVersion: 1, version: null },
  })
  expect(await undo(id)).toMatchObject({ state: 'undone', spared: 1 })
  expect(await listPosts()).toHaveLength(1)
})

test('after thirty days there is no undo', async () => {
  const id = await importBlog()
  clock.pass(importLimits.undoDays * DAY_MS)
  expect((await get(id)).undoUntil).toBeNull()
  await expect(call(undoImport, { params: { id } })).rejects.toMatchObject({
    ...{ status: 409, problem: { code: 'import.too_late' } },
  })
})
