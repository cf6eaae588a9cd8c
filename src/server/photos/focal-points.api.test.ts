import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DogCard } from '#shared/contract/dog.ts'
import type { FocalPoint } from '#shared/contract/fields.ts'
import type { PictureFocalPoint, UploadedMedia } from '#shared/contract/photos.admin.ts'
import type { Photo } from '#shared/contract/photos.ts'
import type { BlogPage, PublicPost } from '#shared/contract/posts.ts'
import { makePhoto, makePost } from '#test/make.ts'
import { drawTestImage } from '#test/make-image.ts'
import { resetDatabase } from '#test/stores/test-database.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'
import { defaultDog } from '../dog/default-dog.ts'

let diary: TestApp
beforeAll(async () => {
  diary = await createTestApp({ visitor: adminVisitor })
})
beforeEach(async () => {
  await resetDatabase(diary.services.platform.database.db)
  await diary.services.platform.changes.announce()
})
afterAll(() => diary.close())

const ask = async <T>(url: string) => (await diary.app.inject(url)).json<T>()
const write = async <T>(url: string, payload: object) =>
  (await diary.app.inject({ method: 'POST', url, payload })).json<T>()
const setPoint = (imageUrl: unknown, focalPoint: unknown) =>
  diary.app.inject({
    method: 'PUT',
    url: '/api/admin/focal-points',
    payload: { imageUrl, focalPoint },
  })
const known = async (imageUrl: string): Promise<FocalPoint | null | undefined> =>
  (await ask<PictureFocalPoint[]>('/api/admin/focal-points')).find(
    (entry) => entry.imageUrl === imageUrl,
  )?.focalPoint

const upload = async () =>
  (
    await diary.app.inject({
      method: 'POST',
      url: '/api/admin/media',
      headers: { 'content-type': 'image/jpeg' },
      payload: await drawTestImage({ width: 300, height: 200 }).jpeg().toBuffer(),
    })
  ).json<UploadedMedia>().imageUrl

const far = 'https://pictures.example.com/pretzel.jpg'
const sample = '/media/demo/sofa-nap/1600x1067.jpg'

describe('the focal point of a picture', () => {
  test('is set once and followed wherever the picture is shown', async () => {
    await write('/api/admin/photos', makePhoto({ imageUrl: far }))
    const content = `Two of him:\n\n::: photos\n![Two](${sample})\n![One](${far})\n:::`
    await write('/api/admin/posts', makePost({ slug: 'first', coverImage: far, content }))
    await write('/api/admin/posts', makePost({ slug: 'second', coverImage: sample }))
    const document = { dogs: [{ ...defaultDog.dogs[0], heroPhoto: far, portrait: far }] }
    await diary.app.inject({
      method: 'PUT',
      url: '/api/admin/dog',
      payload: { document, version: 0 },
    })
    expect((await ask<Photo[]>('/api/photos'))[0]!.focalPoint).toBeNull()

    expect((await setPoint(far, [20, 71])).json()).toEqual({ imageUrl: far, focalPoint: [20, 71] })

    expect((await ask<Photo[]>('/api/photos'))[0]!.focalPoint).toEqual([20, 71])
    const first = await ask<PublicPost>('/api/posts/first')
    expect(first.coverFocalPoint).toEqual([20, 71])
    expect(first.html).toContain(`class="fx2 fy7" src="${far}"`)
    const second = await ask<PublicPost>('/api/posts/second')
    expect((second.older ?? second.newer)!.coverFocalPoint).toEqual([20, 71])
    const cards = await ask<BlogPage>('/api/blog-page')
    expect(cards.posts.find(({ slug }) => slug === 'first')!.coverFocalPoint).toEqual([20, 71])
    const dog = await ask<DogCard>('/api/dog/card')
    expect([dog.heroFocalPoint, dog.portraitFocalPoint]).toEqual([
      [20, 71],
      [20, 71],
    ])
  })

  test('is guessed for a photo from the device, and the owner’s word counts', async () => {
    const imageUrl = await upload()
    expect(await known(imageUrl)).toEqual([expect.any(Number), expect.any(Number)])
    const photo = await write<Photo>('/api/admin/photos', makePhoto({ imageUrl }))
    expect(photo.focalPoint).toEqual(await known(imageUrl))
    await setPoint(imageUrl, [0, 100])
    expect(await known(imageUrl)).toEqual([0, 100])
  })

  test('can be taken back; samples have one of their own then', async () => {
    const own = await known(sample)
    expect(own).toEqual([52, 58])
    await setPoint(sample, [10, 10])
    expect(await known(sample)).toEqual([10, 10])
    expect((await setPoint(sample, null)).json()).toEqual({ imageUrl: sample, focalPoint: own })
    await setPoint(far, [10, 10])
    expect((await setPoint(far, null)).json()).toEqual({ imageUrl: far, focalPoint: null })
    expect(await known(far)).toBeUndefined()
  })

  test('is gone with the files of its picture', async () => {
    const imageUrl = await upload()
    const { id } = await write<Photo>('/api/admin/photos', makePhoto({ imageUrl }))
    await diary.services.photos.remove(id)
    expect(await known(imageUrl)).toBeDefined()
    await diary.services.photos.removeForGood([id])
    await diary.services.platform.changes.announce()
    expect(await known(imageUrl)).toBeUndefined()
  })

  test.each([
    ['a point outside the picture', far, [20, 101]],
    ['a point between percents', far, [20.5, 50]],
    ['half a point', far, [20]],
    ['words', far, 'the nose'],
    ['no picture', 'javascript:alert(1)', [20, 20]],
    ['an address that no index holds', `https://x.example/${'ü'.repeat(1900)}`, [20, 20]],
  ])('is refused as bad input for %s', async (_, imageUrl, focalPoint) => {
    const answer = await setPoint(imageUrl, focalPoint)
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ message: string }>().message).not.toBe('')
  })
})

test('visitors cannot set a focal point', async () => {
  const visited = await createTestApp()
  const answer = await visited.app.inject({
    method: 'PUT',
    url: '/api/admin/focal-points',
    payload: { imageUrl: far, focalPoint: [1, 1] },
  })
  expect(answer.statusCode).toBe(401)
  await visited.close()
})
