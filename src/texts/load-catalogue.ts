import type { Language } from '#shared/languages.ts'
import type { Catalogue } from './catalogue.ts'
import { catalogue as english } from './en/catalogue.ts'

/**
 * Each language is loaded on demand, so memory holds only the current one and English, over which it is
 * written.
 */
export const loadCatalogue: Record<Language, () => Promise<Catalogue>> = {
  en: async () => english,
  de: async () => (await import('./de/catalogue.ts')).catalogue,
  es: async () => (await import('./es/catalogue.ts')).catalogue,
  fr: async () => (await import('./fr/catalogue.ts')).catalogue,
}
