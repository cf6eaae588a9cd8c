import { writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openS3Server, type S3Server } from '#test/stores/s3-server.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

const name = 'f'.repeat(32)
const bytesOf = (length: number) => Buffer.from(Array.from({ length }, (_, at) => at % 251))
/** The first file is cached in memory; the others are read from storage each time. */
const files = {
  '480.webp': bytesOf(10_000),
  '1600x1067.jpg': bytesOf(300_000),
  'clip.mp4': bytesOf(10_000),
}

let bucket: S3Server
beforeAll(async () => {
  bucket = await openS3Server()
})
afterAll(() => bucket.close())

const environments: Record<string, () => Record<string, string>> = {
  disk: () => ({}),
  's3-compatible': () => ({
    MEDIA_S3_URL: bucket.bucketUrl,
    MEDIA_S3_ACCESS_KEY_ID: bucket.accessKeyId,
    MEDIA_S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  }),
}

describe.each(Object.keys(environments))('photos on %s storage', (kind) => {
  let diary: TestApp
  let origin: string
  beforeAll(async () => {
    diary = await createTestApp({ env: environments[kind]!() })
    await diary.app.listen({ port: 0, host: '127.0.0.1' })
    origin = `http://127.0.0.1:${(diary.app.server.address() as AddressInfo).port}`
    const {
      platform: { storage },
    } = diary.services
    const work = await storage.openWorkFolder()
    for (const [file, bytes] of Object.entries(files)) await writeFile(join(work, file), bytes)
    await storage.store(work, name)
  })
  afterAll(() => diary.close())

  const ask = async (file: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await fetch(`${origin}/media/${name}/${file}`, { method, headers })
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      bytes: Buffer.from(await answer.arrayBuffer()),
    }
  }

  describe.each(Object.entries(files))('%s', (file, bytes) => {
    // The first visit of a small file fills the cache, and the second is served from it.
    test.each(['first', 'second'])('is sent in part, on the %s visit too', async () => {
      const last = bytes.length - 1
      for (const [range, start, end] of [
        ['bytes=100-199', 100, 199],
        ['bytes=9000-', 9000, last],
        ['bytes=-50', bytes.length - 50, last],
      ] as const) {
        const answer = await ask(file, { range })
        expect(answer.status, range).toBe(206)
        expect(answer.bytes.equals(bytes.subarray(start, end + 1)), range).toBe(true)
        expect(answer.headers).toMatchObject({
          'content-range': `bytes ${start}-${end}/${bytes.length}`,
          'content-length': String(end - start + 1),
        })
      }
    })

    test('is sent whole, and says that parts can be had and that any site may show it', async () => {
      const answer = await ask(file)
      expect(answer.status).toBe(200)
      expect(answer.bytes.equals(bytes)).toBe(true)
      expect(answer.headers).toMatchObject({
        'accept-ranges': 'bytes',
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': expect.stringMatching(
          /^default-src 'none'; img-src 'self'; style-src 'unsafe-inline'/,
        ),
        'cache-control': 'public, max-age=31536000, immutable',
      })
    })

    test('has no part beyond its end', async () => {
      const answer = await ask(file, { range: `bytes=${bytes.length}-` })
      expect(answer.status).toBe(416)
      expect(answer.bytes).toHaveLength(0)
      expect(answer.headers['content-range']).toBe(`bytes */${bytes.length}`)
    })

    test('is sent in part only to who has the rest of the same version', async () => {
      const { etag = '' } = (await ask(file)).headers
      expect((await ask(file, { range: 'bytes=0-9', 'if-range': etag })).status).toBe(206)
      const other = await ask(file, { range: 'bytes=0-9', 'if-range': '"another"' })
      expect(other.status).toBe(200)
      expect(other.bytes.equals(bytes)).toBe(true)
    })

    test('is not sent again to who has it, nor to HEAD', async () => {
      const { etag = '' } = (await ask(file)).headers
      const known = await ask(file, { range: 'bytes=0-9', 'if-none-match': etag })
      expect(known.status).toBe(304)
      const head = await ask(file, { range: 'bytes=0-9' }, 'HEAD')
      expect(head.status).toBe(200)
      expect(head.headers['content-length']).toBe(String(bytes.length))
      expect(head.bytes).toHaveLength(0)
    })
  })

  test('a file that is not there has no parts, and stays on this site', async () => {
    const answer = await ask('960.webp', { range: 'bytes=0-9' })
    expect(answer.status).toBe(404)
    expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(answer.headers).not.toHaveProperty('accept-ranges')
    expect((await ask('about.json', { range: 'bytes=0-9' })).status).toBe(404)
  })
})
