import type { AdminDog, DogDocument, DogDraft, DogVersionHead } from '#shared/contract/dog.admin.ts'
import type { PublicDog } from '#shared/contract/dog.ts'
import { publicDogOf } from '#shared/dog/public-dog.ts'
import { dogErrors } from '#texts/errors/dog.ts'
import type { FocalPointsService } from '../photos/focal-points.service.ts'
import { conflict, notFound } from '../platform/http/errors.ts'
import type { Platform } from '../platform/platform.ts'
import type { DiaryDay } from '../settings/diary-day.ts'
import { defaultDog } from './default-dog.ts'
import { createDogRepository, type DogDraftRow, type DogVersionRow } from './dog.repository.ts'

const dogChangedElsewhere = (version: number) =>
  conflict('dog.changed_elsewhere', dogErrors.changedElsewhere, { details: { version } })
const dogVersionNotFound = () => notFound('dog.version_not_found', dogErrors.versionNotFound)

interface DogSources {
  diaryDay: DiaryDay
  focalPoints: FocalPointsService
  /** The latest weight, as far as visitors may know. */
  getPublicWeight: () => Promise<string | null>
}

/** What the owner wrote about the dog, or the default until then. */
export function createDogService(
  { db, changes }: Pick<Platform, 'db' | 'changes'>,
  { diaryDay, focalPoints, getPublicWeight }: DogSources,
) {
  const dogs = createDogRepository(db)
  /** Every page needs it, so it is read once per change. */
  const { get, forget } = changes.remember(() => dogs.current())

  const getDocument = async () => (await get())?.document ?? defaultDog

  return {
    getDocument,
    /** As visitors read it today. */
    async getPublic(): Promise<PublicDog> {
      const document = await getDocument()
      const [dog] = document.dogs
      const weight = (await getPublicWeight()) ?? dog.weight
      return publicDogOf({ ...dog, weight }, await diaryDay.today(), {
        isDefault: document === defaultDog,
        focalPointOf: await focalPoints.reader(),
      })
    },
    async getForOwner(): Promise<OwnersDog> {
      const [saved, draft] = await Promise.all([dogs.current(), dogs.draft()])
      return { saved, draft }
    },
    /** Compares versions twice: here, and by the unique index against a save at the same time. */
    async save(document: DogDocument, version: number, savedBy: string | null) {
      const before = (await dogs.current())?.version ?? 0
      if (version !== before) throw dogChangedElsewhere(before)
      const row = await dogs.save(document, version + 1, savedBy)
      if (!row) throw dogChangedElsewhere(version + 1)
      forget()
      return row
    },
    listVersions: () => dogs.list(),
    async getVersion(id: number): Promise<DogVersionRow> {
      const row = await dogs.find(id)
      if (!row) throw dogVersionNotFound()
      return row
    },
    saveDraft: (document: DogDraft, version: number) => dogs.saveDraft(document, version),
    dropDraft: () => dogs.dropDraft(),
    /** Every text that may name a photo's file: earlier saves and the draft as well. */
    async listMediaMentions(): Promise<string[]> {
      const [versions, draft] = await Promise.all([dogs.list(), dogs.draft()])
      const documents = [...versions, ...(draft ? [draft] : [])].map(({ document }) => document)
      return documents.flatMap(({ dogs: [dog] }) => [dog.heroPhoto, dog.portrait])
    },
  }
}

export type DogService = ReturnType<typeof createDogService>

interface OwnersDog {
  saved: DogVersionRow | null
  draft: DogDraftRow | null
}

export const presentAdminDog = ({ saved, draft }: OwnersDog): AdminDog => ({
  ...presentSavedDog(saved),
  draft: draft && { ...draft, savedAt: draft.savedAt.toISOString() },
})

export const presentSavedDog = (row: DogVersionRow | null) => ({
  document: row?.document ?? defaultDog,
  version: row?.version ?? 0,
  savedAt: row?.savedAt.toISOString() ?? null,
})

export const presentDogVersion = (row: DogVersionRow): DogVersionHead => ({
  ...row,
  name: row.document.dogs[0].name,
  savedAt: row.savedAt.toISOString(),
})
