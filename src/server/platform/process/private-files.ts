import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from './log.ts'

const OTHERS = 0o077
/** What versions before this rule made; anything else in the folder is not ours to change. */
const MADE_BEFORE = [
  'database',
  'database.new',
  'database.lock',
  'database.lock-journal',
  'media',
  'incoming',
  'backups',
  'control.json',
]

/**
 * The data folder holds password hashes and drafts: only the user who runs the diary may open it. From here on
 * that holds for every new file; what an earlier version left open to others is mended.
 */
export function restrictFileModes(dataDir: string, log: Logger): void {
  process.umask(OTHERS)
  try {
    const paths = MADE_BEFORE.map((name) => join(dataDir, name))
    const mended = closeToOthers(dataDir) + sum(paths.map(closeTreeToOthers))
    if (mended > 0) log.info({ dataDir, mended }, 'closed files in the data folder to other users')
  } catch (error) {
    log.warn({ err: error, dataDir }, 'could not close the data folder to other users')
  }
}

/**
 * Answers how many were open. Nobody else gets into a folder that is private, so what is inside needs no look:
 * a start stays quick with any number of photos.
 */
function closeTreeToOthers(path: string): number {
  const wasOpen = closeToOthers(path)
  if (!wasOpen || !lstatSync(path).isDirectory()) return wasOpen
  return wasOpen + sum(readdirSync(path).map((name) => closeTreeToOthers(join(path, name))))
}

/** Links are left alone: their own rights mean nothing, and what they lead to may not be ours. */
function closeToOthers(path: string): number {
  const info = lstatSync(path, { throwIfNoEntry: false })
  if (!info || info.isSymbolicLink() || (info.mode & OTHERS) === 0) return 0
  chmodSync(path, info.mode & 0o700)
  return 1
}

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
