import { rm } from 'node:fs/promises'
import { backupsFolderOf } from '#server/backups/backup-folder.ts'
import { readDemoContent } from '#server/demo/demo-content.ts'
import { resetToFirstStart } from './signing-in/sign-in.ts'
import { dumpRows, resetDatabase } from './stores/test-database.ts'
import type { TestApp } from './test-app.ts'

type Seed = 'demo' | 'none'

/** Inserting these rows again is five times as fast as writing the demo again. */
const savedRows = new WeakMap<TestApp, Partial<Record<Seed, string>>>()

/** Resets a running diary that tests share to the state after a first start. */
export async function resetDiary(diary: TestApp, seed: Seed = 'demo') {
  const {
    settings,
    platform: { changes, database, jobs },
    statistics: { counting },
    settings: { language: diaryLanguage },
  } = diary.services
  // Jobs of an earlier test belong to its rows, so they run first.
  await jobs.run()
  await counting.deleteAll()
  await rm(backupsFolderOf(diary.config.dataDir), { recursive: true, force: true })
  const before = savedRows.get(diary) ?? {}
  const rows = before[seed]
  if (rows) {
    await resetDatabase(database.db, undefined, rows)
    settings.forget()
  } else {
    await writeAnew(diary, seed)
    savedRows.set(diary, { ...before, [seed]: await dumpRows(database.db) })
  }
  await changes.announce()
  await diaryLanguage.follow()
  await counting.refresh()
}

async function writeAnew(diary: TestApp, seed: Seed) {
  const { posts, photos, settings } = diary.services
  await resetToFirstStart(diary)
  settings.forget()
  await settings.get()
  if (seed === 'none') return
  const demo = await readDemoContent()
  for (const post of demo.posts) await posts.insert(post)
  for (const photo of demo.photos) await photos.insert(photo)
}
