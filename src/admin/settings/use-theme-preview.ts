import { useEffect, useEffectEvent, useRef } from 'react'
import type { AppearanceForm } from '#shared/contract/settings.admin.ts'
import type { Settings } from '#shared/contract/settings.ts'
import { isHexColour } from '#shared/theme/theme.ts'
import { showTheme } from './live-theme.ts'

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
