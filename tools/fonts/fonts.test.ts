import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { fonts } from '../../src/shared/theme/fonts.ts'
import { rangeOf, signsOf } from './character-ranges.ts'

type Entry = { css: string; files: { url: string }[] }

const folder = join(import.meta.dirname, '../../assets/fonts')
let manifest: Record<string, Entry> = {}

beforeAll(async () => {
  manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))
})

test('every font of the catalogue is built', () => {
  expect(Object.keys(manifest)).toEqual(fonts.map((font) => font.name))
})

test('a family weighs at most 75 KB in at most three files, the default one in two', async () => {
  for (const [name, { files }] of Object.entries(manifest)) {
    const sizes = files.map(async (file) => (await stat(join(folder, file.url.slice(7)))).size)
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect(bytes, name).toBeLessThanOrEqual(75 * 1024)
    expect(files.length, name).toBeLessThanOrEqual(name === 'Inter' ? 2 : 3)
  }
})

test('every address in the stylesheets is a file that exists', async () => {
  const there = new Set(await readdir(folder))
  for (const { css } of Object.values(manifest)) {
    for (const [, file = ''] of css.matchAll(/url\(\/fonts\/([^)]+)\)/g))
      expect(there).toContain(file)
  }
})

test('no other font is there, and each name has the hash of its bytes', async () => {
  const styles = JSON.stringify(manifest)
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.woff2'))) {
    expect(styles).toContain(`url(/fonts/${file})`)
    const hash = createHash('sha256').update(await readFile(join(folder, file)))
    expect(file).toContain(`.${hash.digest('hex').slice(0, 10)}.woff2`)
  }
})

test('each family comes with its license', async () => {
  for (const { name, files } of fonts) {
    const family = files[0]?.split('/')[0]
    const license = await readFile(join(folder, 'licenses', `${family}.txt`), 'utf8')
    expect(license, name).toMatch(/SIL Open Font License|UBUNTU FONT LICENCE/i)
  }
})

test('each family brings stand-ins with its own measures for every name in its stack', () => {
  for (const { name, stack } of fonts) {
    const css = manifest[name]?.css ?? ''
    const standIns = stack.match(/"[^"]+ Fallback[^"]*"/g) ?? []
    expect(standIns.length, name).toBeGreaterThan(0)
    for (const standIn of standIns) {
      const faces = css.split('\n').filter((face) => face.includes(`font-family:${standIn};`))
      expect(faces, standIn).toHaveLength(2)
      for (const face of faces) {
        expect(face).toMatch(/local\(.+size-adjust:\d+\.\d\d%;ascent-override:\d+\.\d\d%/)
      }
    }
  }
})

test('the default font comes in two light files; rarer signs wait in files of their own', async () => {
  const { css = '', files = [] } = manifest.Inter ?? {}
  const size = async (file: string) => (await stat(join(folder, file))).size
  for (const { url } of files) expect(await size(url.slice('/fonts/'.length))).toBeLessThan(24_000)
  const rest = [...css.matchAll(/url\(\/fonts\/(inter-latin-rest-[^)]+)\)/g)].map(
    ([, file]) => file,
  )
  expect(rest).toHaveLength(2)
})

test('a page of plain English asks for no face but those sent with it', () => {
  for (const { name, stack } of fonts) {
    const { css = '', files = [] } = manifest[name] ?? {}
    const faces = css.split('\n').filter((face) => face.includes(' format("woff2")'))
    const first = faces.filter((face) => face.includes(`font-family:"${name}";`))
    expect(
      first.map((face) => /url\(([^)]+)\)/.exec(face)?.[1]),
      name,
    ).toEqual(files.map(({ url }) => url))
    const further = faces.filter((face) => !first.includes(face))
    expect(further.length, name).toBeGreaterThan(0)
    for (const face of further) {
      const [, family = ''] = /font-family:("[^"]+")/.exec(face) ?? []
      const [, range = ''] = /unicode-range:([^}]+)/.exec(face) ?? []
      expect(stack).toContain(`"${name}", ${family}, `)
      expect(signsOf(range).filter((sign) => /[ -~\n]/.test(sign))).toEqual([])
    }
  }
})

test('the range of a font names its signs', () => {
  expect(signsOf('U+0041-0043,U+00E9').join('')).toBe('ABCé')
  expect(rangeOf([...'éCAB'])).toBe('U+0041-0043,U+00E9')
})
