import { readdir, readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join, resolve } from 'node:path'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import {
  announceImportPictures,
  createImport,
  getImport,
  removeImportPictures,
} from '#shared/contract/transfer.admin.ts'
import { HOUR_MS } from '#shared/durations.ts'
import { importLimits } from '#shared/transfer.ts'
import { clientOf } from '#test/api-calls.ts'
import { adminVisitor, createTestApp } from '#test/test-app.ts'
import { openImportDiary } from '#test/transfer/import-diary.ts'
import { waitUntil } from '#test/wait-until.ts'

const imports = await openImportDiary()
const { diary, call, clock, folder, get, put, work, receive, listPosts } = imports

beforeEach(imports.resetDiary)
afterAll(() => imports.diary.close())

test('a file arrives as one stream; then it is looked at', async () => {
  const bytes = Buffer.alloc(3 * 1024 * 1024, '<rss/>')
  const sizeBytes = bytes.length
  const made = await call(createImport, { body: { fileName: 'a.xml', sizeBytes } })
  const { id } = made
  expect(made).toMatchObject({ state: 'receiving', file: { isHere: false, sizeBytes } })
  const sent = await put(id, bytes)
  expect(sent.json()).toMatchObject({ state: 'looking', file: { isHere: true } })
  await work()
  expect(await get(id)).toMatchObject({
    state: 'looked',
    kind: 'wordpress',
    report: { posts: { total: 1, published: 1, drafts: 0, known: 0 } },
  })
  expect(await listPosts()).toEqual([])
  expect((await put(id, Buffer.from('<rss/>'))).json()).toMatchObject({ code: 'import.not_now' })
})

test('more or less than was announced is refused in a sentence, leaves nothing, and can be sent again', async () => {
  const { id } = await call(createImport, { body: { fileName: 'a.xml', sizeBytes: 6 } })
  const tooMuch = await put(id, Buffer.from('<rss/>and more'))
  expect(tooMuch.statusCode).toBe(413)
  expect(tooMuch.json()).toMatchObject({
    code: 'import.too_much',
    message: expect.stringContaining('Please choose the file again'),
  })
  const cutOff = await put(id, Buffer.from('<rs'))
  expect(cutOff.statusCode).toBe(400)
  expect(cutOff.json()).toMatchObject({ code: 'import.cut_off' })
  expect(await readdir(join(folder, String(id)))).toEqual([])
  expect((await put(id, Buffer.from('<rss/>'))).json()).toMatchObject({ state: 'looking' })
})

test('an upload that is cut off at half leaves nothing and can be sent again', async () => {
  const { id } = await call(createImport, { body: { fileName: 'a.xml', sizeBytes: 6 } })
  const address = await diary.app.listen({ host: '127.0.0.1', port: 0 })
  const url = `${address}/api/admin/imports/${id}/file`
  const upload = request(url, {
    method: 'PUT',
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': '6',
      origin: diary.config.publicUrl.origin,
    },
  })
  upload.on('error', () => {})
  upload.write('<rs')
  await waitUntil(async () => (await readdir(join(folder, String(id))).catch(() => [])).length > 0)
  upload.destroy()
  await waitUntil(async () => (await readdir(join(folder, String(id)))).length === 0)
  expect(await get(id)).toMatchObject({ state: 'receiving', file: { isHere: false } })
  expect((await put(id, Buffer.from('<rss/>'))).json()).toMatchObject({ state: 'looking' })
})

test('a file for which the disk has no room is refused before it is sent', async () => {
  const full = await createTestApp({
    visitor: adminVisitor,
    env: { MIN_FREE_MB: '1000000000' },
  })
  onTestFinished(full.close)
  const refused = await full.app.inject({
    method: 'POST',
    url: createImport.path,
    headers: { origin: 'http://localhost' },
    payload: { fileName: 'a.xml', sizeBytes: 6 },
  })
  expect(refused.statusCode).toBe(507)
  expect(refused.json()).toMatchObject({ message: expect.stringMatching(/disk/) })
})

test('another zip of pictures takes the place of the first, or none at all', async () => {
  const id = await receive()
  const announce = (fileName: string, sizeBytes: number) =>
    call(announceImportPictures, { params: { id }, body: { fileName, sizeBytes } })
  await announce('first.zip', 5)
  await put(id, Buffer.from('first'), 'pictures')
  expect(await announce('second.zip', 2)).toMatchObject({
    state: 'receiving',
    report: null,
    pictures: { name: 'second.zip', sizeBytes: 2, isHere: false },
  })
  await put(id, Buffer.from('se'), 'pictures')
  await work()
  expect(await get(id)).toMatchObject({ state: 'looked', report: { posts: { total: 1 } } })
  const own = join(folder, String(id))
  expect(await readFile(join(own, 'pictures'), 'utf8')).toBe('se')
  await announce('third.zip', 9)
  await call(removeImportPictures, { params: { id } })
  await work()
  expect(await get(id)).toMatchObject({ state: 'looked', pictures: null })
  expect(await readdir(own)).toEqual(['box'])
})

test('a file that is too large is refused before it is sent', async () => {
  const sizeBytes = importLimits.fileBytes + 1
  await expect(
    call(createImport, { body: { fileName: 'a.xml', sizeBytes } }),
  ).rejects.toMatchObject({ status: 400 })
})

test('the look at a real export counts what is in it, and names each loose end with its post', async () => {
  const real = await createTestApp({ visitor: adminVisitor, clock })
  try {
    const path = resolve('test/fixtures/transfer/wordpress.xml')
    const { id } = await real.services.transfer.imports.createFrom({
      fileName: 'a',
      sizeBytes: 1,
      path,
    })
    await real.services.platform.jobs.run()
    const { state, report } = await real.services.transfer.imports.get(id)
    expect(state).toBe('looked')
    expect(report).toMatchObject({
      title: 'Waffles & Co.',
      posts: { total: 9, published: 2, drafts: 7, known: 0 },
      comments: 3,
      pictures: { total: 2, inside: 0, toFetch: 2, missing: 0 },
    })
    expect(report?.categories).toContainEqual({ name: 'Tips & Tricks', posts: 1, match: null })
    expect(report?.looseEnds.find(({ kind }) => kind === 'form')).toEqual({
      kind: 'form',
      count: 1,
      posts: [{ title: 'Before the snow', detail: '[contact-form-7]' }],
    })
  } finally {
    await real.close()
  }
})

test('a box that cannot be opened is told in a sentence, and its file is gone', async () => {
  const real = await createTestApp({ visitor: adminVisitor, clock })
  const ask = clientOf(real.app)
  const { id } = await ask(createImport, { body: { fileName: 'x.xml', sizeBytes: 4 } })
  await real.app.inject({
    method: 'PUT',
    url: `/api/admin/imports/${id}/file`,
    headers: { 'content-type': 'application/octet-stream', origin: 'http://localhost' },
    payload: 'junk',
  })
  await real.services.platform.jobs.run()
  const failed = await ask(getImport, { params: { id } })
  expect(failed.state).toBe('failed')
  expect(failed.failure).toMatch(/file/)
  expect(await readdir(join(real.config.dataDir, 'imports'))).toEqual([])
  await real.close()
})

test('a file that nobody goes on with is removed after two days', async () => {
  const { id } = await call(createImport, { body: { fileName: 'a.xml', sizeBytes: 6 } })
  await put(id, Buffer.from('<rs'))
  await diary.services.transfer.imports.sweep()
  expect(await readdir(folder)).toEqual([String(id)])
  clock.pass(importLimits.abandonedHours * HOUR_MS + 1)
  await diary.services.transfer.imports.sweep()
  expect(await readdir(folder)).toEqual([])
  await expect(get(id)).rejects.toMatchObject({ status: 404 })
})
