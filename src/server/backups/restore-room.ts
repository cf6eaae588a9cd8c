import { mkdir } from 'node:fs/promises'
import type { Config } from '../platform/config/config.ts'
import { type Manifest, mediaOf } from './archive/manifest.ts'
import { freeBytes, inMegabytes, RESERVE_BYTES } from './backup-folder.ts'
import { noRoomToRestore } from './backups.errors.ts'

/** Rows take more room in a database than in a file: indexes, and the log of the transaction. */
const ROW_FACTOR = 4

/** Told before anything is changed, because a disk that fills up half-way helps nobody. */
export async function refuseRestoreWithoutRoom(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'mediaDir' | 'mediaS3'>,
  manifest: Manifest,
  free = freeBytes,
): Promise<void> {
  const bytesOf = (isCounted: (path: string) => boolean) =>
    Object.entries(manifest.files)
      .filter(([path]) => isCounted(path))
      .reduce((sum, [, { bytes }]) => sum + bytes, 0)
  const rows = config.databaseUrl ? 0 : ROW_FACTOR * bytesOf((path) => mediaOf(path) === null)
  const photos = config.mediaS3 ? 0 : bytesOf((path) => mediaOf(path) !== null)
  for (const [folder, bytes] of [
    [config.dataDir, rows + photos],
    [config.mediaDir, photos],
  ] as const) {
    await mkdir(folder, { recursive: true })
    const needed = bytes + RESERVE_BYTES
    const left = await free(folder)
    if (left < needed) throw noRoomToRestore(folder, inMegabytes(needed), inMegabytes(left))
  }
}
