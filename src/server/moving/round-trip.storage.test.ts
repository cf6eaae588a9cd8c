import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '#server/platform/database/open-database.ts'
import type { Services } from '#server/services.ts'
import { ImportOptions } from '#shared/contract/imports.ts'
import { defaultDog } from '#shared/dog/default-dog.ts'
import { makePhoto, makePost } from '#test/make.ts'
import { makeAnimation, makePhonePhoto, SECRET_CAMERA } from '#test/make-image.ts'
import { makeServerPlace } from '#test/stores.ts'
import { createTestApp } from '#test/test-app.ts'
import { openTestDatabase } from '#test/test-database.ts'
import type { BoxedPost } from './box/box.ts'
import { type Account, nobody } from './bring-back/account.ts'
import { carryDiary, isEmptyDiary } from './bring-back/carry-diary.ts'
import { exportDiary } from './markdown-export/export-diary.ts'
import { openDiary } from './readers/diary/open-diary.ts'
import { openZip } from './zip/open-zip.ts'
import { writeZip } from './zip/write-zip.ts'

const SCENE = '/media/demo/sofa-nap/1600x1067.jpg'
let folder: string
let file: string
const closings: (() => Promise<void>)[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'round-trip-'))
  file = join(folder, 'diary.zip')
})
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close()
  await rm(folder, { recursive: true, force: true })
})

async function openDiaryOn(store: string): Promise<Services> {
  const place = store === 'server' ? await makeServerPlace() : null
  if (place) closings.push(place.remove)
  const database = place ? await openDatabase(place.options) : await openTestDatabase()
  closings.push(database.close)
  const { services, close } = await createTestApp({ database })
  closings.push(close)
  return services
}

async function exportOf(services: Services): Promise<Buffer> {
  const entries = exportDiary({
    content: services,
    comments: services.comments,
    address: 'https://pretzel.example',
  })
  return buffer(await writeZip(entries))
}

async function bringBack(services: Services, bytes: Buffer) {
  await writeFile(file, bytes)
  const zip = await openZip(file)
  try {
    const { comments, changes } = services
    return await carryDiary(zip, { content: services, comments, announce: changes.announce })
  } finally {
    await zip.close()
  }
}

/** A diary that uses everything, and what is odd about it. */
async function fill(services: Services) {
  const { media, photos, posts, settings, dog, dogLog, focalPoints, comments, redirects } = services
  const turned = await media.store(Readable.from([await makePhonePhoto()]))
  const moving = await media.store(Readable.from([await (await makeAnimation(3)).gif().toBuffer()]))
  await focalPoints.set(turned.imageUrl, [12, 88])
  await focalPoints.set(moving.imageUrl, null)
  await focalPoints.set(SCENE, [1, 2])
  await focalPoints.set('https://example.com/elsewhere.jpg', [30, 40])
  const at = (n: number) => new Date(Date.UTC(2026, 2, 1, 9, n, 30, 123))
  for (const [n, imageUrl] of [turned.imageUrl, moving.imageUrl, SCENE].entries()) {
    const { id } = await photos.create(makePhoto({ title: 'A nap: "warm"', imageUrl }))
    if (n === 0) await photos.removeAll([id])
    const words = { title: 'Snow & ice', description: `# ${n}\nno heading`, category: null }
    await photos.insert({ ...words, imageUrl, createdAt: at(0) })
  }
  await settings.update({ blogName: 'Waffle: a diary', logoUrl: turned.imageUrl, theme: 'dark' })
  await settings.update({ features: { comments: true, featuredPosts: false, analytics: true } })
  await settings.setCategories('posts', [
    { name: 'Walks', tone: 'blue', hidden: false, formerly: ['Strolls'] },
  ])
  await settings.setCommentDays(90)
  const [pretzel] = defaultDog.dogs
  await dog.save({ dogs: [{ ...pretzel, name: 'Waffle', portrait: moving.imageUrl }] }, 0, null)
  const weighed = { kind: 'weight', title: '', words: '', privateWords: '', nextDue: null } as const
  for (const grams of [4100, 4300]) {
    const photoUrl = grams === 4100 ? turned.imageUrl : null
    await dogLog.create({ ...weighed, day: '2026-03-01', grams, photoUrl, isPublic: true })
  }
  const content = `Žluťoučký kůň 🐾\r\n\r\n![a "quote"](${turned.imageUrl} "caption")\n---\n\n\ttail \n\n`
  const walk = await posts.insert({
    ...makePost({ title: '--- a walk: #1', excerpt: '' }),
    ...{ slug: 'a-walk', content, coverImage: moving.imageUrl, category: 'Walks' },
    ...{ publishedAt: at(1), createdAt: at(2), updatedAt: at(3), featured: true, feedSlug: 'old' },
  })
  const again = { slug: 'a-second-walk', savedBy: null }
  await posts.update(walk.id, { ...walk, excerpt: 'null', ...again }, { savedBy: null })
  await posts.insert({
    ...makePost({ published: false, coverImage: 'https://example.com/elsewhere.jpg' }),
    ...{ slug: 'planned', scheduledDay: '2027-01-01', createdAt: at(2), updatedAt: at(2) },
  })
  await posts.insert({ ...makePost(), slug: 'plain', publishedAt: at(4), createdAt: at(4) })
  const said = { email: null, byOwner: false, date: at(5), status: 'approved' } as const
  await comments.bringIn(walk.id, [
    { ...said, number: 1, replyTo: null, name: 'Robin', message: 'yes\n- no: "~"' },
    { ...said, number: 2, replyTo: 1, name: 'Owner', message: 'null', byOwner: true },
    { ...said, number: 3, replyTo: 2, name: 'Kim', message: 'x', email: 'kim@example.com' },
    { ...said, number: 4, replyTo: null, name: 'Spam', message: 'buy', status: 'spam' },
  ])
  await comments.rules.setClosed(walk.id, true)
  await redirects.bring({ path: '/2019/walk', to: '/blog/a-second-walk' })
  await redirects.bring({ path: '/old-about', to: '/about' })
  return { turned: turned.imageUrl }
}

describe.each(['embedded', 'server'])('on the %s store', (store) => {
  test('a diary comes back into an empty one, and its export has the same bytes', async () => {
    const before = await openDiaryOn(store)
    await fill(before)
    const bytes = await exportOf(before)
    const after = await openDiaryOn(store)
    expect(await isEmptyDiary(after)).toBe(true)

    expect(await bringBack(after, bytes)).toEqual({ posts: 3, photos: 5 })

    const again = await exportOf(after)
    await expectSameFiles(bytes, again)
    expect(again.equals(bytes)).toBe(true)
    expect((await after.posts.getPublished('a-walk')).slug).toBe('a-second-walk')
    expect(await after.redirects.find('/2019/walk')).toBe('/blog/a-second-walk')
    const { id } = await after.photos.create(makePhoto())
    expect(id).toBe(7)
    expect(await after.posts.listAll()).toMatchObject([{}, {}, { scheduledAt: null }])
  })
})

test('a diary that is cut short again and again comes back whole', async () => {
  const before = await openDiaryOn('embedded')
  await fill(before)
  const bytes = await exportOf(before)
  await writeFile(file, bytes)
  const services = await openDiaryOn('embedded')
  const { comments, changes, dogLog, photos, posts } = services
  const pictures = new Map<string, string>()
  const account: Account = {
    ...nobody,
    findPicture: async (path) => pictures.get(path) ?? null,
    onPicture: async (path, imageUrl) => void pictures.set(path, imageUrl),
  }
  /** Does so many, and then the power fails. */
  const failAfter = <Given extends unknown[], T>(count: number, act: (...given: Given) => T) => {
    let done = 0
    return (...given: Given): T => {
      done += 1
      if (done > count) throw new Error('The power failed')
      return act(...given)
    }
  }
  const carry = async (over: { content?: object; comments?: object }) => {
    const zip = await openZip(file)
    const content = { ...services, ...over.content }
    const parts = {
      content,
      announce: changes.announce,
      comments: { ...comments, ...over.comments },
    }
    return carryDiary(zip, parts, account).finally(() => zip.close())
  }
  const cuts = [
    { content: { dogLog: { ...dogLog, create: failAfter(1, dogLog.create) } } },
    { content: { photos: { ...photos, bring: failAfter(2, photos.bring) } } },
    { content: { posts: { ...posts, insert: failAfter(1, posts.insert) } } },
    {
      comments: {
        bringIn: async (...[id, said]: Parameters<typeof comments.bringIn>) => {
          await comments.bringIn(id, said.slice(0, 2))
          throw new Error('The power failed')
        },
      },
    },
  ]
  for (const cut of cuts) await expect(carry(cut)).rejects.toThrow('The power failed')
  await carry({})
  await expectSameFiles(bytes, await exportOf(services))
})

test('a returned export is taken out again, but for what was changed since', async () => {
  const before = await openDiaryOn('embedded')
  await fill(before)
  await writeFile(file, await exportOf(before))
  const { imports, dueWork, posts, photos, dogLog, ...services } = await openDiaryOn('embedded')
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

/** Names the file that differs, where the whole would only say that one does. */
async function expectSameFiles(one: Buffer, other: Buffer) {
  expect(await readFiles(other)).toEqual(await readFiles(one))
}

async function readFiles(bytes: Buffer): Promise<Record<string, string>> {
  await writeFile(file, bytes)
  const zip = await openZip(file)
  const files: Record<string, string> = {}
  for (const name of zip.names) {
    const content = await zip.read(name)
    files[name] = content?.toString(/\.(md|yaml)$/.test(name) ? 'utf8' : 'base64') ?? ''
  }
  await zip.close()
  return files
}

test('photos leave as they were uploaded, upright and without camera and place', async () => {
  const services = await openDiaryOn('embedded')
  const { turned } = await fill(services)
  await writeFile(file, await exportOf(services))
  const zip = await openZip(file)
  const photo = (await zip.read('photos/logo.jpg')) ?? Buffer.alloc(0)
  await zip.close()
  const { width, height, orientation } = await sharp(photo).metadata()
  expect({ width, height, orientation }).toEqual({ width: 1200, height: 800, orientation: 6 })
  expect(photo.includes(SECRET_CAMERA)).toBe(false)
  expect(turned).toMatch(/800x1200\.jpg$/)
})

test('a diary that is brought back twice has everything once', async () => {
  const before = await openDiaryOn('embedded')
  await fill(before)
  const bytes = await exportOf(before)
  const after = await openDiaryOn('embedded')
  await bringBack(after, bytes)
  expect(await bringBack(after, bytes)).toEqual({ posts: 0, photos: 0 })
  await expectSameFiles(bytes, await exportOf(after))
})

test('a diary with posts of its own is offered the posts alone, drafts as drafts', async () => {
  const services = await openDiaryOn('embedded')
  await fill(services)
  expect(await isEmptyDiary(services)).toBe(false)
  await writeFile(file, await exportOf(services))
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
