import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { allParts, createStamps, pagesOf, type Quality } from './build-stamp.ts'

let root: string
let stamps: ReturnType<typeof createStamps>
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'diary-stamps-'))
  stamps = createStamps(root)
  for (const name of ['server/main.ts', 'site/home.tsx', 'admin/main.tsx', 'texts/de/site.ts']) {
    await write(`src/${name}`, name)
  }
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function write(name: string, text: string) {
  await mkdir(dirname(join(root, name)), { recursive: true })
  await writeFile(join(root, name), text)
}

async function pretendBuild(parts = allParts, quality: Quality = 'full') {
  const finish = await stamps.begin(parts, quality)
  await finish()
}

test('what was never built is stale, and what was just built is not', async () => {
  expect(await stamps.listStale()).toEqual(allParts)
  await pretendBuild()
  expect(await stamps.listStale(allParts, 'full')).toEqual([])
})

test('a change makes only those parts stale that are built from it', async () => {
  await pretendBuild()
  await write('src/server/main.ts', 'changed')
  expect(await stamps.listStale()).toEqual(['server'])
  await pretendBuild()
  await write('src/admin/main.tsx', 'changed')
  expect(await stamps.listStale(pagesOf('fr'))).toEqual(['admin-fr'])
  await write('src/admin/main.test.tsx', 'a test is no source')
  await pretendBuild()
  await write('src/admin/main.test.tsx', 'changed')
  expect(await stamps.listStale()).toEqual([])
})

test('pages that were built quickly do for a start and not where full ones are asked for', async () => {
  await pretendBuild(allParts, 'quick')
  expect(await stamps.listStale(allParts, 'quick')).toEqual([])
  expect(await stamps.listStale(pagesOf('de'), 'full')).toEqual(['site-de', 'admin-de'])
  expect(await stamps.listFinishedPages('full')).toEqual([])
  await pretendBuild(pagesOf('de'), 'full')
  expect(await stamps.listStale(pagesOf('de'), 'full')).toEqual([])
  expect(await stamps.listFinishedPages('full')).toEqual(['site-de', 'admin-de'])
})

test('an interrupted build counts as missing, and one whose source changed meanwhile as stale', async () => {
  await pretendBuild()
  await stamps.begin(['server'], 'quick')
  expect(await stamps.listStale()).toEqual(['server'])
  const finish = await stamps.begin(['server'], 'quick')
  await write('src/server/main.ts', 'changed while it was built')
  await finish()
  expect(await stamps.listStale()).toEqual(['server'])
})
