import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultFontName, type Font, fonts } from '../../src/shared/theme/fonts.ts'
import { fallbackFaces } from './font-fallback.ts'
import { boldSourceOf, copyCut, sourceOf } from './font-files.ts'

export const fontsFolder = join(import.meta.dirname, '../../dist/fonts')

/** Every first visit loads a family, so its Latin files together stay below this size. */
const budgetBytes = 75 * 1024

async function buildFont(font: Font, target: string) {
  const [first = ''] = font.files
  const { name, kind } = font
  // Most diaries use the default font; splitting all fonts would take half a minute.
  const isDivided = name === defaultFontName
  const cuts = await Promise.all(font.files.map((key) => copyCut({ name, key, isDivided }, target)))
  const files = cuts.flat()
  const latin = files.filter((file) => file.subset === 'latin')
  const bytes = latin.reduce((sum, file) => sum + file.bytes, 0)
  if (bytes > budgetBytes) throw new Error(`${name} takes ${bytes} bytes, more than ${budgetBytes}`)
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

export async function buildFonts(target = fontsFolder) {
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  const entries = await Promise.all(
    fonts.map(async (font) => [font.name, await buildFont(font, target)] as const),
  )
  await writeFile(join(target, 'manifest.json'), JSON.stringify(Object.fromEntries(entries)))
}
