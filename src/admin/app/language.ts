import { useEffect } from 'react'
import { isLanguage, type Language } from '#shared/languages.ts'
import { settingsToasts } from '#texts/admin/settings.ts'
import { language } from '#texts/grammar.ts'
import { showToast } from '#ui/overlays/toast.ts'

const NOTICE_KEY = 'diary-speaks'

/** The language this page was built in. */
export function getPageLanguage(): Language {
  const tag: string = language.tag
  return isLanguage(tag) ? tag : 'en'
}

/** A page holds the texts of one language only, so another language needs a reload. */
export function reloadForNewLanguage({ shouldNotify = false } = {}) {
  if (shouldNotify) sessionStorage.setItem(NOTICE_KEY, 'now')
  // The next frame lets a form that was just saved stop warning about unsaved changes.
  requestAnimationFrame(() => location.reload())
}

export function useLanguageSavedToast() {
  useEffect(() => {
    if (sessionStorage.getItem(NOTICE_KEY) === null) return
    sessionStorage.removeItem(NOTICE_KEY)
    showToast(settingsToasts.languageSaved)
  }, [])
}
