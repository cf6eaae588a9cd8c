import { expect, test } from 'vitest'
import { fillDiary } from '#test/diaries/filled-diary.ts'
import { setUpBackups } from '#test/stores/backups-on-stores.ts'
import { migrationsFolder } from '#test/stores/test-database.ts'
import { testRestore } from './restore-backup.ts'

const { back, file, openStore, storePhoto } = setUpBackups()

test('a backup passes its drill', async () => {
  const source = await openStore('embedded')
  await fillDiary(source)
  await storePhoto('d'.repeat(32), 1000)
  await back(source)
  const manifest = await testRestore(file(), migrationsFolder)
  expect(manifest.tables.find((table) => table.name === 'posts')?.rows).toBe(120)
})
