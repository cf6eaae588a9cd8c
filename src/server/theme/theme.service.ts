import { createHash } from 'node:crypto'
import { type Coat, coatCss, coats } from '#shared/look/coats.ts'
import { type ThemeSettings, themeVariables } from '#shared/look/theme.ts'
import type { DogService } from '../dog/dog.service.ts'
import type { SettingsService } from '../settings/settings.service.ts'
import { fontFaces } from './font-faces.ts'

export interface Theme {
  /** Changes with its content, so that browsers may keep it for good. */
  href: string
  css: string
  preload: string[]
  fontKind: string
  /** Wears the coat of the dog. */
  icon: string
}

/** The owner's colours and font, and the coat of the dog, as one small stylesheet. */
export function createThemeService(settings: SettingsService, dog: DogService) {
  let made: { from: object; document: object; theme: Theme } | null = null

  return {
    async get(): Promise<Theme> {
      const [row, document] = await Promise.all([settings.get(), dog.getDocument()])
      if (made?.from !== row || made.document !== document) {
        made = { from: row, document, theme: makeTheme(row, document.dogs[0].coat) }
      }
      return made.theme
    },
  }
}

function makeTheme(row: ThemeSettings, coat: Coat): Theme {
  const { css, fontKind } = themeVariables(row)
  const faces = fontFaces(row.fontFamily)
  const whole = `${faces.css}${css}${coatCss(coat)}`
  const hash = createHash('sha1').update(whole).digest('base64url').slice(0, 12)
  const icon = coat === coats[0] ? '/favicon.svg' : `/icon-${coat}.svg`
  return { href: `/theme-${hash}.css`, css: whole, preload: faces.preload, fontKind, icon }
}

export type ThemeService = ReturnType<typeof createThemeService>
