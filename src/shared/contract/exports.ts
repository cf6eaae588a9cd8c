import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const exportKinds = ['markdown', 'static'] as const
export type ExportKind = (typeof exportKinds)[number]

/** What leaves, roughly: enough to know whether there is room for it. */
export const ExportSizes = z.object({
  posts: z.number(),
  photos: z.number(),
  /** Of all photo files together; neither export is much larger. */
  photoBytes: z.number(),
})
export type ExportSizes = z.output<typeof ExportSizes>

const exports = { tag: 'database', who: 'admin', path: '/api/admin/exports' } as const

export const getExportSizes = endpoint(exports, 'GET', 'How much there is to take along', {
  answer: ExportSizes,
})

/** Not a JSON call: answers the zip itself, as it is made. */
export const exportPath = (kind: ExportKind) => `/api/admin/exports/${kind}.zip`
