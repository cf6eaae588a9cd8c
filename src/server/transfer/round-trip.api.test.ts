import { beforeAll, expect, test } from 'vitest'
import { makePhoto } from '#test/make.ts'
import { fillDiary } from '#test/transfer/full-diary.ts'
import {
  bringBack,
  expectSameFiles,
  exportOf,
  keepFile,
  openEmptyDiary,
  takeOverSettings,
} from '#test/transfer/round-trip.ts'
import { createTestApp } from '#test/test-app.ts'
import { type Account, nobody } from './bring-back/account.ts'
import { carryDiary, isEmptyDiary } from './bring-back/carry-diary.ts'
import { openZip } from './zip/open-zip.ts'

/** The export of a diary that uses everything. */
let bytes: Buffer
beforeAll(async () => {
  const before = await createTestApp()
  await fillDiary(before.services)
  bytes = await exportOf(before.services)
  await before.close()
})

test('a diary comes back into an empty one once, without touching its settings, and its export has the same bytes', async () => {
  const after = await openEmptyDiary()
  expect(await isEmptyDiary(after)).toBe(true)
  const settings = await after.settings.get()

  expect(await bringBack(after, bytes)).toEqual({ posts: 3, photos: 5 })
  expect(await bringBack(after, bytes)).toEqual({ posts: 0, photos: 0 })
  expect(await after.settings.get()).toEqual(settings)

  await takeOverSettings(after)
  const again = await exportOf(after)
  await expectSameFiles(bytes, again)
  expect(again.equals(bytes)).toBe(true)
  expect((await after.posts.getPublished('a-walk')).slug).toBe('a-second-walk')
  expect(await after.redirects.find('/2019/walk')).toBe('/blog/a-second-walk')
  const { id } = await after.photos.create(makePhoto())
  expect(id).toBe(7)
  expect(await after.posts.listAll()).toMatchObject([{}, {}, { scheduledAt: null }])
})

test('a diary that is cut short again and again comes back whole', async () => {
  const file = await keepFile(bytes)
  const services = await openEmptyDiary()
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
  await takeOverSettings(services)
  await expectSameFiles(bytes, await exportOf(services))
})
