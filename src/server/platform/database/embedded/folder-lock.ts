import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../../process/lifecycle.ts'

const sqliteBusy = 5

/**
 * Locks a folder for this process alone. The operating system frees the lock when the process dies,
 * however it dies, so there is no stale lock to clean up. It also frees the lock when this process
 * opens and closes the lock file in any other way: no other code may touch that file.
 */
export function lockFolder(lockFile: string, folder: string): { release(): void } {
  const lock = new DatabaseSync(lockFile, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error
    throw new StartError(
      `The data folder ${folder} is in use by another running copy of this program. Stop that one first, or choose another folder with DATA_DIR.`,
    )
  }
  return { release: () => lock.close() }
}
