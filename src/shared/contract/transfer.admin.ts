import * as z from 'zod/mini'
import { importErrors } from '#texts/errors/transfer.ts'
import { importLimits, importWarningKinds } from '../transfer.ts'
import { defineEndpoint } from './endpoint.ts'
import { IdParams, SuccessAnswer, Timestamp, textField } from './fields.ts'

const imports = { tag: 'imports', who: 'admin', path: '/api/admin/imports' } as const
const exports = { tag: 'database', who: 'admin', path: '/api/admin/exports' } as const

export const importSourceKinds = ['wordpress', 'ghost', 'markdown', 'diary'] as const
export const ImportSourceKind = z.enum(importSourceKinds)
export type ImportSourceKind = z.output<typeof ImportSourceKind>

/**
 * receiving: the upload is incomplete. looking: the dry run. looked: its report awaits the owner.
 * carrying: the import runs. stopped: the rest is never imported. failed: `failure` gives the
 * reason. undone: its posts and photos are removed. These names are stored.
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

/** Result of the dry run. Stored reports call warnings loose ends, hence the name. */
export const DryRunReport = z.object({
  title: z.nullable(z.string()),
  address: z.nullable(z.string()),
  posts: z.object({
    total: z.number(),
    published: z.number(),
    drafts: z.number(),
    /** Posts made by an earlier import, which are left unchanged. */
    known: z.number(),
  }),
  pictures: z.object({
    total: z.number(),
    /** Contained in the file itself or in the zip with images. */
    inside: z.number(),
    /** To be downloaded from the old blog during the import. */
    toFetch: z.number(),
    missing: z.number(),
  }),
  comments: z.number(),
  /** `match` is the diary's category of that name; null when the import would create it. */
  categories: z.array(
    z.object({ name: z.string(), posts: z.number(), match: z.nullable(z.string()) }),
  ),
  authors: z.array(z.string()),
  example: z.nullable(z.object({ from: z.string(), to: z.string() })),
  addresses: z.number(),
  /** Slugs that another post has: the import appends a number. */
  takenSlugs: z.array(z.string()),
  looseEnds: z.array(
    z.object({
      kind: z.enum(importWarningKinds),
      count: z.number(),
      posts: z.array(z.object({ title: z.string(), detail: z.string() })),
    }),
  ),
})
export type DryRunReport = z.output<typeof DryRunReport>

const choice = (isOn: boolean) =>
  z._default(z.boolean({ error: () => importErrors.badChoice }), isOn)

export const ImportOptions = z.object({
  asDrafts: choice(false),
  oldAddresses: choice(true),
  fetchPictures: choice(true),
  /** Maps categories of the old blog to ours; missing ones keep their name. */
  categories: z._default(
    z.record(
      z.string().check(z.maxLength(200)),
      textField(1, 60, 'category', () => importErrors),
    ),
    {},
  ),
})
export type ImportOptions = z.output<typeof ImportOptions>

const ImportFile = z.object({
  name: z.string(),
  sizeBytes: z.number(),
  isHere: z.boolean(),
})

export const Import = z.object({
  id: z.number(),
  kind: z.nullable(ImportSourceKind),
  state: z.enum(importStates),
  file: ImportFile,
  /** The zip with the old blog's images; null without one. */
  pictures: z.nullable(ImportFile),
  report: z.nullable(DryRunReport),
  options: ImportOptions,
  progress: z.object({
    /** Posts processed out of `report.posts.total`: imported, known or failed. */
    posts: z.number(),
    made: z.number(),
    failed: z.number(),
    pictures: z.number(),
    missingPictures: z.number(),
    comments: z.number(),
    addresses: z.number(),
  }),
  /** Posts that undo left alone because they were edited after the import. */
  spared: z.number(),
  failure: z.nullable(z.string()),
  createdAt: Timestamp,
  startedAt: z.nullable(Timestamp),
  finishedAt: z.nullable(Timestamp),
  /** Null when the import cannot be undone (any more). */
  undoUntil: z.nullable(Timestamp),
})
export type Import = z.output<typeof Import>

const announced = (most: number) =>
  z.object({
    fileName: textField(1, importLimits.fileName, 'fileName', () => importErrors),
    sizeBytes: z
      .number({ error: () => importErrors.empty })
      .check(
        z.int({ error: () => importErrors.empty }),
        z.minimum(1, { error: () => importErrors.empty }),
        z.maximum(most, { error: () => importErrors.tooLarge(most) }),
      ),
  })

export const listImports = defineEndpoint(imports, 'GET', 'All imports, newest first', {
  answer: z.array(Import),
})
export const getImport = defineEndpoint(
  imports,
  'GET /:id',
  'One import, its report and progress',
  {
    params: IdParams,
    answer: Import,
  },
)
/** 409 `import.too_many`; 507 `import.no_room`. The file is uploaded next. */
export const createImport = defineEndpoint(imports, 'POST', 'Announce the file of an old blog', {
  body: announced(importLimits.fileBytes),
  answer: Import,
})
/**
 * The body is application/octet-stream. 413 `import.too_much`; 400 `import.cut_off` means the
 * upload must be repeated.
 */
export const uploadImportFile = defineEndpoint(
  imports,
  'PUT /:id/file',
  'The file; it is the body',
  {
    params: IdParams,
    answer: Import,
  },
)
/**
 * Only before the import starts; repeats the dry run. 409 `import.not_now`; 507 `import.no_room`.
 */
export const announceImportPictures = defineEndpoint(
  imports,
  'POST /:id/pictures',
  'Announce a zip with the pictures of the old blog',
  { params: IdParams, body: announced(importLimits.picturesBytes), answer: Import },
)
export const uploadImportPictures = defineEndpoint(
  imports,
  'PUT /:id/pictures',
  'The zip of pictures; it is the body',
  { params: IdParams, answer: Import },
)
/** Repeats the dry run. 409 `import.not_now` once the import has started. */
export const removeImportPictures = defineEndpoint(
  imports,
  'DELETE /:id/pictures',
  'Go on without the zip of pictures',
  { params: IdParams, answer: Import },
)
/**
 * 409 `import.not_now` before the dry run is over. The calls below answer the same when the state
 * does not allow them.
 */
export const startImport = defineEndpoint(imports, 'POST /:id/start', 'Bring it in', {
  params: IdParams,
  body: ImportOptions,
  answer: Import,
})
export const retryImport = defineEndpoint(imports, 'POST /:id/retry', 'Try a failed import again', {
  params: IdParams,
  answer: Import,
})
export const stopImport = defineEndpoint(
  imports,
  'POST /:id/stop',
  'Bring in no more; what is in stays',
  { params: IdParams, answer: Import },
)
/** Allowed while the import runs. 409 `import.too_late` after 30 days. */
export const undoImport = defineEndpoint(
  imports,
  'POST /:id/undo',
  'Take out what it brought in; what was changed since stays',
  { params: IdParams, answer: Import },
)
export const removeImport = defineEndpoint(
  imports,
  'DELETE /:id',
  'Throw the file away before anything of it is brought in',
  { params: IdParams, answer: SuccessAnswer },
)

export const ImportedPost = z.object({
  /** Null when the import of this post failed or the post was erased. */
  postId: z.nullable(z.number()),
  title: z.string(),
  published: z.boolean(),
  failed: z.boolean(),
  looseEnds: z.array(z.object({ kind: z.enum(importWarningKinds), detail: z.string() })),
})
export type ImportedPost = z.output<typeof ImportedPost>

export const listImportedPosts = defineEndpoint(
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

export const listImportedAddresses = defineEndpoint(
  imports,
  'GET /:id/addresses',
  'The old addresses that lead to posts of an import',
  { params: IdParams, answer: z.array(ImportedAddress) },
)
/** Not a JSON call: the answer is a CSV of posts and warnings. */
export const importCsvPath = (id: number | string) => `/api/admin/imports/${id}/posts.csv`

export const exportKinds = ['markdown', 'static'] as const
export type ExportKind = (typeof exportKinds)[number]

export const ExportContents = z.object({
  posts: z.number(),
  photos: z.number(),
  /** Bytes of all photo files; no export is much larger. */
  photoBytes: z.number(),
})
export type ExportContents = z.output<typeof ExportContents>

export const getExportContents = defineEndpoint(exports, 'GET', 'How much there is to take along', {
  answer: ExportContents,
})
/** Not a JSON call: the zip is streamed while it is created. */
export const exportPath = (kind: ExportKind) => `/api/admin/exports/${kind}.zip`
