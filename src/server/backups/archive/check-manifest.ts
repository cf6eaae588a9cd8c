import { type Manifest, mediaOf, tablePath } from './manifest.ts'

/** True when a manifest names only what this program writes; its names reach the database and the disk. */
export function isManifestSound(manifest: Manifest, knownTables: string[]): boolean {
  const { tables, sequences, files, media } = manifest
  const names = tables.map((table) => table.name)
  const rowFiles = new Set(names.map(tablePath))
  const paths = Object.keys(files)
  return (
    new Set(names).size === names.length &&
    names.every((name) => knownTables.includes(name)) &&
    [...rowFiles].every((path) => path in files) &&
    paths.every((path) => rowFiles.has(path) || (media !== null && mediaOf(path) !== null)) &&
    sequences.every(({ table, last }) => names.includes(table) && /^\d{1,18}$/.test(last))
  )
}
