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
  /** `:root{…}`, safe to put into a stylesheet whatever the settings hold. */
  css: string
  /** The same, one by one, for a live preview through `style.setProperty`. */
  variables: Record<'--primary' | '--accent' | '--font' | '--title-font', string>
  /** Belongs on `<html data-font-kind>`. */
  fontKind: FontKind
}

/** A variable without a value: what uses it inherits. */
const AS_THE_REST = 'initial'

const colour = (value: string, fallback: string) => (isHexColour(value) ? value : fallback)

/** Only a six-digit hex colour and a font of the catalogue get through; anything else falls back. */
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

/** # and exactly six hex digits. */
export function isHexColour(value: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(value)
}

/** What the colour text box holds after typing: a # is prefixed, anything unfit changes nothing. */
export function hexBoxInput(previous: string, typed: string): string {
  const trimmed = typed.trim()
  const value = trimmed.startsWith('#') ? trimmed : `#${trimmed}`
  return /^#[0-9a-f]{0,6}$/i.test(value) ? value : previous
}
