import type { AdminDog, DogCard, DogVersionHead, PublicDog } from '#shared/contract/dog.ts'
import { ageOf } from '#shared/dog/age.ts'
import { defaultDog } from '#shared/dog/default-dog.ts'
import type { DogProfile } from '#shared/dog/dog-profile.ts'
import { fillPlaceholders, placeholderValues } from '#shared/dog/placeholders.ts'
import type { DogDraftRow, DogVersionRow } from './dog.repository.ts'

/** The document with everything filled in for a day, and empty parts left out. */
export function presentDog(dog: DogProfile, today: string): PublicDog {
  const age = dog.birthday ? ageOf(dog.birthday, new Date(today)) : null
  const values = placeholderValues({ ...dog, age: age?.adjective ?? '' })
  const filled = fillAll(dog, (text) => fillPlaceholders(text, values))
  return {
    ...filled,
    age: age?.old ?? '',
    stats: filled.stats.filter(({ value }) => value),
    story: filled.story.filter(Boolean),
    funFacts: filled.funFacts.filter(Boolean),
    training: { ...filled.training, items: filled.training.items.filter(Boolean) },
  }
}

function fillAll<T>(value: T, fill: (text: string) => string): T {
  if (typeof value === 'string') return fill(value) as T
  if (Array.isArray(value)) return value.map((one) => fillAll(one, fill)) as T
  const entries = Object.entries(value as object).map(([key, one]) => [key, fillAll(one, fill)])
  return Object.fromEntries(entries) as T
}

/** What every page carries: all but the long texts. */
export function presentDogCard(dog: PublicDog): DogCard {
  const { favorites, story, training, funFacts, faq, ...card } = dog
  return card
}

interface OwnersDog {
  saved: DogVersionRow | null
  draft: DogDraftRow | null
}

export function presentAdminDog({ saved, draft }: OwnersDog): AdminDog {
  return {
    ...presentSavedDog(saved),
    draft: draft && {
      document: draft.document,
      version: draft.version,
      savedAt: draft.savedAt.toISOString(),
    },
  }
}

export const presentSavedDog = (row: DogVersionRow | null) => ({
  document: row?.document ?? defaultDog,
  version: row?.version ?? 0,
  savedAt: row?.savedAt.toISOString() ?? null,
})

export const presentDogVersion = (row: DogVersionRow): DogVersionHead => ({
  id: row.id,
  version: row.version,
  name: row.document.dogs[0].name,
  savedAt: row.savedAt.toISOString(),
  savedBy: row.savedBy,
})
