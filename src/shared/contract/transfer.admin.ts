import * as z from 'zod/mini'
import { importErrors } from '#texts/errors/transfer.ts'
import { importLimits, warningKinds } from '../transfer.ts'
import { endpoint } from './endpoint.ts'
import { Done, IdParams, Timestamp, text } from './fields.ts'

const imports = { tag: 'imports', who: 'admin', path: '/api/admin/imports' } as const
const exports = { tag: 'database', who: 'admin', path: '/api/admin/exports' } as const

export const sourceKinds = ['wordpress', 'ghost', 'markdown', 'diary'] as const
export const SourceKind = z.enum(sourceKinds)
export type SourceKind = z.output<typeof SourceKind>

/**
 * receiving: the upload is not complete. looking: the dry run. looked: its report waits for the owner. carrying: the
 * import runs. stopped: the rest is never imported. failed: `failure` says why. undone: what it made is removed.
 * The words are stored.
 */
export const importStates = [
  'receiving',
  'looking',
  'looked',
  'carrying',
  'done',
  'stopped',
  'failed',
  'undoing',
  'undone',
] as const

/** What the dry run found. Warnings are called loose ends here: reports are stored. */
export const ImportReport = z.object({
  title: z.nullable(z.string()),
  address: z.nullable(z.string()),
  posts: z.object({
    total: z.number(),
    published: z.number(),
    drafts: z.number(),
    /** Made by an earlier import: these are left as they are. */
    known: z.number(),
  }),
  pictures: z.object({
    total: z.number(),
    /** In the file itself or in the pictures beside it. */
    inside: z.number(),
    /** Fetched from the old blog during the import. */
    toFetch: z.number(),
    missing: z.number(),
  }),
  comments: z.number(),
  /** `match` is the diary's category of that name; null when it would be new. */
  categories: z.array(
    z.object({ name: z.string(), posts: z.number(), match: z.nullable(z.string()) }),
  ),
  authors: z.array(z.string()),
  /** One old address and the new one. */
  example: z.nullable(z.object({ from: z.string(), to: z.string() })),
  addresses: z.number(),
  /** Addresses that another post has: these get a number at their end. */
  takenSlugs: z.array(z.string()),
  looseEnds: z.array(
    z.object({
      kind: z.enum(warningKinds),
      count: z.number(),
      /** The first of them. */
      posts: z.array(z.object({ title: z.string(), detail: z.string() })),
    }),
  ),
})
export type ImportReport = z.output<typeof ImportReport>

const choice = (isOn: boolean) =>
  z._default(z.boolean({ error: () => importErrors.badChoice }), isOn)

export const ImportOptions = z.object({
  asDrafts: choice(false),
  /** Redirects from the old addresses. */
  oldAddresses: choice(true),
  /** Pictures that are not in the file come from the old blog's server. */
  fetchPictures: choice(true),
  /** Our category for one of the old blog; those that are not named keep their name. */
  categories: z._default(
    z.record(
      z.string().check(z.maxLength(200)),
      text(1, 60, 'category', () => importErrors),
    ),
    {},
  ),
})
export type ImportOptions = z.output<typeof ImportOptions>

const ImportFile = z.object({
  name: z.string(),
  sizeBytes: z.number(),
  /** Whether its upload is complete. */
  isHere: z.boolean(),
})

export const Import = z.object({
  id: z.number(),
  /** Null before the dry run. */
  kind: z.nullable(SourceKind),
  state: z.enum(importStates),
  file: ImportFile,
  /** A zip with the old blog's pictures; null without one. */
  pictures: z.nullable(ImportFile),
  /** Null before the dry run. */
  report: z.nullable(ImportReport),
  options: ImportOptions,
  progress: z.object({
    /** Read so far, of `report.posts.total`: made, known already, or failed. */
    posts: z.number(),
    made: z.number(),
    failed: z.number(),
    /** Imported so far, of `report.pictures.total`. */
    pictures: z.number(),
    missingPictures: z.number(),
    comments: z.number(),
    addresses: z.number(),
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

const announced = (most: number) =>
  z.object({
    fileName: text(1, importLimits.fileName, 'fileName', () => importErrors),
    sizeBytes: z
      .number({ error: () => importErrors.empty })
      .check(
        z.int({ error: () => importErrors.empty }),
        z.minimum(1, { error: () => importErrors.empty }),
        z.maximum(most, { error: () => importErrors.tooLarge(most) }),
      ),
  })

export const listImports = endpoint(imports, 'GET', 'All imports, newest first', {
  answer: z.array(Import),
})
export const getImport = endpoint(imports, 'GET /:id', 'One import, its report and progress', {
  params: IdParams,
  answer: Import,
})
/** 409 `import.too_many`; 507 `import.no_room`. The file follows. */
export const createImport = endpoint(imports, 'POST', 'Announce the file of an old blog', {
  body: announced(importLimits.fileBytes),
  answer: Import,
})
/** As application/octet-stream. 413 `import.too_much`; 400 `import.cut_off`: send it again. */
export const putImportFile = endpoint(imports, 'PUT /:id/file', 'The file; it is the body', {
  params: IdParams,
  answer: Import,
})
/** Before the import starts; the dry run is repeated. 409 `import.not_now`; 507 `import.no_room`. */
export const announcePictures = endpoint(
  imports,
  'POST /:id/pictures',
  'Announce a zip with the pictures of the old blog',
  { params: IdParams, body: announced(importLimits.picturesBytes), answer: Import },
)
/** As the file itself. */
export const putImportPictures = endpoint(
  imports,
  'PUT /:id/pictures',
  'The zip of pictures; it is the body',
  { params: IdParams, answer: Import },
)
/** The dry run is repeated. 409 `import.not_now` once the import has started. */
export const removePictures = endpoint(
  imports,
  'DELETE /:id/pictures',
  'Go on without the zip of pictures',
  { params: IdParams, answer: Import },
)
/** 409 `import.not_now` before its dry run is over; so for each that follows, out of its state. */
export const startImport = endpoint(imports, 'POST /:id/start', 'Bring it in', {
  params: IdParams,
  body: ImportOptions,
  answer: Import,
})
export const retryImport = endpoint(imports, 'POST /:id/retry', 'Try a failed import again', {
  params: IdParams,
  answer: Import,
})
export const stopImport = endpoint(
  imports,
  'POST /:id/stop',
  'Bring in no more; what is in stays',
  { params: IdParams, answer: Import },
)
/** Also while it runs. 409 `import.too_late` after 30 days. */
export const undoImport = endpoint(
  imports,
  'POST /:id/undo',
  'Take out what it brought in; what was changed since stays',
  { params: IdParams, answer: Import },
)
export const removeImport = endpoint(
  imports,
  'DELETE /:id',
  'Throw the file away before anything of it is brought in',
  { params: IdParams, answer: Done },
)

/** A post of an import, and what of it could not be kept as it was. */
export const ImportedPost = z.object({
  /** Null when it failed, or when the post is gone. */
  postId: z.nullable(z.number()),
  title: z.string(),
  published: z.boolean(),
  failed: z.boolean(),
  looseEnds: z.array(z.object({ kind: z.enum(warningKinds), detail: z.string() })),
})
export type ImportedPost = z.output<typeof ImportedPost>

/** Those with loose ends first. */
export const listImportedPosts = endpoint(
  imports,
  'GET /:id/posts',
  'The posts of an import, and what could not be kept as it was',
  { params: IdParams, answer: z.array(ImportedPost) },
)

/** `to` is null while the post is a draft. */
export const ImportedAddress = z.object({
  from: z.string(),
  to: z.nullable(z.string()),
  postTitle: z.nullable(z.string()),
})
export type ImportedAddress = z.output<typeof ImportedAddress>

export const listImportedAddresses = endpoint(
  imports,
  'GET /:id/addresses',
  'The old addresses that lead to posts of an import',
  { params: IdParams, answer: z.array(ImportedAddress) },
)
/** Not a JSON call: answers the list of posts and loose ends as CSV. */
export const importCsvPath = (id: number | string) => `/api/admin/imports/${id}/posts.csv`

export const exportKinds = ['markdown', 'static'] as const
export type ExportKind = (typeof exportKinds)[number]

/** How much an export holds: enough to know whether there is room for it. */
export const ExportSizes = z.object({
  posts: z.number(),
  photos: z.number(),
  /** Of all photo files together; neither export is much larger. */
  photoBytes: z.number(),
})
export type ExportSizes = z.output<typeof ExportSizes>

export const getExportSizes = endpoint(exports, 'GET', 'How much there is to take along', {
  answer: ExportSizes,
})
/** Not a JSON call: answers the zip itself, as it is made. */
export const exportPath = (kind: ExportKind) => `/api/admin/exports/${kind}.zip`
