import { readFile, rm, symlink } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openMediaDiary } from '#test/diaries/media-diary.ts'
import { drawTestImage, makeAvifBomb, makeBomb, makePhonePhoto } from '#test/make-image.ts'
import { waitUntil } from '#test/wait-until.ts'
import { uploadTexts } from '#texts/errors/photos.ts'

const { diary, logged, mediaFolder, upload, unfinished, expectNothingStored, empty } =
  await openMediaDiary()
beforeEach(empty)
afterAll(() => diary.close())

const findDecoder = async () => {
  const children = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8')
  const ids = children.split(' ').filter(Boolean).map(Number)
  const commands = await Promise.all(
    ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')),
  )
  return ids.find((_, at) => commands[at]!.includes('image-worker'))
}

describe('what is not a photo we can show is refused with a reason and leaves nothing', () => {
  const refusals: [
    what: string,
    file: () => Promise<Buffer> | Buffer,
    status: number,
    message: string,
  ][] = [
    ['a text named .jpg', () => Buffer.from('not a photo at all'), 415, uploadTexts.notAnImage],
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      uploadTexts.notAnImage,
    ],
    ['an empty file', () => Buffer.alloc(0), 400, uploadTexts.empty],
    [
      'a HEIC photo',
      () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      415,
      uploadTexts.heic,
    ],
    ['more than 25 MB', () => Buffer.alloc(25 * 1024 * 1024 + 1, 0xff), 413, uploadTexts.tooLarge],
    [
      'a decompression bomb',
      () => makeBomb({ width: 60_000, height: 60_000 }),
      422,
      uploadTexts.tooManyPixels,
    ],
    [
      'a file cut short',
      async () => (await makePhonePhoto()).subarray(0, 9000),
      422,
      uploadTexts.damaged,
    ],
    [
      'the first bytes of a JPEG and rubbish',
      () => Buffer.from('\xff\xd8\xff\xe0rubbish', 'latin1'),
      422,
      uploadTexts.damaged,
    ],
  ]
  test.for(refusals)('%s', async ([, file, status, message]) => {
    const answer = await upload(await file())
    expect(answer.statusCode).toBe(status)
    expect(answer.json<{ message: string }>().message).toBe(message)
    await expectNothingStored()
  })

  test('an AVIF that would take more memory than a small machine has', async () => {
    const answer = await upload(await makeAvifBomb({ width: 6000, height: 5000 }))
    expect(answer.statusCode).toBe(422)
    expect(answer.json<{ message: string }>().message).toBe(uploadTexts.tooManyAvifPixels)
    await expectNothingStored()
  })

  test('a picture whose decoder dies takes nothing but its own upload with it', async () => {
    const answer = upload(await drawTestImage({ width: 6000, height: 4000 }).jpeg().toBuffer())
    await waitUntil(async () => (await findDecoder()) !== undefined)
    process.kill((await findDecoder())!, 'SIGKILL')
    expect((await answer).statusCode).toBe(422)
    expect((await answer).json<{ message: string }>().message).toBe(uploadTexts.tooHeavy)
    await expectNothingStored()
    expect((await upload(await makePhonePhoto())).statusCode).toBe(200)
  })

  test('a body that is not announced as a file', async () => {
    const answer = await upload(Buffer.from('{}'), 'application/json')
    expect(answer.statusCode).toBe(415)
    await expectNothingStored()
  })

  test('an upload whose sender goes away half-way', async () => {
    logged.length = 0
    const { port } = diary.app.server.address() as AddressInfo
    const sender = httpRequest({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/admin/media',
      headers: { 'content-type': 'image/jpeg', 'content-length': 500_000 },
    })
    sender.on('error', () => {})
    sender.write((await makePhonePhoto()).subarray(0, 5000))
    await waitUntil(async () => (await unfinished()).length === 1)
    sender.destroy()
    await waitUntil(async () => (await unfinished()).length === 0)
    await waitUntil(() => logged.some((line) => line.includes('the client left')))
    expect(logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
    await expectNothingStored()
  })
})

describe('trouble with the disk is told and nothing is half-stored', () => {
  test('a full disk', async () => {
    const {
      platform: { storage },
    } = diary.services
    const openWorkFolder = storage.openWorkFolder
    storage.openWorkFolder = async () => {
      const folder = await openWorkFolder()
      await symlink('/dev/full', join(folder, '480.webp'))
      return folder
    }
    const answer = await upload(await makePhonePhoto())
    expect(answer.statusCode).toBe(507)
    storage.openWorkFolder = openWorkFolder
    expect(answer.json<{ message: string }>().message).toBe(uploadTexts.diskFull)
    await expectNothingStored()
  })

  test('a media folder that cannot be written', async () => {
    await rm(mediaFolder, { recursive: true, force: true })
    await symlink('/sys/kernel', mediaFolder)
    const answer = await upload(await makePhonePhoto())
    expect(answer.statusCode).toBe(503)
    expect(answer.json<{ message: string }>().message).toBe(uploadTexts.notWritable)
    await rm(mediaFolder)
  })
})
