import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { endlessWebms, lyingFilms, overlappingFilms, slowMotion } from '#test/lying-films.ts'
import { readClipFixture } from '#test/reading/read-clip.ts'
import { clipTexts } from '#texts/errors/photos.ts'
import { refuseTooManyElements } from './clip-elements.ts'
import { refuseInconsistentTables } from './clip-tables.ts'

const folder = await mkdtemp(join(tmpdir(), 'films-'))
const path = join(folder, 'film')
const films = (await readdir(new URL('../../../../test/fixtures/clips', import.meta.url))).filter(
  (name) => !name.endsWith('.webm'),
)
afterAll(() => rm(folder, { recursive: true }))

describe('a film that lies about itself is refused before anything is read by its numbers', () => {
  test.for(Object.entries(lyingFilms))('%s', async ([, make]) => {
    await writeFile(path, make())
    await expect(refuseInconsistentTables(path)).rejects.toThrow(clipTexts.damaged)
  })
})

describe('a film whose boxes are larger than what is around them is refused in no time', () => {
  test.for(Object.entries(overlappingFilms))('%s', async ([, make]) => {
    await writeFile(path, make())
    const before = process.cpuUsage()
    await expect(refuseInconsistentTables(path)).rejects.toThrow(clipTexts.damaged)
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000)
  })
})

test.for(films)('%s, as a camera or a program wrote it, is none of these', async (name) => {
  await writeFile(path, await readClipFixture(name))
  await expect(refuseInconsistentTables(path)).resolves.toBeUndefined()
})

test('a minute of slow motion is not too much', async () => {
  await writeFile(path, slowMotion())
  await expect(refuseInconsistentTables(path)).resolves.toBeUndefined()
})

test('the lookup at the end of a film leads nowhere any more', async () => {
  const film = await readClipFixture('fragments.mp4')
  expect(film.readUInt32BE(film.length - 4)).toBe(film.length + 4 - film.lastIndexOf('mfra'))
  await writeFile(path, film)
  await refuseInconsistentTables(path)
  film.writeUInt32BE(0, film.length - 4)
  expect(await readFile(path)).toEqual(film)
})

test.for(Object.entries(endlessWebms))('a WebM of %s is refused as well', async ([, make]) => {
  await writeFile(path, make())
  await expect(refuseTooManyElements(path)).rejects.toThrow(clipTexts.damaged)
})
