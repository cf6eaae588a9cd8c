import { afterAll, beforeAll, expect, test } from 'vitest'
import { ImportOptions } from '#shared/contract/import-fields.ts'
import { fillDiary } from '#test/transfer/full-diary.ts'
import { exportOf, keepFile, openEmptyDiary } from '#test/transfer/round-trip.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import type { BoxedPost } from '../box/box.ts'
import { openDiary } from '../readers/diary/open-diary.ts'
import { openZip } from '../zip/open-zip.ts'
import { isEmptyDiary } from './carry-diary.ts'

let before: TestApp
let bytes: Buffer
beforeAll(async () => {
  before = await createTestApp()
  await fillDiary(before.services)
  bytes = await exportOf(before.services)
})
afterAll(() => before.close())

test('a returned export is taken out again, but for what was changed since', async () => {
  const file = await keepFile(bytes)
  const { imports, dueWork, posts, photos, dogLog, ...services } = await openEmptyDiary()
  const { id } = await imports.createFrom({ fileName: 'diary.zip', sizeBytes: 1, path: file })
  await dueWork.run()
  expect(await imports.get(id)).toMatchObject({ state: 'looked', report: { bringsAll: true } })
  await imports.start(id, ImportOptions.parse({}))
  await dueWork.run()
  expect(await imports.get(id)).toMatchObject({
    ...{ state: 'done', progress: { made: 3, failed: 0, comments: 4 } },
  })
  const [changed] = await photos.list()
  await photos.update(changed!.id, { title: 'Mine now', description: '', category: 'Sleepy' })
  const plain = await posts.getPublished('plain')
  const words = { ...plain, title: 'Mine now', savedBy: null }
  await posts.update(plain.id, words, { savedBy: null })

  await imports.undo(id)
  await dueWork.run()
  expect(await imports.get(id)).toMatchObject({ state: 'undone', spared: 1 })
  expect(await posts.listAll()).toMatchObject([{ slug: 'plain', title: 'Mine now' }])
  expect(await photos.list()).toMatchObject([{ id: changed!.id, title: 'Mine now' }])
  expect((await dogLog.getForOwner()).entries).toEqual([])
  expect(await services.comments.moderation.counts()).toMatchObject({ approved: 0, spam: 0 })
})

test('a diary with posts of its own is offered the posts alone, drafts as drafts', async () => {
  expect(await isEmptyDiary(before.services)).toBe(false)
  const file = await keepFile(bytes)
  const box = await openDiary(await openZip(file))
  const posts: BoxedPost[] = []
  for await (const post of box.posts()) posts.push(post)
  expect(await box.about()).toEqual({
    title: 'Waffle: a diary',
    address: 'https://pretzel.example',
  })
  expect(posts.map(({ slug, status }) => ({ slug, status }))).toEqual([
    { slug: 'a-second-walk', status: 'published' },
    { slug: 'planned', status: 'draft' },
    { slug: 'plain', status: 'published' },
  ])
  expect(posts[0]).toMatchObject({ oldAddresses: ['/blog/a-walk'], comments: { length: 4 } })
  const [cover] = posts[0]?.pictures ?? []
  expect(await box.openPicture(cover?.source ?? '')).not.toBeNull()
  expect(posts[2]?.cover).toEqual({ source: '../photos/demo/sofa-nap.jpg' })
  await box.close()
})
