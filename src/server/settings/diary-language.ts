import { loadCatalogue } from '#languages/load-catalogue.ts'
import { setLanguage, spokenCatalogue } from '#languages/set-language.ts'
import { isLanguage, type Language } from '#shared/languages.ts'
import { settingsErrors } from '#texts/errors/settings.ts'
import { AppError } from '../platform/http/errors.ts'
import type { Platform } from '../platform/platform.ts'

interface LanguageSource {
  get(): Promise<{ language: string | null }>
  findLanguage(): Promise<string | null>
}

/** A process speaks one language and follows changes by other processes. */
export function createDiaryLanguage(
  settings: LanguageSource,
  { changes, log, prepareLanguage }: Platform,
) {
  /** Changes run one after the other, so that the last one wins. */
  let last: Promise<void> = Promise.resolve()

  const applyLanguage = (find: () => Promise<string | null>): Promise<void> => {
    const next = last.then(async () => {
      const found = (await find()) ?? 'en'
      // A newer version may have stored a language that this one does not have.
      const language = isLanguage(found) ? found : 'en'
      await prepareLanguage(language)
      const catalogue = await loadCatalogue[language]()
      if (catalogue === spokenCatalogue()) return
      setLanguage(catalogue)
      // Answers cached during the load are in the previous language.
      changes.invalidateLocally()
    })
    last = next.catch(() => {})
    return next
  }
  const follow = () => applyLanguage(async () => (await settings.get()).language)

  return {
    /** Runs before the first page; it only reads the settings. */
    load: () => applyLanguage(settings.findLanguage),
    /** Runs before a language is stored: where its pages cannot be made, nothing changes. */
    async prepare(language: Language) {
      try {
        await prepareLanguage(language)
      } catch (cause) {
        throw new AppError(500, 'settings.language_failed', settingsErrors.language, { cause })
      }
    },
    follow,
    /** If the store is away now, the change feed calls this again once it is back. */
    followSoon: () =>
      void follow().catch((err) => log.warn({ err }, 'the language of the diary is not known')),
  }
}
