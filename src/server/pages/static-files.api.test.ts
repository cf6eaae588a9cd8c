import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, plainAssets, type TestApp } from '#test/test-app.ts'

const folder = new URL('../../../public/', import.meta.url).pathname

let built: string
let diary: TestApp
beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), 'diary-built-'))
  await cp(folder, built, { recursive: true })
  await mkdir(join(built, 'assets'))
  diary = await createTestApp({ assets: { ...plainAssets, staticFolder: built } })
})
afterAll(async () => {
  await diary.close()
  await rm(built, { recursive: true })
})

test('browsers and programs that look for /favicon.ico find the drawn icon', async () => {
  const answer = await diary.app.inject('/favicon.ico')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('image/vnd.microsoft.icon')
  expect(answer.rawPayload.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]))
  expect(answer.rawPayload.includes(await readFile(`${folder}icon-32.png`))).toBe(true)
})

test('other sites may show the picture of a shared page, mail programs those of our mails, and no other file', async () => {
  const policyOf = async (url: string) =>
    (await diary.app.inject(url)).headers['cross-origin-resource-policy']
  for (const url of ['/og-default.jpg', '/mail-stamp.png', '/mail-tail.png']) {
    expect([url, await policyOf(url)]).toEqual([url, 'cross-origin'])
  }
  for (const url of ['/favicon.svg', '/icon-32.png', '/', '/api/posts', '/nothing.jpg']) {
    expect([url, await policyOf(url)]).toEqual([url, 'same-origin'])
  }
})

test('/feed leads to the feed for good', async () => {
  const answer = await diary.app.inject('/feed')
  expect(answer.statusCode).toBe(301)
  expect(answer.headers.location).toBe('/rss.xml')
})

test('pages of a language that is built while the diary runs find their files, compressed', async () => {
  const get = (url: string, method: 'GET' | 'HEAD' = 'GET') =>
    diary.app.inject({ method, url, headers: { 'accept-encoding': 'br' } })
  expect((await get('/assets/de-1a2b.js')).statusCode).toBe(404)
  await writeFile(join(built, 'assets/de-1a2b.js'), 'plain')
  await writeFile(join(built, 'assets/de-1a2b.js.br'), 'packed')
  const answer = await get('/assets/de-1a2b.js')
  expect([answer.statusCode, answer.body]).toEqual([200, 'packed'])
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect((await get('/assets/de-1a2b.js', 'HEAD')).statusCode).toBe(200)
  for (const odd of ['/assets/..%2ffavicon.svg', '/assets/']) {
    expect((await get(odd)).statusCode, odd).not.toBe(200)
  }
})
