import { useEffect } from 'react'
import { isLanguage, type Language } from '#shared/languages.ts'
import { settingsToasts } from '#texts/admin/settings.ts'
import { language } from '#texts/grammar.ts'
import { toast } from '#ui/overlays/toast.ts'

const TOLD = 'diary-speaks'

/** The language this page was built in. */
export function pageLanguage(): Language {
  const tag: string = language.tag
  return isLanguage(tag) ? tag : 'en'
}

/** A page holds the texts of one language only, so another language needs a reload. */
export function reloadInLanguage({ isTold = false } = {}) {
  if (isTold) sessionStorage.setItem(TOLD, 'now')
  // The next frame lets a form that was just saved stop warning about unsaved changes.
  requestAnimationFrame(() => location.reload())
}

export function useTellLanguage() {
  useEffect(() => {
    if (sessionStorage.getItem(TOLD) === null) return
    sessionStorage.removeItem(TOLD)
    toast(settingsToasts.languageSaved)
  }, [])
}
