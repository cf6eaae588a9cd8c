import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Backup, BackupKind } from '#shared/contract/backups.admin.ts'

const NAME =
  /^diary-((?:\d{4}|\+\d{6})-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z-(daily|by-hand|before-upgrade|before-restore|uploaded)\.tar\.gz$/
const KEEP_DAYS = 7
const KEEP_WEEKS = 4
const KEEP_UPGRADES = 5
const KEEP_RESTORES = 3

export const backupsFolderOf = (dataDir: string) => join(dataDir, 'backups')

export function backupNameOf(madeAt: Date, kind: BackupKind): string {
  const stamp = madeAt
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .replaceAll(':', '-')
  return `diary-${stamp}Z-${kind}.tar.gz`
}

/**
 * Names count seconds, so a second backup within one second is dated to the next instead of
 * replacing the first.
 */
export async function findUnusedInstant(
  folder: string,
  kind: BackupKind,
  now: Date,
): Promise<Date> {
  const names = new Set(await readdir(folder))
  let moment = now
  while (names.has(backupNameOf(moment, kind))) moment = new Date(moment.getTime() + 1000)
  return moment
}

/** Returns null for a name that the diary did not write: it may lead out of the folder. */
export function readBackupName(name: string): { madeAt: Date; kind: BackupKind } | null {
  const match = NAME.exec(name)
  if (!match) return null
  const [, day, hour, minute, second, kind] = match
  const madeAt = new Date(`${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(madeAt.getTime()) ? null : { madeAt, kind: kind as BackupKind }
}

export async function listBackupFiles(folder: string): Promise<Backup[]> {
  const found: Backup[] = []
  for (const name of await readdir(folder).catch(noFolder)) {
    const about = readBackupName(name)
    const info = about && (await stat(join(folder, name)).catch(() => null))
    if (!about || !info) continue
    found.push({
      name,
      kind: about.kind,
      madeAt: about.madeAt.toISOString(),
      sizeBytes: info.size,
    })
  }
  return found.sort((one, other) => Date.parse(other.madeAt) - Date.parse(one.madeAt))
}

export async function ensureBackupFolder(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
}

export async function removeUnfinishedBackups(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(noFolder)) {
    if (/^diary-.*\.unfinished(-rows)?$/.test(name)) {
      await rm(join(folder, name), { recursive: true, force: true })
    }
  }
}

/** A full disk would stop the diary itself, so this space must stay free. */
export const RESERVE_BYTES = 256 * 1024 * 1024

export async function getFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * Retains the newest backup of each of 7 days and of each of 4 weeks. Days without a backup do not
 * count, so a wrong clock or a long pause removes nothing. Backups dated in the future take no
 * other's place, and manual backups are never removed.
 */
export function selectBackupsToRemove(backups: Backup[], now: Date): Backup[] {
  const made = backups.filter((backup) => Date.parse(backup.madeAt) <= now.getTime())
  const daily = made.filter((backup) => backup.kind === 'daily')
  const retained = new Set([
    ...newestOfEach(daily, dayOfBackup).slice(0, KEEP_DAYS),
    ...newestOfEach(daily, weekOf).slice(0, KEEP_WEEKS),
  ])
  const upgrades = made.filter((backup) => backup.kind === 'before-upgrade')
  const restores = made.filter((backup) => backup.kind === 'before-restore')
  return [
    ...daily.filter((backup) => !retained.has(backup)),
    ...upgrades.slice(KEEP_UPGRADES),
    ...restores.slice(KEEP_RESTORES),
  ]
}

export const dayOfBackup = (backup: { madeAt: string }) => backup.madeAt.split('T')[0]!

const WEEK_MS = 7 * 24 * 60 * 60 * 1000
const FIRST_MONDAY_MS = 4 * 24 * 60 * 60 * 1000
const weekOf = (backup: Backup) =>
  String(Math.floor((Date.parse(backup.madeAt) - FIRST_MONDAY_MS) / WEEK_MS))

function newestOfEach(newestFirst: Backup[], group: (backup: Backup) => string): Backup[] {
  const seen = new Set<string>()
  return newestFirst.filter((backup) => {
    const key = group(backup)
    return !seen.has(key) && seen.add(key)
  })
}

function noFolder(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}
