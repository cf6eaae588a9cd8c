import { createHash } from 'node:crypto'
import { type Coat, coatCss } from '#shared/look/coats.ts'
import { defaultFontName } from '#shared/look/fonts.ts'
import { type ThemeSettings, themeVariables } from '#shared/look/theme.ts'
import type { DogService } from '../dog/dog.service.ts'
import { fontFaces } from './font-faces.ts'
import { type Icons, iconsOf } from './icons.ts'
import type { SettingsService } from './settings.service.ts'

export interface Theme {
  /** Changes with its content, so that browsers may keep it for good. */
  href: string
  css: string
  preload: string[]
  fontKind: string
  /** They wear the coat of the dog. */
  icons: Icons
  /** Further stylesheets, before the others. */
  styles: string[]
}

/** Every face of the catalogue; a browser fetches only those it draws. */
export const FONT_CATALOGUE = '/fonts/catalogue.css'

/** The owner's colours and font, and the coat of the dog, as one small stylesheet. */
export function createThemeService(settings: SettingsService, dog: DogService) {
  let made: { from: object; document: object; theme: Theme } | null = null

  async function get(): Promise<Theme> {
    const [row, document] = await Promise.all([settings.get(), dog.getDocument()])
    if (made?.from !== row || made.document !== document) {
      made = { from: row, document, theme: makeTheme(row, document.dogs[0].coat) }
    }
    return made.theme
  }

  return {
    get,
    /** The admin keeps the default font and shows the owner's only in previews. */
    async getForAdmin(): Promise<Theme> {
      const theme = await get()
      const { fontFamily } = await settings.get()
      const { preload } = fontFaces(defaultFontName)
      return { ...theme, preload, styles: fontFamily === defaultFontName ? [] : [FONT_CATALOGUE] }
    },
  }
}

function makeTheme(row: ThemeSettings, coat: Coat): Theme {
  const { css, fontKind } = themeVariables(row)
  const faces = fontFaces(row.fontFamily)
  const whole = `${faces.css}${css}${coatCss(coat)}`
  const hash = createHash('sha1').update(whole).digest('base64url').slice(0, 12)
  const href = `/theme-${hash}.css`
  return { href, css: whole, preload: faces.preload, fontKind, icons: iconsOf(coat), styles: [] }
}

export type ThemeService = ReturnType<typeof createThemeService>
