import { loadCatalogue } from '#languages/load-catalogue.ts'
import { setLanguage, spokenCatalogue } from '#languages/set-language.ts'
import { isLanguage } from '#shared/languages.ts'
import type { Platform } from '../platform/platform.ts'

interface Asked {
  get(): Promise<{ language: string | null }>
  findLanguage(): Promise<string | null>
}

/** One language a process: that of the settings, also once another process has changed them. */
export function createDiaryLanguage(settings: Asked, { changes, log }: Platform) {
  /** One after the other: the last one asked for stays. */
  let last: Promise<void> = Promise.resolve()

  const speak = (find: () => Promise<string | null>): Promise<void> => {
    const next = last.then(async () => {
      const found = (await find()) ?? 'en'
      // A newer program may have known more of them.
      const catalogue = await loadCatalogue[isLanguage(found) ? found : 'en']()
      if (catalogue === spokenCatalogue()) return
      setLanguage(catalogue)
      // What was written while it was being loaded is in the language before.
      changes.forgetHere()
    })
    last = next.catch(() => {})
    return next
  }
  const follow = () => speak(async () => (await settings.get()).language)

  return {
    /** Before the first page; reads, and writes nothing. */
    begin: () => speak(settings.findLanguage),
    follow,
    /** While the store is away, the change feed says once it is back. */
    followSoon: () =>
      void follow().catch((err) => log.warn({ err }, 'the language of the diary is not known')),
  }
}
