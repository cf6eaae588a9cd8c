import { useMutation } from '@tanstack/react-query'
import { updateSettings } from '#shared/contract/settings.admin.ts'
import type { pronounOptions } from '#shared/dog/profile-parts.ts'
import { languageNames, supportedLanguages } from '#shared/languages.ts'
import { settingsTexts } from '#texts/admin/settings.ts'
import { api } from '../app/api.ts'
import { getPageLanguage, reloadForNewLanguage } from '../app/language.ts'

export interface DogBasics {
  name: string
  breed: string
  birthday: string
  pronouns: (typeof pronounOptions)[number]
}

interface Typed {
  who: DogBasics
  email: string
  /** Null while the name follows the dog's name, because each language forms it differently. */
  ownerName: string | null
  blogName: string | null
}

const TYPED_KEY = 'first-step'

/** Restores the fields of the step after the reload into another language. */
export function restoreTypedFields(): Typed | null {
  const stored = sessionStorage.getItem(TYPED_KEY)
  sessionStorage.removeItem(TYPED_KEY)
  return stored === null ? null : JSON.parse(stored)
}

export function LanguageChips({ typed }: { typed: () => Typed }) {
  const choosing = useMutation({
    mutationFn: (language: keyof typeof languageNames) =>
      api(updateSettings, { body: { language } }),
    onSuccess() {
      sessionStorage.setItem(TYPED_KEY, JSON.stringify(typed()))
      reloadForNewLanguage()
    },
  })
  return (
    <fieldset className="fr-lang">
      <legend className="label">{settingsTexts.language}</legend>
      <div>
        {supportedLanguages.map((tag) => (
          <label key={tag} lang={tag}>
            <input
              className="sr"
              type="radio"
              name="language"
              checked={(choosing.variables ?? getPageLanguage()) === tag}
              onChange={() => choosing.mutate(tag)}
            />
            {languageNames[tag]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
