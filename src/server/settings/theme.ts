import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { DogDocument } from '#shared/contract/dog.admin.ts'
import { type Coat, coatByName, coatCss, coats } from '#shared/theme/coats.ts'
import { bodyFontOf, defaultFontName, fontByName, fonts } from '#shared/theme/fonts.ts'
import { type ThemeSettings, themeVariables } from '#shared/theme/theme.ts'
import { findStoreProblem } from '../platform/database/errors.ts'
import { pathInProject } from '../platform/root.ts'
import { type IconPaths, iconPathsOf } from './icons.ts'

export interface Theme {
  /** The address changes with the content, so that browsers may cache it forever. */
  href: string
  css: string
  preload: string[]
  fontKind: string
  icons: IconPaths
  styles: string[]
}

/** Browsers fetch only the fonts that they draw, so the file can declare all of them. */
export const FONT_CATALOGUE_PATH = '/fonts/catalogue.css'

export function createThemeService(
  settings: { get(): Promise<ThemeSettings> },
  dog: { getDocument(): Promise<DogDocument> },
) {
  let made: { from: object; coat: Coat; theme: Theme } | null = null

  /** A dog that cannot be read gets the default coat: even the sign-in needs a theme. */
  async function getCoat(): Promise<Coat> {
    try {
      const [{ coat }] = (await dog.getDocument()).dogs
      return coatByName(coat)
    } catch (error) {
      if (findStoreProblem(error)) throw error
      return coats[0]
    }
  }

  async function get(): Promise<Theme> {
    const [row, coat] = await Promise.all([settings.get(), getCoat()])
    // The settings object is cached, so a different object means a change.
    if (made?.from !== row || made.coat !== coat)
      made = { from: row, coat, theme: makeTheme(row, coat) }
    return made.theme
  }

  return {
    get,
    /** The admin keeps the default font and shows the owner's only in previews. */
    async getForAdmin(): Promise<Theme> {
      const theme = await get()
      const { fontFamily } = await settings.get()
      const { preload } = fontFaces(defaultFontName)
      return {
        ...theme,
        preload,
        styles: fontFamily === defaultFontName ? [] : [FONT_CATALOGUE_PATH],
      }
    },
  }
}

function makeTheme(row: ThemeSettings, coat: Coat): Theme {
  const { css, fontKind } = themeVariables(row)
  const faces = fontFaces(row.fontFamily)
  const whole = `${faces.css}${css}${coatCss(coat)}`
  const hash = createHash('sha1').update(whole).digest('base64url').slice(0, 12)
  const href = `/theme-${hash}.css`
  return {
    href,
    css: whole,
    preload: faces.preload,
    fontKind,
    icons: iconPathsOf(coat),
    styles: [],
  }
}

export type ThemeService = ReturnType<typeof createThemeService>

interface FontEntry {
  css: string
  files: { url: string; style: string; weight: string }[]
}

type FontManifest = Record<string, FontEntry>

let manifest: FontManifest | null = null

function readManifest(): FontManifest {
  return JSON.parse(readFileSync(pathInProject('assets/fonts/manifest.json'), 'utf8'))
}

function entryOf(name: string): FontEntry {
  manifest ??= readManifest()
  return manifest[fontByName(name).name] ?? { css: '', files: [] }
}

function fontFaces(name: string): { css: string; preload: string[] } {
  const own = fontByName(name)
  const body = bodyFontOf(own)
  const { css, files } = entryOf(own.name)
  // Every page has a heading that turns from bold to italic, so all faces are needed at once.
  const preload = files.map((file) => file.url)
  if (body === own) return { css, preload }
  const words = entryOf(body.name)
  const upright = words.files.filter(({ style }) => style === 'normal')
  return { css: words.css + css, preload: [...preload, ...upright.map((file) => file.url)] }
}

/** The rules select a font by attribute, because a style attribute is forbidden. */
export function writeFontCatalogueCss(): string {
  const faces = fonts.map(({ name }) => entryOf(name).css)
  const rules = fonts.map(({ name, stack }) => `[data-font="${name}"]{font-family:${stack}}`)
  return [...faces, ...rules].join('\n')
}
