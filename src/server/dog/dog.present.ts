import type { AdminDog, DogVersionHead } from '#shared/contract/dog.ts'
import { defaultDog } from '#shared/dog/default-dog.ts'
import type { DogDraftRow, DogVersionRow } from './dog.repository.ts'

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
