import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { UNUSED_UPLOAD_RETENTION_DAYS } from '#shared/limits.ts'
import { openMediaDiary } from '#test/diaries/media-diary.ts'
import { makePost } from '#test/make.ts'
import { drawTestImage, makePhonePhoto } from '#test/make-image.ts'

const {
  diary,
  mediaFolder,
  uploaded,
  storedFolders,
  unfinished,
  expectNothingStored,
  addPhoto,
  empty,
} = await openMediaDiary()
beforeEach(empty)
afterAll(() => diary.close())

const removePhoto = (id: number) =>
  diary.app.inject({ method: 'DELETE', url: `/api/admin/photos/${id}` })

describe('files live as long as something shows them', () => {
  let imageUrl: string
  beforeEach(async () => {
    const media = await uploaded(await drawTestImage({ width: 320, height: 240 }).jpeg().toBuffer())
    imageUrl = media.imageUrl
  })
  const isThere = async () => (await diary.app.inject(imageUrl)).statusCode === 200
  const makeOld = async (days = UNUSED_UPLOAD_RETENTION_DAYS + 1) => {
    const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000)
    await utimes(join(mediaFolder, imageUrl.split('/')[2] ?? ''), then, then)
  }

  test('a photo knows the size and placeholder of its file', async () => {
    const photo = await addPhoto(imageUrl)
    expect(photo.width).toBe(320)
    expect(photo.placeholder).toMatch(/^[\w+/]+=*$/)
  })

  test('deleting the only photo hides them at once, and removes them once it is for good', async () => {
    const { id } = await addPhoto(imageUrl)
    expect(await isThere()).toBe(true)
    expect((await removePhoto(id)).statusCode).toBe(200)
    expect(await isThere()).toBe(false)
    const part = await diary.app.inject({ url: imageUrl, headers: { range: 'bytes=0-9' } })
    expect(part.statusCode).toBe(404)
    expect(await storedFolders()).toHaveLength(1)
    await diary.services.posts.trash.removeForGood([{ kind: 'photo', id }])
    expect(await isThere()).toBe(false)
    await expectNothingStored()
  })

  test('a restored photo shows them again', async () => {
    const { id } = await addPhoto(imageUrl)
    await removePhoto(id)
    expect(await isThere()).toBe(false)
    const payload = { items: [{ kind: 'photo', id }] }
    await diary.app.inject({ method: 'POST', url: '/api/admin/deleted/restore', payload })
    expect(await isThere()).toBe(true)
  })

  test('a photo in memory goes out without its file, and is gone with its last user', async () => {
    const { id } = await addPhoto(imageUrl)
    const { port } = diary.app.server.address() as AddressInfo
    const visit = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}${imageUrl}`)
      return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
    }
    const first = await visit()
    expect(first.status).toBe(200)
    await rm(mediaFolder, { recursive: true })
    expect(await visit()).toEqual(first)
    await removePhoto(id)
    expect((await visit()).status).toBe(404)
  })

  test('a photo that is removed while it is read is not kept', async () => {
    const { id } = await addPhoto(imageUrl)
    const { open } = diary.services.platform.storage
    const opened = Promise.withResolvers<void>()
    const removed = Promise.withResolvers<void>()
    diary.services.platform.storage.open = async (name, file) => {
      const found = await open(name, file)
      opened.resolve()
      await removed.promise
      return found
    }
    const reading = diary.app.inject(imageUrl)
    await opened.promise
    diary.services.platform.storage.open = open
    await removePhoto(id)
    removed.resolve()
    expect((await reading).statusCode).toBe(200)
    expect(await isThere()).toBe(false)
  })

  test('files of photos that are deleted together are hidden with them, unless another uses one', async () => {
    const other = (await uploaded(await makePhonePhoto())).imageUrl
    const gone = await addPhoto(imageUrl)
    const twin = await addPhoto(other)
    await addPhoto(other)
    await diary.app.inject({
      method: 'POST',
      url: '/api/admin/photos/remove',
      payload: { ids: [gone.id, twin.id] },
    })
    expect(await isThere()).toBe(false)
    expect((await diary.app.inject(other)).statusCode).toBe(200)
  })

  test('another photo keeps them', async () => {
    const { id } = await addPhoto(imageUrl)
    await addPhoto(imageUrl)
    await removePhoto(id)
    expect(await isThere()).toBe(true)
  })

  test('a post keeps them, by its cover, its words or an earlier version', async () => {
    const inWords = makePost({ content: `Look at him:\n\n![A nap](${imageUrl})` })
    for (const post of [makePost({ coverImage: imageUrl }), inWords]) {
      const { id } = await addPhoto(imageUrl)
      const { id: postId } = (
        await diary.app.inject({ method: 'POST', url: '/api/admin/posts', payload: post })
      ).json<{ id: number }>()
      await removePhoto(id)
      expect(await isThere()).toBe(true)

      await diary.app.inject({
        method: 'PUT',
        url: `/api/admin/posts/${postId}`,
        payload: makePost(),
      })
      await makeOld()
      await diary.services.photos.media.sweep()
      expect(await isThere()).toBe(true)
      await diary.app.inject({ method: 'DELETE', url: `/api/admin/posts/${postId}` })
    }
  })

  test('the sweep removes what nobody used for a month, and leaves what is newer', async () => {
    await makeOld(UNUSED_UPLOAD_RETENTION_DAYS - 1)
    await diary.services.photos.media.sweep()
    expect(await isThere()).toBe(true)
    await makeOld()
    await diary.services.photos.media.sweep()
    expect(await isThere()).toBe(false)
  })

  test('the sweep keeps the logo and every folder that is not an upload', async () => {
    await makeOld()
    await mkdir(join(mediaFolder, 'family-album'))
    await writeFile(join(mediaFolder, 'family-album', 'a.jpg'), 'x')
    const longAgo = new Date(0)
    await utimes(join(mediaFolder, 'family-album'), longAgo, longAgo)
    await diary.services.settings.update({ logoUrl: imageUrl })
    await diary.services.photos.media.sweep()
    expect(await isThere()).toBe(true)
    expect(await storedFolders()).toContain('family-album')
  })

  test('the sweep clears what a crash left half done', async () => {
    const left = join(mediaFolder, '.incoming', 'left')
    await mkdir(left, { recursive: true })
    await utimes(left, new Date(0), new Date(0))
    await diary.services.photos.media.sweep()
    expect(await unfinished()).toEqual([])
  })
})
