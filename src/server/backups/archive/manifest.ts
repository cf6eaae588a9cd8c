import * as z from 'zod/mini'

const FileSum = z.object({ bytes: z.number(), sha256: z.string() })

export type FileSums = Record<string, z.output<typeof FileSum>>

/** Raised when an older program could no longer read what a newer one writes. */
export const FORMAT = 1
export const MANIFEST = 'manifest.json'

/** The last file of a backup: what it holds, and by which program and schema it was written. */
export const Manifest = z.object({
  format: z.literal(FORMAT),
  program: z.literal('dachshund-diary'),
  programVersion: z.string(),
  madeAt: z.iso.datetime(),
  store: z.enum(['embedded', 'server']),
  postgresVersion: z.string(),
  /** Every migration the data had seen, oldest first. */
  migrations: z.array(z.object({ hash: z.string(), madeAt: z.number() })),
  /** In an order in which a row never comes before one it refers to. */
  tables: z.array(z.object({ name: z.string(), rows: z.number() })),
  sequences: z.array(z.object({ table: z.string(), column: z.string(), last: z.string() })),
  /** Null when the photos were left out. */
  media: z.nullable(z.object({ photos: z.number(), files: z.number(), bytes: z.number() })),
  files: z.record(z.string(), FileSum),
})
export type Manifest = z.output<typeof Manifest>

export const tablePath = (table: string) => `tables/${table}.jsonl`
export const mediaPath = (name: string, file: string) => `media/${name}/${file}`

export function mediaOf(path: string): { name: string; file: string } | null {
  // Names decide where files are written, so they may lead nowhere else.
  const match = /^media\/(\w[\w-]*)\/(\w[\w.-]*)$/.exec(path)
  return match ? { name: match[1]!, file: match[2]! } : null
}
