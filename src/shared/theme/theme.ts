import { bodyFontOf, type FontKind, fontByName } from './fonts.ts'

export interface ThemeSettings {
  primaryColor: string
  accentColor: string
  fontFamily: string
}

export const defaultTheme: ThemeSettings = {
  primaryColor: '#7C3AED',
  accentColor: '#8a5a44',
  fontFamily: 'Inter',
}

interface ThemeVariables {
  /** `:root{…}`; safe in a stylesheet for any stored settings. */
  css: string
  /** The same values for a live preview with `style.setProperty`. */
  variables: Record<'--primary' | '--accent' | '--font' | '--title-font', string>
  fontKind: FontKind
}

/** An `initial` variable has no value, so its users inherit. */
const AS_THE_REST = 'initial'

const colour = (value: string, fallback: string) => (isHexColour(value) ? value : fallback)

/**
 * Only six-digit hex colours and fonts of the catalogue pass, because the result becomes CSS; other values
 * become the default.
 */
export function themeVariables(settings: ThemeSettings): ThemeVariables {
  const font = fontByName(settings.fontFamily)
  const variables = {
    '--primary': colour(settings.primaryColor, defaultTheme.primaryColor),
    '--accent': colour(settings.accentColor, defaultTheme.accentColor),
    '--font': bodyFontOf(font).stack,
    '--title-font': font.kind === 'script' ? font.stack : AS_THE_REST,
  }
  const declarations = Object.entries(variables)
    .filter(([, value]) => value !== AS_THE_REST)
    .map(([name, value]) => `${name}:${value}`)
  return { css: `:root{${declarations.join(';')}}`, variables, fontKind: font.kind }
}

export function isHexColour(value: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(value)
}

export function normalizeHexInput(previous: string, typed: string): string {
  const trimmed = typed.trim()
  const value = trimmed.startsWith('#') ? trimmed : `#${trimmed}`
  return /^#[0-9a-f]{0,6}$/i.test(value) ? value : previous
}
