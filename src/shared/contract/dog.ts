import * as z from 'zod/mini'
import { DogProfile, DogShape } from '../dog/dog-profile.ts'
import { endpoint } from './endpoint.ts'
import { Done, FocalPoint, IdParams, Timestamp } from './fields.ts'

/** One dog for now; the list leaves room for more. */
export const DogDocument = z.object({ dogs: z.tuple([DogProfile]) })
export type DogDocument = z.output<typeof DogDocument>

/** The same while it is being written: nothing is required yet, but nothing is longer than it may be. */
export const DogDraft = z.object({ dogs: z.tuple([DogShape]) })
export type DogDraft = z.output<typeof DogDraft>

/** What every page says about the dog, with everything filled in. */
export const DogCard = z.extend(
  z.pick(DogShape, {
    name: true,
    breed: true,
    birthday: true,
    color: true,
    weight: true,
    pronouns: true,
    coat: true,
    tagline: true,
    heroPhoto: true,
    portrait: true,
    heroTitle: true,
    intro: true,
    teaserTitle: true,
    aboutTeaser: true,
    sidebarText: true,
    stats: true,
  }),
  /** "2 years old", on the diary's day; empty without a birthday. */
  {
    age: z.string(),
    /** The years completed today; left out on all other days. */
    turnsToday: z.optional(z.number()),
    /** True until the owner has published something of their own. */
    isDefault: z.boolean(),
    /** What crops of the two photos keep in view. */
    heroFocalPoint: z.nullable(FocalPoint),
    portraitFocalPoint: z.nullable(FocalPoint),
  },
)
export type DogCard = z.output<typeof DogCard>

export const PublicDog = z.extend(
  DogCard,
  z.pick(DogShape, { favorites: true, story: true, training: true, funFacts: true, faq: true })
    .shape,
)
export type PublicDog = z.output<typeof PublicDog>

/** Zero before the owner has changed anything: what is shown then is the default. */
const Version = z.number().check(z.int(), z.nonnegative())
const SavedDog = z.object({
  document: DogDocument,
  version: Version,
  savedAt: z.nullable(Timestamp),
})
const AdminDog = z.extend(SavedDog, {
  /** What was typed since and is not public; `version` is what it began from. */
  draft: z.nullable(z.object({ document: DogDraft, version: Version, savedAt: Timestamp })),
})
export type AdminDog = z.output<typeof AdminDog>

/** One save, as the history lists it. */
export const DogVersionHead = z.object({
  id: z.number(),
  version: Version,
  name: z.string(),
  savedAt: Timestamp,
  savedBy: z.nullable(z.string()),
})
export type DogVersionHead = z.output<typeof DogVersionHead>

const dog = { tag: 'dog', who: 'anyone', path: '/api/dog' } as const
const dogAdmin = { tag: 'dog', who: 'admin', path: '/api/admin/dog' } as const

export const getDog = endpoint(
  dog,
  'GET',
  'Everything the diary says about the dog, as visitors read it today',
  { answer: PublicDog },
)
/** Our own addition: what every page needs, without the long texts of About. */
export const getDogCard = endpoint(dog, 'GET /card', 'What every page says about the dog', {
  answer: DogCard,
})
export const getAdminDog = endpoint(
  dogAdmin,
  'GET',
  'The document about the dog as the owner wrote it, and its unfinished draft',
  { answer: AdminDog },
)
export const updateDog = endpoint(
  dogAdmin,
  'PUT',
  'Replace the document about the dog; its draft is dropped',
  {
    body: z.object({
      document: DogDocument,
      /** The version the edit began from; a newer one on the server refuses the save. */
      version: Version,
    }),
    answer: AdminDog,
  },
)
export const listDogVersions = endpoint(
  dogAdmin,
  'GET /versions',
  'Earlier saves of the document, newest first',
  { answer: z.array(DogVersionHead) },
)
export const getDogVersion = endpoint(dogAdmin, 'GET /versions/:id', 'One earlier save', {
  params: IdParams,
  answer: SavedDog,
})
export const saveDogDraft = endpoint(
  dogAdmin,
  'PUT /draft',
  'Keep an unfinished draft; visitors don’t see it',
  { body: z.object({ document: DogDraft, version: Version }), answer: Done },
)
export const dropDogDraft = endpoint(dogAdmin, 'DELETE /draft', 'Discard the unfinished draft', {
  answer: Done,
})
