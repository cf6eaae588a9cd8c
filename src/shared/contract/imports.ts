import * as z from 'zod/mini'
import { importLimits } from '../moving/import-limits.ts'
import { looseEndKinds } from '../moving/loose-end.ts'
import { importTexts } from '../texts/imports.ts'
import { endpoint } from './endpoint.ts'
import { Done, Id, IdParams, Timestamp, text } from './fields.ts'

export const boxKinds = ['wordpress', 'ghost', 'markdown', 'diary'] as const
export const BoxKind = z.enum(boxKinds)
export type BoxKind = z.output<typeof BoxKind>

/**
 * receiving: its file is on the way. looking: nothing is written. looked: waits for the owner's word.
 * stopped: the rest never comes in. failed: `failure` says why. undone: what it made is gone.
 */
export const importStates = [
  ...(['receiving', 'looking', 'looked', 'carrying', 'paused'] as const),
  ...(['done', 'stopped', 'failed', 'undoing', 'undone'] as const),
] as const
export const ImportState = z.enum(importStates)
export type ImportState = z.output<typeof ImportState>

const LooseEnd = z.object({ kind: z.enum(looseEndKinds), detail: z.string() })

/** Loose ends of one kind, and the posts that have them. */
const LooseEnds = z.object({
  kind: z.enum(looseEndKinds),
  count: z.number(),
  /** The first of them. */
  posts: z.array(z.object({ title: z.string(), detail: z.string() })),
})

/** What is in the box, before anything is written. */
export const ImportReport = z.object({
  title: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** Our own export, and nothing here yet: photos, dog, log and settings come back with the posts. */
  bringsAll: z.optional(z.boolean()),
  posts: z.object({
    total: z.number(),
    published: z.number(),
    drafts: z.number(),
    /** Brought in by an earlier import: these are left as they are. */
    known: z.number(),
  }),
  pictures: z.object({
    total: z.number(),
    /** In the file itself or in the pictures beside it. */
    inside: z.number(),
    /** Fetched from the old blog when they are brought in. */
    toFetch: z.number(),
    missing: z.number(),
  }),
  comments: z.number(),
  /** `match` is the category of the diary that it is; null when it would be new. */
  categories: z.array(
    z.object({ name: z.string(), posts: z.number(), match: z.nullable(z.string()) }),
  ),
  authors: z.array(z.string()),
  /** An example of where an old address leads. */
  example: z.nullable(z.object({ from: z.string(), to: z.string() })),
  addresses: z.number(),
  /** Addresses that another post has already: these get a number at their end. */
  takenSlugs: z.array(z.string()),
  looseEnds: z.array(LooseEnds),
})
export type ImportReport = z.output<typeof ImportReport>

export const ImportOptions = z.object({
  asDrafts: z._default(z.boolean({ error: importTexts.badChoice }), false),
  /** Old addresses lead to the new ones. */
  oldAddresses: z._default(z.boolean({ error: importTexts.badChoice }), true),
  /** Pictures that are not in the file come from the old blog's server. */
  fetchPictures: z._default(z.boolean({ error: importTexts.badChoice }), true),
  /** The category that one of the old blog becomes; those that are not named keep their name. */
  categories: z._default(
    z.record(z.string().check(z.maxLength(200)), text(1, importTexts.badCategory, 60, 'Category')),
    {},
  ),
})
export type ImportOptions = z.output<typeof ImportOptions>

const ImportFile = z.object({
  name: z.string(),
  sizeBytes: z.number(),
  /** Where the next part begins. */
  receivedBytes: z.number(),
})

export const Import = z.object({
  id: z.number(),
  /** Null before it was looked at. */
  kind: z.nullable(BoxKind),
  state: ImportState,
  file: ImportFile,
  /** A zip with the old blog's pictures; null without one. */
  pictures: z.nullable(ImportFile),
  /** Null before it was looked at. */
  report: z.nullable(ImportReport),
  options: ImportOptions,
  progress: z.object({
    /** Read so far, of `report.posts.total`: made, known already, or failed. */
    posts: z.number(),
    made: z.number(),
    failed: z.number(),
    /** Brought in so far, of `report.pictures.total`. */
    pictures: z.number(),
    missingPictures: z.number(),
    comments: z.number(),
    addresses: z.number(),
    /** Null while nobody can tell. */
    secondsLeft: z.nullable(z.number()),
  }),
  /** After undo: posts that were changed since, and so stayed. */
  spared: z.number(),
  /** A sentence for the owner. */
  failure: z.nullable(z.string()),
  createdAt: Timestamp,
  startedAt: z.nullable(Timestamp),
  finishedAt: z.nullable(Timestamp),
  /** Null when it cannot be undone, any more or at all. */
  undoUntil: z.nullable(Timestamp),
})
export type Import = z.output<typeof Import>

/** A post of an import, and what of it could not be kept as it was. */
export const ImportedPost = z.object({
  /** Null when it failed, or when the post is gone. */
  postId: z.nullable(z.number()),
  title: z.string(),
  published: z.boolean(),
  failed: z.boolean(),
  looseEnds: z.array(LooseEnd),
})
export type ImportedPost = z.output<typeof ImportedPost>

/** `to` is null while the post is a draft. */
export const ImportedAddress = z.object({
  from: z.string(),
  to: z.nullable(z.string()),
  postTitle: z.nullable(z.string()),
})
export type ImportedAddress = z.output<typeof ImportedAddress>

const sizeBytes = (most: number) =>
  z
    .number({ error: importTexts.empty })
    .check(
      z.int({ error: importTexts.empty }),
      z.minimum(1, { error: importTexts.empty }),
      z.maximum(most, { error: importTexts.tooLarge(most) }),
    )
const fileName = text(1, importTexts.noName, importLimits.fileName, 'The file’s name')

const tag = 'imports'
const one = '/api/admin/imports/:id'

export const listImports = endpoint({
  method: 'GET',
  path: '/api/admin/imports',
  who: 'admin',
  tag,
  summary: 'All imports, newest first',
  answer: z.array(Import),
})
/** 409 `import.too_many`; 507 `import.no_room`. The parts of the file follow. */
export const createImport = endpoint({
  method: 'POST',
  path: '/api/admin/imports',
  who: 'admin',
  tag,
  summary: 'Announce the file of an old blog',
  body: z.object({ fileName, sizeBytes: sizeBytes(importLimits.fileBytes) }),
  answer: Import,
})
/** Before it is brought in; then it is looked at once more. 409 `import.not_now`; 507 `import.no_room`. */
export const addPictures = endpoint({
  method: 'POST',
  path: `${one}/pictures`,
  who: 'admin',
  tag,
  summary: 'Announce a zip with the pictures of the old blog',
  params: IdParams,
  body: z.object({ fileName, sizeBytes: sizeBytes(importLimits.picturesBytes) }),
  answer: Import,
})
/** Then it is looked at once more. 409 `import.not_now` once it is brought in. */
export const removePictures = endpoint({
  method: 'DELETE',
  path: `${one}/pictures`,
  who: 'admin',
  tag,
  summary: 'Go on without the zip of pictures',
  params: IdParams,
  answer: Import,
})
/**
 * The body is the part itself, as application/octet-stream. 409 `import.wrong_place` with the
 * `receivedBytes` to go on from. After the last part the box is looked at.
 */
export const putPart = endpoint({
  method: 'PUT',
  path: `${one}/files/:file`,
  who: 'admin',
  tag,
  summary: 'The next part of a file; the body is the part itself',
  params: z.object({ id: Id, file: z.enum(['box', 'pictures']) }),
  query: z.object({
    from: z.string().check(z.regex(/^\d{1,10}$/, { error: importTexts.badPart })),
  }),
  answer: Import,
  bodyLimit: importLimits.partBytes,
})
export const getImport = endpoint({
  method: 'GET',
  path: one,
  who: 'admin',
  tag,
  summary: 'One import: what is in the box, and how far it is',
  params: IdParams,
  answer: Import,
})
/** Those with loose ends first. */
export const listImportedPosts = endpoint({
  method: 'GET',
  path: `${one}/posts`,
  who: 'admin',
  tag,
  summary: 'The posts of an import, and what could not be kept as it was',
  params: IdParams,
  answer: z.array(ImportedPost),
})
export const listImportedAddresses = endpoint({
  method: 'GET',
  path: `${one}/addresses`,
  who: 'admin',
  tag,
  summary: 'The old addresses that lead to posts of an import',
  params: IdParams,
  answer: z.array(ImportedAddress),
})
/** Not a JSON call: answers the list of posts and loose ends as CSV. */
export const importCsvPath = (id: number | string) => `/api/admin/imports/${id}/posts.csv`

/** 409 `import.not_now` unless it was looked at; so for each that follows, out of its state. */
export const startImport = endpoint({
  method: 'POST',
  path: `${one}/start`,
  who: 'admin',
  tag,
  summary: 'Bring it in',
  params: IdParams,
  body: ImportOptions,
  answer: Import,
})
export const pauseImport = endpoint({
  method: 'POST',
  path: `${one}/pause`,
  who: 'admin',
  tag,
  summary: 'Rest until it is resumed',
  params: IdParams,
  answer: Import,
})
/** A failed one is tried again. */
export const resumeImport = endpoint({
  method: 'POST',
  path: `${one}/resume`,
  who: 'admin',
  tag,
  summary: 'Go on with a paused or failed import',
  params: IdParams,
  answer: Import,
})
export const stopImport = endpoint({
  method: 'POST',
  path: `${one}/stop`,
  who: 'admin',
  tag,
  summary: 'Bring in no more; what is in stays',
  params: IdParams,
  answer: Import,
})
/** Also while it is on its way. 409 `import.too_late` after 30 days. */
export const undoImport = endpoint({
  method: 'POST',
  path: `${one}/undo`,
  who: 'admin',
  tag,
  summary: 'Take out what it brought in; what was changed since stays',
  params: IdParams,
  answer: Import,
})
export const removeImport = endpoint({
  method: 'DELETE',
  path: one,
  who: 'admin',
  tag,
  summary: 'Throw the file away before anything of it is brought in',
  params: IdParams,
  answer: Done,
})
