import type { StorageKind } from '../contract/database-info.ts'

export const storageTexts = {
  inAll: 'in total',
  kinds: { database: 'Database', photos: 'Photos', backups: 'Backups' } satisfies Record<
    StorageKind,
    string
  >,
} as const

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE
const GIGABYTE = 1024 * MEGABYTE

/** "12 KB", "3.4 MB", "1.2 GB" */
export function readableSize(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.ceil(bytes / KILOBYTE)} KB`
  if (bytes < GIGABYTE) return `${(bytes / MEGABYTE).toFixed(1)} MB`
  return `${(bytes / GIGABYTE).toFixed(1)} GB`
}
