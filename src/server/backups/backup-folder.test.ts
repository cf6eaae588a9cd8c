import { describe, expect, test } from 'vitest'
import type { Backup, BackupKind } from '#shared/contract/backups.admin.ts'
import { DAY_MS } from '#shared/durations.ts'
import { backupNameOf, readBackupName, selectBackupsToRemove } from './backup-folder.ts'

const backup = (madeAt: string, kind: BackupKind = 'daily'): Backup => ({
  name: backupNameOf(new Date(madeAt), kind),
  kind,
  madeAt: new Date(madeAt).toISOString(),
  sizeBytes: 1,
})
const now = new Date('2026-11-15T02:00:00Z')
const newestFirst = (backups: Backup[]) =>
  backups.sort((one, other) => (one.madeAt < other.madeAt ? 1 : -1))

describe('which backups are kept', () => {
  test('of sixty days, the last seven and the newest of each of four weeks', () => {
    const last = Date.parse('2026-11-15T02:00:00Z')
    const backups = Array.from({ length: 60 }, (_, at) =>
      backup(new Date(last - at * DAY_MS).toISOString()),
    )
    const removed = new Set(selectBackupsToRemove(newestFirst(backups), now))
    const retained = backups
      .filter((backup) => !removed.has(backup))
      .map((backup) => backup.madeAt.slice(0, 10))
    expect(retained).toEqual([
      '2026-11-15',
      '2026-11-14',
      '2026-11-13',
      '2026-11-12',
      '2026-11-11',
      '2026-11-10',
      '2026-11-09',
      '2026-11-08',
      '2026-11-01',
      '2026-10-25',
    ])
  })

  test('a clock that jumped ten years ahead and back costs no other backup', () => {
    const backups = [backup('2036-01-01T00:00:00Z'), backup('2026-11-15T02:00:00Z')]
    expect(selectBackupsToRemove(newestFirst(backups), now)).toEqual([])
  })

  test('weeks of backups from a clock ahead take no place of those made since', () => {
    const ahead = Array.from({ length: 60 }, (_, at) =>
      backup(new Date(Date.parse('2036-01-01T00:00:00Z') + at * DAY_MS).toISOString()),
    )
    expect(selectBackupsToRemove(newestFirst([...ahead, backup(now.toISOString())]), now)).toEqual(
      [],
    )
  })

  test('those made by hand stay, and five from before upgrades', () => {
    const byHand = Array.from({ length: 20 }, (_, at) =>
      backup(new Date(at * DAY_MS).toISOString(), 'by-hand'),
    )
    const upgrades = Array.from({ length: 6 }, (_, at) =>
      backup(new Date(at * DAY_MS).toISOString(), 'before-upgrade'),
    )
    expect(selectBackupsToRemove(newestFirst([...byHand, ...upgrades]), now)).toEqual([upgrades[0]])
  })
})

test('three from before restores stay, and restores cost no other backup', () => {
  const madeOn = (kind: BackupKind) => (at: number) =>
    backup(new Date(now.getTime() - at * DAY_MS).toISOString(), kind)
  const restores = [0, 1, 2, 3, 4].map(madeOn('before-restore'))
  const others = [
    ...[5, 6, 7, 8].map(madeOn('by-hand')),
    ...[9, 10, 11, 12].map(madeOn('uploaded')),
    ...[13, 14, 15, 16].map(madeOn('before-upgrade')),
  ]
  expect(selectBackupsToRemove(newestFirst([...restores, ...others]), now)).toEqual(
    restores.slice(3),
  )
})

test('a backup made with a clock far ahead has a name that is known', () => {
  const madeAt = new Date('+012026-11-15T02:03:04.000Z')
  const name = backupNameOf(madeAt, 'daily')
  expect(name).toBe('diary-+012026-11-15T02-03-04Z-daily.tar.gz')
  expect(readBackupName(name)).toEqual({ madeAt, kind: 'daily' })
})

test('a name that could lead out of the folder is no name of a backup', () => {
  const name = backupNameOf(new Date('2026-11-15T02:03:04Z'), 'by-hand')
  expect(name).toBe('diary-2026-11-15T02-03-04Z-by-hand.tar.gz')
  expect(readBackupName(name)?.kind).toBe('by-hand')
  const bad = ['', '..', `../${name}`, `${name}/..`, `x${name}`, `${name}\n`, '../database.lock']
  for (const name of bad) expect(readBackupName(name), name).toBeNull()
})
