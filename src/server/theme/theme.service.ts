import { createHash } from 'node:crypto'
import { themeVariables } from '#shared/look/theme.ts'
import type { SettingsService } from '../settings/settings.service.ts'
import { fontFaces } from './font-faces.ts'

export interface Theme {
  /** Changes with its content, so that browsers may keep it for good. */
  href: string
  css: string
  preload: string[]
  fontKind: string
}

/** The owner's colours and font as one small stylesheet. */
export function createThemeService(settings: SettingsService) {
  let made: { from: object; theme: Theme } | null = null

  return {
    async get(): Promise<Theme> {
      const row = await settings.get()
      if (made?.from !== row) made = { from: row, theme: makeTheme(row) }
      return made.theme
    },
  }
}

function makeTheme(row: { primaryColor: string; accentColor: string; fontFamily: string }): Theme {
  const { css, fontKind } = themeVariables(row)
  const faces = fontFaces(row.fontFamily)
  const whole = `${faces.css}${css}`
  const hash = createHash('sha1').update(whole).digest('base64url').slice(0, 12)
  return { href: `/theme-${hash}.css`, css: whole, preload: faces.preload, fontKind }
}

export type ThemeService = ReturnType<typeof createThemeService>
