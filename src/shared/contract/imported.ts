import * as z from 'zod/mini'
import { looseEndKinds } from '../moving/loose-end.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './fields.ts'
import { imports } from './import-fields.ts'

const LooseEnd = z.object({ kind: z.enum(looseEndKinds), detail: z.string() })

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

/** Those with loose ends first. */
export const listImportedPosts = endpoint(
  imports,
  'GET /:id/posts',
  'The posts of an import, and what could not be kept as it was',
  { params: IdParams, answer: z.array(ImportedPost) },
)
export const listImportedAddresses = endpoint(
  imports,
  'GET /:id/addresses',
  'The old addresses that lead to posts of an import',
  { params: IdParams, answer: z.array(ImportedAddress) },
)
/** Not a JSON call: answers the list of posts and loose ends as CSV. */
export const importCsvPath = (id: number | string) => `/api/admin/imports/${id}/posts.csv`
