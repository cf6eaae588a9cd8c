/**
 * `npm run fonts` writes `assets/fonts` anew: after a change of the catalogue, of the fallback fonts
 * or of a font's version in package.json of this folder.
 */
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultFontName, type Font, fonts } from '../../src/shared/theme/fonts.ts'
import { fallbackFaces } from './fallback-faces.ts'
import { boldSourceOf, copyCut, licenseOf, sourceOf } from './font-files.ts'

const target = join(import.meta.dirname, '../../assets/fonts')

/** Every first visit loads a family, so its Latin files together stay below this size. */
const budgetBytes = 75 * 1024

async function makeFont(font: Font) {
  const [first = ''] = font.files
  const { name, kind } = font
  // Most diaries use the default font; other families are lighter and stay whole.
  const isDivided = name === defaultFontName
  const cuts = await Promise.all(font.files.map((key) => copyCut({ name, key, isDivided }, target)))
  const files = cuts.flat()
  const latin = files.filter((file) => file.subset === 'latin')
  const bytes = latin.reduce((sum, file) => sum + file.bytes, 0)
  if (bytes > budgetBytes) throw new Error(`${name} takes ${bytes} bytes, more than ${budgetBytes}`)
  await copyFile(licenseOf(first), join(target, 'licenses', `${first.split('/')[0]}.txt`))
  const regular = sourceOf(first)
  const fallback = await Promise.all([
    fallbackFaces({ name, kind, weight: 'regular', file: regular }),
    fallbackFaces({ name, kind, weight: 'bold', file: boldSourceOf(first) ?? regular }),
  ])
  return {
    css: [...files.map((file) => file.css), ...fallback.flat()].join('\n'),
    files: latin.map(({ url, style, weight }) => ({ url, style, weight })),
  }
}

await rm(target, { recursive: true, force: true })
await mkdir(join(target, 'licenses'), { recursive: true })
const entries = await Promise.all(
  fonts.map(async (font) => [font.name, await makeFont(font)] as const),
)
const manifest = JSON.stringify(Object.fromEntries(entries), null, 2)
await writeFile(join(target, 'manifest.json'), `${manifest}\n`)
console.log(`wrote ${entries.length} families into assets/fonts`)
