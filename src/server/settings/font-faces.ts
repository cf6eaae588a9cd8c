import { readFileSync } from 'node:fs'
import { fontByName, fonts } from '#shared/look/fonts.ts'
import { at } from '../platform/root.ts'

interface FontEntry {
  css: string
  files: { url: string; style: string; weight: string }[]
}

type FontManifest = Record<string, FontEntry>

let manifest: FontManifest | null = null

function readManifest(): FontManifest {
  try {
    return JSON.parse(readFileSync(at('dist/fonts/manifest.json'), 'utf8'))
  } catch (cause) {
    throw new Error('The fonts are not built yet: run "npm run build".', { cause })
  }
}

function entryOf(name: string): FontEntry {
  manifest ??= readManifest()
  return manifest[fontByName(name).name] ?? { css: '', files: [] }
}

/** What a page needs to show one font: its faces with the matched fallback, and what to fetch early. */
export function fontFaces(name: string): { css: string; preload: string[] } {
  const { css, files } = entryOf(name)
  // Every page has a heading that turns from bold to italic, so all of them are seen at once.
  return { css, preload: files.map((file) => file.url) }
}

/** Every family at once, for the list of choices; a browser fetches only those it draws. */
export function allFontFaces(): string {
  return fonts.map((font) => entryOf(font.name).css).join('\n')
}

/** The faces, and a way to ask for each by name without a style attribute. */
export function fontCatalogue(): string {
  const rules = fonts.map(({ name, stack }) => `[data-font="${name}"]{font-family:${stack}}`)
  return `${allFontFaces()}\n${rules.join('\n')}`
}
