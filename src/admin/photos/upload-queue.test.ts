import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#shared/calls/api-client.ts'
import type { UploadedMedia } from '#shared/contract/photos.admin.ts'
import { createUploadQueue, titleFromFileName } from './upload-queue.ts'

interface Sending {
  file: Blob
  signal: AbortSignal | undefined
  onProgress: ((part: number) => void) | undefined
  succeed(media: UploadedMedia): void
  fail(error: Error): void
}
let sendings: Sending[]
const send: Parameters<typeof createUploadQueue>[0] = (file, { signal, onProgress } = {}) =>
  new Promise((succeed, fail) => {
    sendings.push({ file, signal, onProgress, succeed, fail })
    signal?.addEventListener('abort', () => fail(new Error('cancelled')))
  })
const media = { imageUrl: '/media/x/1x1.jpg', width: 1, height: 1, placeholder: 'x' }
const photos = (count: number) =>
  Array.from({ length: count }, (_, n) => new File(['x'], `photo-${n + 1}.jpg`))
const settle = () => vi.waitFor(() => {})

beforeEach(() => {
  sendings = []
})

test('two photos travel at a time, the next starts when one has arrived', async () => {
  const queue = createUploadQueue(send)
  queue.add(photos(3))
  expect(queue.list().map((one) => one.state)).toEqual(['sending', 'sending', 'waiting'])
  sendings[0]?.succeed(media)
  await settle()
  expect(queue.list().map((one) => one.state)).toEqual(['ready', 'sending', 'sending'])
  expect(queue.list()[0]?.media).toEqual(media)
})

test('a photo tells how far it is, then that the server is busy with it', () => {
  const queue = createUploadQueue(send)
  queue.add(photos(1))
  sendings[0]?.onProgress?.(0.4)
  expect(queue.list()[0]).toMatchObject({ state: 'sending', sent: 0.4 })
  sendings[0]?.onProgress?.(1)
  expect(queue.list()[0]).toMatchObject({ state: 'preparing', sent: 1 })
})

test('a failed photo says why and can be tried again', async () => {
  const queue = createUploadQueue(send)
  queue.add(photos(1))
  sendings[0]?.fail(new Error('The connection was lost.'))
  await settle()
  expect(queue.list()[0]).toMatchObject({
    state: 'failed',
    error: 'The connection was lost.',
    canRetry: true,
  })
  queue.retry(queue.list()[0]?.id ?? '')
  expect(queue.list()[0]).toMatchObject({ state: 'sending', error: null })
  sendings[1]?.succeed(media)
  await settle()
  expect(queue.list()[0]?.state).toBe('ready')
})

test('a cancelled photo stops travelling and makes room for the next', async () => {
  const queue = createUploadQueue(send)
  queue.add(photos(3))
  queue.remove(queue.list()[0]?.id ?? '')
  expect(sendings[0]?.signal?.aborted).toBe(true)
  await settle()
  expect(queue.list().map((one) => [one.file.name, one.state])).toEqual([
    ['photo-2.jpg', 'sending'],
    ['photo-3.jpg', 'sending'],
  ])
})

test('a file that is no picture is not worth another try', async () => {
  const queue = createUploadQueue(send)
  queue.add(photos(1))
  const problem = { code: 'media.not_an_image', message: 'This file is not a picture.' }
  sendings[0]?.fail(new ApiError(415, JSON.stringify(problem), ''))
  await settle()
  expect(queue.list()[0]).toMatchObject({ error: problem.message, canRetry: false })
})

test.for([
  ['sofa-nap.jpg', 'Sofa nap'],
  ['Pretzel_at_the_beach.JPEG', 'Pretzel at the beach'],
  ['IMG_2034.jpg', ''],
  ['PXL_20261101_101010.jpg', ''],
  ['20261101_101010.jpg', ''],
  ['DSC00012.JPG', ''],
  ['WhatsApp Image 2026-11-01.jpeg', ''],
  ['a.jpg', ''],
  ['image.png', ''],
] as const)('%s suggests %j', ([fileName, title]) => {
  expect(titleFromFileName(fileName)).toBe(title)
})
