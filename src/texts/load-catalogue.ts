import type { Language } from '#shared/languages.ts'
import type { Catalogue } from './catalogue.ts'
import { catalogue as english } from './en/catalogue.ts'

/** Only the language in force is in memory, and English, which is what the others stand on. */
export const loadCatalogue: Record<Language, () => Promise<Catalogue>> = {
  en: async () => english,
  de: async () => (await import('./de/catalogue.ts')).catalogue,
  es: async () => (await import('./es/catalogue.ts')).catalogue,
  fr: async () => (await import('./fr/catalogue.ts')).catalogue,
}
