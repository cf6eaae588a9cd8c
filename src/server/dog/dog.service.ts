import { isDeepStrictEqual } from 'node:util'
import type {
  AdminDog,
  createOwnDog,
  DogDocument,
  DogDraft,
  DogVersionHead,
} from '#shared/contract/dog.admin.ts'
import type { PublicDog } from '#shared/contract/dog.ts'
import type { RouteInput } from '#shared/contract/endpoint.ts'
import { defaultBlogProfile } from '#shared/default-blog-profile.ts'
import type { DogProfile } from '#shared/dog/profile.ts'
import { publicDogOf } from '#shared/dog/public-dog.ts'
import { dogErrors } from '#texts/errors/dog.ts'
import { neutralTexts } from '#texts/site/neutral.ts'
import type { Photos } from '../photos/photos.ts'
import { conflict, notFound } from '../platform/http/errors.ts'
import type { Platform } from '../platform/platform.ts'
import type { Posts } from '../posts/posts.ts'
import type { Settings } from '../settings/settings.ts'
import { defaultDog } from './default-dog.ts'
import { createDogRepository, type DogDraftRow, type DogVersionRow } from './dog.repository.ts'
import type { DogLogService } from './dog-log.service.ts'
import { withoutDemoTexts } from './own-dog.ts'

const dogChangedElsewhere = (version: number) =>
  conflict('dog.changed_elsewhere', dogErrors.changedElsewhere, { details: { version } })
const dogVersionNotFound = () => notFound('dog.version_not_found', dogErrors.versionNotFound)

interface DogSources {
  settings: Settings
  photos: Photos
  posts: Posts
  log: DogLogService
}

export function createDogService(
  { db, changes }: Platform,
  { settings, photos, posts, log }: DogSources,
) {
  const dogs = createDogRepository(db)
  /** Every page needs the profile, so it is cached until a change. */
  const { get, forget } = changes.memoize(() => dogs.current())

  const getDocument = async () => (await get())?.document ?? defaultDog

  return {
    getDocument,
    async getPublic(): Promise<PublicDog> {
      const document = await getDocument()
      const [dog] = document.dogs
      const weight = (await log.publicWeight()) ?? dog.weight
      return publicDogOf({ ...dog, weight }, await settings.day.today(), {
        isDefault: document === defaultDog,
        focalPointOf: await photos.focalPoints.reader(),
      })
    },
    async getForOwner(): Promise<OwnersDog> {
      const [saved, draft] = await Promise.all([dogs.current(), dogs.draft()])
      return { saved, draft }
    },
    /** Versions are compared twice: here, and by the unique index for saves at the same time. */
    async save(document: DogDocument, version: number, savedBy: string | null) {
      const before = (await dogs.current())?.version ?? 0
      if (version !== before) throw dogChangedElsewhere(before)
      const row = await dogs.save(document, version + 1, savedBy)
      if (!row) throw dogChangedElsewhere(version + 1)
      forget()
      return row
    },
    /** Drops the demo dog's texts if the owner's answers describe another dog. */
    async createOwn({ dog: who, ownerName, blogName }: OwnDog, savedBy: string | null) {
      const before = await dogs.current()
      const [dog] = (before?.document ?? defaultDog).dogs
      const isAnother = !before || dog.name !== who.name
      const own = { ...(isAnother ? withoutDemoTexts(dog) : dog), ...who }
      const saved = await this.save(
        { dogs: [who.birthday ? own : withoutAge(own)] },
        before?.version ?? 0,
        savedBy,
      )
      const { blogDescription, ownerBio, welcome } = await settings.get()
      // A diary that has finished the first steps with the default lists retains them.
      if (welcome !== 'done') await posts.categories.ensureOneList('posts')
      await settings.update({
        ownerName,
        blogName,
        ...(blogDescription === defaultBlogProfile.blogDescription && {
          blogDescription: neutralTexts.description(who.name, who.breed),
        }),
        ...(ownerBio === defaultBlogProfile.ownerBio && { ownerBio: '' }),
      })
      return saved
    },
    async removeDemoWords(savedBy: string | null) {
      const before = await dogs.current()
      const [dog] = (before?.document ?? defaultDog).dogs
      const own = withoutDemoTexts(dog)
      if (isDeepStrictEqual(own, dog)) return
      await this.save({ dogs: [own] }, before?.version ?? 0, savedBy)
    },
    listVersions: () => dogs.list(),
    async getVersion(id: number): Promise<DogVersionRow> {
      const row = await dogs.find(id)
      if (!row) throw dogVersionNotFound()
      return row
    },
    saveDraft: (document: DogDraft, version: number) => dogs.saveDraft(document, version),
    dropDraft: () => dogs.dropDraft(),
    async listMediaMentions(): Promise<string[]> {
      const [versions, draft] = await Promise.all([dogs.list(), dogs.draft()])
      const documents = [...versions, ...(draft ? [draft] : [])].map(({ document }) => document)
      return documents.flatMap(({ dogs: [dog] }) => [dog.heroPhoto, dog.portrait])
    },
  }
}

type OwnDog = RouteInput<typeof createOwnDog>['body']

/** The demo's texts state the age, which is unknown without a birthday. */
const withoutAge = (dog: DogProfile): DogProfile => ({
  ...dog,
  sidebarText: dog.sidebarText.replace(' {age}', ''),
})

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

export const presentDogVersionHead = (row: DogVersionRow): DogVersionHead => ({
  ...row,
  name: row.document.dogs[0].name,
  savedAt: row.savedAt.toISOString(),
})
