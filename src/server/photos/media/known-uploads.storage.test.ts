import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { drawTestImage } from '#test/make-image.ts'
import { argumentsFor, endOf, startChild } from '#test/processes/run-child.ts'
import { createServerStore, storesForKillTests } from '#test/stores/stores.ts'
import { createTestApp } from '#test/test-app.ts'
import { openDatabase } from '../../platform/database/open-database.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const makePicture = () => drawTestImage({ width: 64, height: 48 }).jpeg().toBuffer()

test('one file that is sent to two instances at once is stored in one folder', async () => {
  const place = await createServerStore()
  const databases = [await openDatabase(place.options), await openDatabase(place.options)]
  const env = { DATA_DIR: folder }
  const diaries = await Promise.all(databases.map((database) => createTestApp({ database, env })))
  try {
    const picture = await makePicture()
    const stored = await Promise.all(
      [...diaries, ...diaries].map(({ services }) =>
        services.photos.media.store(Readable.from([picture]), { key: 'key-of-the-walk' }),
      ),
    )
    expect(new Set(stored.map(({ imageUrl }) => imageUrl)).size).toBe(1)
    expect(await diaries[0]!.services.platform.storage.list()).toHaveLength(1)
    for (const { services } of diaries) {
      expect(await services.photos.media.findUpload('key-of-the-walk')).toEqual(stored[0])
    }
  } finally {
    for (const diary of diaries) await diary.close()
    for (const database of databases) await database.close()
    await place.remove()
  }
})

describe.each(storesForKillTests)('a process of the $store store', ({ makePlace }) => {
  test('that is killed in the middle of an upload knows each key with all its files, or not at all', async () => {
    const place = await makePlace()
    const child = startChild('upload-until-killed', [folder, ...argumentsFor(place)])
    const { stdout, stderr, signal } = await endOf(child, (said) => {
      if (said.includes('sending upload-number-4;')) child.kill('SIGKILL')
    })
    expect({ stderr, signal }).toEqual({ stderr: '', signal: 'SIGKILL' })
    const database = await openDatabase(place.options)
    const { services, close } = await createTestApp({
      database,
      env: { DATA_DIR: folder },
    })
    const { media } = services.photos
    for (const [, key = ''] of stdout.matchAll(/stored ([\w-]+);/g)) {
      expect(await media.findUpload(key)).toMatchObject({ width: 64, height: 48 })
    }
    // The client sends the last one again, whose answer it never got.
    const [, last = ''] = /.*sending ([\w-]+);/s.exec(stdout) ?? []
    const known = await media.findUpload(last)
    const again = known ?? (await media.store(Readable.from([await makePicture()]), { key: last }))
    expect(await media.findUpload(last)).toEqual(again)
    await close()
    await database.close()
    await place.remove()
  })
})
