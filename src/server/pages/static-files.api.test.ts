import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, plainAssets, type TestApp } from '#test/test-app.ts'

const folder = new URL('../../../public/', import.meta.url).pathname

let diary: TestApp
beforeAll(async () => {
  diary = await createTestApp({ assets: { ...plainAssets, staticFolder: folder } })
})
afterAll(() => diary.close())

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
