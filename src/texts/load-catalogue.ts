import type { Language } from '#shared/languages.ts'
import type { Catalogue } from './catalogue.ts'
import { catalogue as english } from './en/catalogue.ts'

/** Only the language in force is in memory, and English, which is what the others stand on. */
export const loadCatalogue: Record<Language, () => Promise<Catalogue>> = {
  en: async () => english,
}
