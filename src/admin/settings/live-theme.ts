import { useEffect, useEffectEvent, useRef } from 'react'
import type { AppearanceForm } from '#shared/contract/settings.admin.ts'
import type { Settings } from '#shared/contract/settings.ts'
import { isHexColour, type ThemeSettings, themeVariables } from '#shared/theme/theme.ts'

const CATALOGUE = '/fonts/catalogue.css'

/** All faces become known; the browser fetches only those that are drawn. */
export function loadFontCatalogue() {
  if (document.querySelector(`link[href="${CATALOGUE}"]`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = CATALOGUE
  document.head.append(link)
}

let shownFont: string | null = null

/** Shows colours and font on the page itself, over those it came with. */
export function showTheme(theme: ThemeSettings) {
  const { variables, fontKind } = themeVariables(theme)
  const page = document.documentElement
  for (const [name, value] of Object.entries(variables)) page.style.setProperty(name, value)
  page.dataset.fontKind = fontKind
  // The page came with the faces of one font only.
  if (shownFont !== null && shownFont !== theme.fontFamily) loadFontCatalogue()
  shownFont = theme.fontFamily
}

/** The page wears what is chosen; whoever leaves without saving finds it as it was. */
export function useThemePreview(chosen: Partial<AppearanceForm>, saved: Settings) {
  const primaryColor = useLastValid(chosen.primaryColor, saved.primaryColor)
  const accentColor = useLastValid(chosen.accentColor, saved.accentColor)
  const fontFamily = chosen.fontFamily ?? saved.fontFamily
  useEffect(
    () => showTheme({ primaryColor, accentColor, fontFamily }),
    [primaryColor, accentColor, fontFamily],
  )
  const showSaved = useEffectEvent(() => showTheme(saved))
  useEffect(() => () => showSaved(), [])
}

/** While a colour is being typed the page keeps the one before. */
function useLastValid(typed: string | undefined, saved: string): string {
  const last = useRef(saved)
  if (typed && isHexColour(typed)) last.current = typed
  return last.current
}
