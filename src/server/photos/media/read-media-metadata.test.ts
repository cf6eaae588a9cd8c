import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createDiskStorage } from '../../platform/storage/disk-storage.ts'
import { readMediaMetadata } from './read-media-metadata.ts'

const folder = await mkdtemp(join(tmpdir(), 'about-'))
afterAll(() => rm(folder, { recursive: true }))

test('a file about a picture that is far too large is not read', async () => {
  const name = 'a'.repeat(32)
  await mkdir(join(folder, name))
  await writeFile(join(folder, name, 'about.json'), '['.repeat(1024 * 1024))
  const storage = createDiskStorage(folder)
  expect(await readMediaMetadata(storage, name)).toBeNull()
  expect(await readMediaMetadata(storage, 'b'.repeat(32))).toBeNull()
})
