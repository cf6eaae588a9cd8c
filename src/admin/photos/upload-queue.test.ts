import { setImmediate } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { ApiError } from '#shared/calls/api-client.ts'
import type { UploadedMedia } from '#shared/contract/photos.admin.ts'
import { TrimmableFileError, UnfitFileError } from './unfit-file.ts'
import { createUploadQueue, titleFromFileName } from './upload-queue.ts'

interface Sending {
  file: Blob
  poster: string | undefined
  signal: AbortSignal | undefined
  onProgress: ((part: number) => void) | undefined
  succeed(media: UploadedMedia): void
  fail(error: Error): void
}
let sendings: Sending[]
const send: Parameters<typeof createUploadQueue>[0] = (file, { signal, onProgress, poster } = {}) =>
  new Promise((succeed, fail) => {
    sendings.push({ file, poster, signal, onProgress, succeed, fail })
    signal?.addEventListener('abort', () => fail(new Error('cancelled')))
  })
const media = { imageUrl: '/media/x/1x1.jpg', width: 1, height: 1, placeholder: 'x' }
const photos = (count: number) =>
  Array.from({ length: count }, (_, n) => new File(['x'], `photo-${n + 1}.jpg`))
/** Waits until all promises that can resolve have done so. */
const nextTurn = () => setImmediate()

beforeEach(() => {
  sendings = []
})

test('two photos travel at a time, the next starts when one has arrived', async () => {
  const queue = createUploadQueue(send)
  queue.add(photos(3))
  expect(queue.list().map((upload) => upload.state)).toEqual(['sending', 'sending', 'waiting'])
  sendings[0]?.succeed(media)
  await nextTurn()
  expect(queue.list().map((upload) => upload.state)).toEqual(['ready', 'sending', 'sending'])
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
  await nextTurn()
  expect(queue.list()[0]).toMatchObject({
    state: 'failed',
    error: 'The connection was lost.',
    canRetry: true,
  })
  queue.retry(queue.list()[0]?.id ?? '')
  expect(queue.list()[0]).toMatchObject({ state: 'sending', error: null })
  sendings[1]?.succeed(media)
  await nextTurn()
  expect(queue.list()[0]?.state).toBe('ready')
})

test('a cancelled photo stops travelling and makes room for the next', async () => {
  const queue = createUploadQueue(send)
  queue.add(photos(3))
  queue.remove(queue.list()[0]?.id ?? '')
  expect(sendings[0]?.signal?.aborted).toBe(true)
  await nextTurn()
  expect(queue.list().map((upload) => [upload.file.name, upload.state])).toEqual([
    ['photo-2.jpg', 'sending'],
    ['photo-3.jpg', 'sending'],
  ])
})

test('a file that is no picture is not worth another try', async () => {
  const queue = createUploadQueue(send)
  queue.add(photos(1))
  const problem = { code: 'media.not_an_image', message: 'This file is not a picture.' }
  sendings[0]?.fail(new ApiError(415, JSON.stringify(problem), ''))
  await nextTurn()
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

/** Fakes clips by file name, and records each conversion. */
function fakeClips(lengths: Record<string, number>) {
  const makings: {
    name: string
    from: number | undefined
    finish(): void
    fail(e: Error): void
  }[] = []
  const clips: Parameters<typeof createUploadQueue>[1] = {
    async probe(file) {
      const length = lengths[(file as File).name]
      if (length === undefined) throw new UnfitFileError('not readable')
      return { length, picture: new Blob(['x']) }
    },
    make: (file, choice, { signal }) =>
      new Promise((succeed, fail) => {
        const made = {
          file: new Blob(['small clip']),
          poster: new Blob(['poster']),
          isSilent: true,
        }
        const { name } = file as File
        makings.push({ name, from: choice?.cut.from, finish: () => succeed(made), fail })
        signal?.addEventListener('abort', () => fail(new Error('cancelled')))
      }),
  }
  return { clips, makings }
}
const clipFiles = (...names: string[]) =>
  names.map((name) => new File(['x'], name, { type: 'video/mp4' }))
const states = (queue: ReturnType<typeof createUploadQueue>) =>
  queue.list().map(({ state }) => state)
const idAt = (queue: ReturnType<typeof createUploadQueue>, at: number) => queue.list()[at]!.id

test('a clip is made ready, then its poster goes out and the clip beside it', async () => {
  const { clips, makings } = fakeClips({ 'run.mp4': 12 })
  const queue = createUploadQueue(send, clips)
  queue.add(clipFiles('run.mp4'))
  await nextTurn()
  expect(queue.list()[0]).toMatchObject({ state: 'converting', clip: { length: 12 } })
  makings[0]!.finish()
  await nextTurn()
  expect(sendings.map(({ poster }) => poster)).toEqual([undefined])
  sendings[0]!.succeed(media)
  await nextTurn()
  expect(sendings.map(({ poster }) => poster)).toEqual([undefined, media.imageUrl])
  sendings[1]!.succeed({ ...media, clip: '/media/x/clip.mp4#1x1,12' })
  await nextTurn()
  expect(queue.list()[0]).toMatchObject({
    state: 'ready',
    media: { clip: expect.any(String) },
    clip: { isSilent: true },
  })
})

test('one clip at a time, while photos travel beside it', async () => {
  const { clips, makings } = fakeClips({ 'a.mp4': 5, 'b.mp4': 5 })
  const queue = createUploadQueue(send, clips)
  queue.add([...clipFiles('a.mp4', 'b.mp4'), ...photos(2)])
  await nextTurn()
  expect(states(queue)).toEqual(['converting', 'waiting', 'sending', 'sending'])
  queue.remove(idAt(queue, 0))
  await nextTurn()
  expect(states(queue)).toEqual(['converting', 'sending', 'sending'])
  expect(makings.map(({ name }) => name)).toEqual(['a.mp4', 'b.mp4'])
})

test('a clip that is too long waits for its trim, and is made of what is kept', async () => {
  const { clips, makings } = fakeClips({ 'long.mp4': 84, 'short.mp4': 5 })
  const queue = createUploadQueue(send, clips)
  queue.add(clipFiles('long.mp4', 'short.mp4'))
  await nextTurn()
  expect(states(queue)).toEqual(['tooLong', 'converting'])
  queue.remove(idAt(queue, 1))
  queue.trim(idAt(queue, 0), { cut: { from: 9, to: 56 }, posterAt: null })
  await nextTurn()
  expect(makings.at(-1)).toMatchObject({ name: 'long.mp4', from: 9 })
  // Trimming again makes the running conversion useless.
  queue.trim(idAt(queue, 0), { cut: { from: 20, to: 30 }, posterAt: 25 })
  await nextTurn()
  expect(makings.at(-1)).toMatchObject({ name: 'long.mp4', from: 20 })
  expect(states(queue)).toEqual(['converting'])
})

test('after a lost connection nothing is converted a second time', async () => {
  const { clips, makings } = fakeClips({ 'run.mp4': 12 })
  const queue = createUploadQueue(send, clips)
  queue.add(clipFiles('run.mp4'))
  await nextTurn()
  makings[0]!.finish()
  await nextTurn()
  sendings[0]!.fail(new Error('The connection was lost.'))
  await nextTurn()
  expect(queue.list()[0]).toMatchObject({ state: 'failed', canRetry: true })
  queue.retry(idAt(queue, 0))
  await nextTurn()
  expect([makings.length, sendings.length]).toEqual([1, 2])
})

test('a clip that is no use says so, and only a shorter part of it may help', async () => {
  const { clips, makings } = fakeClips({ 'huge.mp4': 30 })
  const queue = createUploadQueue(send, clips)
  queue.add(clipFiles('pretzel.avi', 'huge.mp4'))
  await nextTurn()
  expect(queue.list()[0]).toMatchObject({ error: 'not readable', canRetry: false })
  expect(queue.list()[0]?.clip?.canTrim).toBe(false)
  makings[0]!.fail(new TrimmableFileError('Still over 12 MB.'))
  await nextTurn()
  expect(queue.list()[1]).toMatchObject({ state: 'failed', canRetry: false })
  expect(queue.list()[1]?.clip?.canTrim).toBe(true)
})
