import * as z from 'zod/mini'
import { importTexts } from '../texts/imports.ts'
import { Timestamp, text } from './fields.ts'
import { ImportReport } from './import-report.ts'

export const imports = { tag: 'imports', who: 'admin', path: '/api/admin/imports' } as const

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
