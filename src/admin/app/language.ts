import { useEffect } from 'react'
import { isLanguage, type Language } from '#shared/languages.ts'
import { settingsToasts } from '#texts/admin/settings.ts'
import { language } from '#texts/grammar.ts'
import { toast } from '#ui/overlays/toast.ts'

const TOLD = 'diary-speaks'

/** What these pages were built in. */
export function pageLanguage(): Language {
  const tag: string = language.tag
  return isLanguage(tag) ? tag : 'en'
}

/** The browser holds one language: another one comes with another page. */
export function reloadInLanguage({ isTold = false } = {}) {
  if (isTold) sessionStorage.setItem(TOLD, 'now')
  // A form that was just saved has by then told the browser that nothing is unsaved.
  requestAnimationFrame(() => location.reload())
}

/** After a change of the language, in the new one. */
export function useTellLanguage() {
  useEffect(() => {
    if (sessionStorage.getItem(TOLD) === null) return
    sessionStorage.removeItem(TOLD)
    toast(settingsToasts.languageSaved)
  }, [])
}
