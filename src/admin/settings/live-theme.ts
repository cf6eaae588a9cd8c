import { useEffect, useEffectEvent, useRef } from 'react'
import type { AppearanceForm } from '#shared/contract/settings.admin.ts'
import type { Settings } from '#shared/contract/settings.ts'
import { isHexColour, type ThemeSettings, themeVariables } from '#shared/theme/theme.ts'

const CATALOGUE = '/fonts/catalogue.css'

/** Declares the faces of all fonts; the browser downloads only those that are used. */
export function loadFontCatalogue() {
  if (document.querySelector(`link[href="${CATALOGUE}"]`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = CATALOGUE
  document.head.append(link)
}

let shownFont: string | null = null

export function applyTheme(theme: ThemeSettings) {
  const { variables, fontKind } = themeVariables(theme)
  const page = document.documentElement
  for (const [name, value] of Object.entries(variables)) page.style.setProperty(name, value)
  page.dataset.fontKind = fontKind
  // The delivered page contains the faces of one font only.
  if (shownFont !== null && shownFont !== theme.fontFamily) loadFontCatalogue()
  shownFont = theme.fontFamily
}

/**
 * Shows the chosen theme on the page, and restores the saved one when the screen is left without
 * saving.
 */
export function useThemePreview(chosen: Partial<AppearanceForm>, saved: Settings) {
  const primaryColor = useLastValid(chosen.primaryColor, saved.primaryColor)
  const accentColor = useLastValid(chosen.accentColor, saved.accentColor)
  const fontFamily = chosen.fontFamily ?? saved.fontFamily
  useEffect(
    () => applyTheme({ primaryColor, accentColor, fontFamily }),
    [primaryColor, accentColor, fontFamily],
  )
  const showSaved = useEffectEvent(() => applyTheme(saved))
  useEffect(() => () => showSaved(), [])
}

/** Returns the last valid colour while an incomplete one is being typed. */
function useLastValid(typed: string | undefined, saved: string): string {
  const last = useRef(saved)
  if (typed && isHexColour(typed)) last.current = typed
  return last.current
}
