import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from './log.ts'

const OTHERS = 0o077
/** Earlier versions created these files; any other file in the folder is not ours to change. */
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
 * The data folder contains password hashes and drafts, so only the user who runs the diary may open
 * it. The umask protects every new file; files that an earlier version left open are closed here.
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
 * Returns how many paths were open. A private folder is not searched, because nobody else can enter
 * it: so a start stays quick with any number of photos.
 */
function closeTreeToOthers(path: string): number {
  const wasOpen = closeToOthers(path)
  if (!wasOpen || !lstatSync(path).isDirectory()) return wasOpen
  return wasOpen + sum(readdirSync(path).map((name) => closeTreeToOthers(join(path, name))))
}

/** Links are skipped: their own mode means nothing, and their target may not be ours. */
function closeToOthers(path: string): number {
  const info = lstatSync(path, { throwIfNoEntry: false })
  if (!info || info.isSymbolicLink() || (info.mode & OTHERS) === 0) return 0
  chmodSync(path, info.mode & 0o700)
  return 1
}

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
