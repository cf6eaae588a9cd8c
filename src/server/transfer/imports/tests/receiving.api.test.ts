import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { addPictures, createImport, getImport, removePictures } from '#shared/contract/imports.ts'
import { importLimits } from '#shared/moving/import-limits.ts'
import { clientOf } from '#test/api-calls.ts'
import { openImportDiary } from '#test/transfer/import-diary.ts'
import { adminVisitor, createTestApp } from '#test/test-app.ts'

const HOUR = 60 * 60_000
const imports = await openImportDiary()
const { diary, call, clock, folder, get, put, work, receive, listPosts } = imports

beforeEach(imports.beginAnew)
afterAll(() => imports.diary.close())

test('a file arrives in parts and goes on after an interruption; then it is looked at', async () => {
  const made = await call(createImport, { body: { fileName: 'a.xml', sizeBytes: 6 } })
  const { id } = made
  expect(made).toMatchObject({ state: 'receiving', file: { receivedBytes: 0, sizeBytes: 6 } })
  expect((await put(id, 0, Buffer.from('<rs'))).json()).toMatchObject({
    state: 'receiving',
    file: { receivedBytes: 3 },
  })
  const again = await put(id, 0, Buffer.from('<rs'))
  expect(again.statusCode).toBe(409)
  expect(again.json()).toMatchObject({
    code: 'import.wrong_place',
    details: { receivedBytes: 3 },
  })
  const tooMuch = await put(id, 3, Buffer.from('s/>and more'))
  expect(tooMuch.json()).toMatchObject({ code: 'import.too_much' })
  expect((await get(id)).file.receivedBytes).toBe(3)
  await put(id, 3, Buffer.from('s/>'))
  await work()
  expect(await get(id)).toMatchObject({
    state: 'looked',
    kind: 'wordpress',
    report: { posts: { total: 1, published: 1, drafts: 0, known: 0 } },
  })
  expect(await listPosts()).toEqual([])
})

test('another zip of pictures takes the place of the first, or none at all', async () => {
  const id = await receive()
  const announce = (fileName: string, sizeBytes: number) =>
    call(addPictures, { params: { id }, body: { fileName, sizeBytes } })
  await announce('first.zip', 5)
  await put(id, 0, Buffer.from('fir'), 'pictures')
  expect(await announce('second.zip', 2)).toMatchObject({
    ...{ state: 'receiving', report: null },
    pictures: { name: 'second.zip', sizeBytes: 2, receivedBytes: 0 },
  })
  await put(id, 0, Buffer.from('se'), 'pictures')
  await work()
  expect(await get(id)).toMatchObject({ state: 'looked', report: { posts: { total: 1 } } })
  const own = join(folder, String(id))
  expect(await readFile(join(own, 'pictures'), 'utf8')).toBe('se')
  await announce('third.zip', 9)
  await call(removePictures, { params: { id } })
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
    const { id } = await real.services.imports.createFrom({ fileName: 'a', sizeBytes: 1, path })
    await real.services.dueWork.run()
    const { state, report } = await real.services.imports.get(id)
    expect(state).toBe('looked')
    expect(report).toMatchObject({
      ...{ title: 'Waffles & Co.', posts: { total: 9, published: 2, drafts: 7, known: 0 } },
      ...{ comments: 3, pictures: { total: 2, inside: 0, toFetch: 2, missing: 0 } },
    })
    expect(report?.categories).toContainEqual({ name: 'Tips & Tricks', posts: 1, match: null })
    expect(report?.looseEnds.find(({ kind }) => kind === 'form')).toEqual({
      ...{ kind: 'form', count: 1 },
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
    url: `/api/admin/imports/${id}/files/box?from=0`,
    headers: { 'content-type': 'application/octet-stream', origin: 'http://localhost' },
    payload: 'junk',
  })
  await real.services.dueWork.run()
  const failed = await ask(getImport, { params: { id } })
  expect(failed.state).toBe('failed')
  expect(failed.failure).toMatch(/file/)
  expect(await readdir(join(real.config.dataDir, 'imports'))).toEqual([])
  await real.close()
})

test('a file that nobody goes on with is removed after two days', async () => {
  const { id } = await call(createImport, { body: { fileName: 'a.xml', sizeBytes: 6 } })
  await put(id, 0, Buffer.from('<rs'))
  await diary.services.imports.sweep()
  expect(await readdir(folder)).toEqual([String(id)])
  clock.pass(importLimits.abandonedHours * HOUR + 1)
  await diary.services.imports.sweep()
  expect(await readdir(folder)).toEqual([])
  await expect(get(id)).rejects.toMatchObject({ status: 404 })
})
