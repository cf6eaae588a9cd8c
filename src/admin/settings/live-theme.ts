import type { ThemeSettings } from '#shared/theme/theme.ts'
import { themeVariables } from '#shared/theme/theme.ts'

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
