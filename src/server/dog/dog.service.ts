import type { DogDocument, DogDraft, PublicDog } from '#shared/contract/dog.ts'
import { defaultDog } from '#shared/dog/default-dog.ts'
import { publicDogOf } from '#shared/dog/public-dog.ts'
import type { FocalPointsService } from '../photos/focal-points.service.ts'
import type { ChangeFeed } from '../platform/changes/change-feed.ts'
import type { DiaryDay } from '../settings/diary-day.ts'
import { dogChangedElsewhere, dogVersionNotFound } from './dog.errors.ts'
import type { DogRepository, DogVersionRow } from './dog.repository.ts'

interface DogParts {
  changes: Pick<ChangeFeed, 'readOnce'>
  diaryDay: DiaryDay
  focalPoints: FocalPointsService
  /** What the scale said last, as far as visitors may know. */
  getPublicWeight: () => Promise<string | null>
}

/** What the owner wrote about the dog, or the default until then. */
export function createDogService(dogs: DogRepository, parts: DogParts) {
  const { changes, diaryDay, focalPoints, getPublicWeight } = parts
  /** Every page needs it, so it is read once per change. */
  const { get, forget } = changes.readOnce(() => dogs.current())

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
    async getForOwner() {
      const [saved, draft] = await Promise.all([dogs.current(), dogs.draft()])
      return { saved, draft }
    },
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
