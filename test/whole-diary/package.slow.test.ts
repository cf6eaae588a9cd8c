import { execFileSync, spawnSync } from 'node:child_process'
import { cp, mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { restoreBackup } from '#server/backups/restore-backup.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { createDiskStorage } from '#server/platform/storage/disk-storage.ts'
import { coats } from '#shared/theme/coats.ts'
import { describeTree, installPackage } from '../processes/installed-package.ts'
import { silentLog } from '../silent-log.ts'
import { migrationsFolder as knownMigrations } from '../stores/test-database.ts'

const OLDER = '0014_letters'

interface Journal {
  entries: { tag: string }[]
}

let installed: Awaited<ReturnType<typeof installPackage>>
beforeAll(async () => {
  installed = await installPackage()
}, 900_000)
afterAll(() => installed?.remove())

async function makeEmptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'diary-stands-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const open200 = async (address: string) => {
  const answer = await fetch(address)
  expect(answer.status, address).toBe(200)
  return answer.text()
}

/** Home and everything it loads: pages, fonts and drawings are in the package. */
async function readHome(origin: string) {
  const html = await open200(origin)
  const linked = html.matchAll(/(?:href|src)="(\/(?:assets|fonts|media\/demo)\/[^"]+)"/g)
  const files = [...linked].map(([, file = '']) => file)
  for (const kind of ['/assets/', '/fonts/', '/media/demo/']) {
    expect(
      files.some((file) => file.startsWith(kind)),
      kind,
    ).toBe(true)
  }
  for (const file of files) await open200(origin + file)
  return html
}

/** Each initdb writes an identifier of its own into this file, and a copied database keeps it. */
async function readIdentifier(folder: string) {
  const file = await open(join(folder, 'data/database/global/pg_control'))
  const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0)
  await file.close()
  return buffer.toString('hex')
}

test('a package starts in an empty folder, builds nothing there, brings its database, and ends in order', async () => {
  const before = await describeTree(installed.folder)
  const [here, there] = [await makeEmptyFolder(), await makeEmptyFolder()]
  const diary = await installed.start(here)
  expect(await readHome(diary.origin)).toContain('<html lang="en"')
  expect(await open200(`${diary.origin}/api/docs`)).toContain('html')
  expect(diary.printed()).not.toContain('Building')
  expect(await readdir(here)).toEqual(['data'])
  expect(await readdir(join(here, 'data'))).toContain('compile-cache')
  // A command asks the running diary; the icons of a diary are drawn from a file of the package.
  expect((await installed.command(here, ['admin', 'list'])).stdout).toContain('owner@example.com')
  await expect(installed.command(here, ['admin'])).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('dachshund-diary admin add EMAIL'),
  })
  await open200(`${diary.origin}/icon-${coats[1]}-small.png`)
  expect(await diary.stop()).toEqual({ code: 0, endedBy: null })

  const french = await installed.start(there, { env: { DIARY_LANGUAGE: 'fr', SEED: 'demo' } })
  expect(await readHome(french.origin)).toContain('<html lang="fr"')
  expect(await french.stop('SIGINT')).toEqual({ code: 0, endedBy: null })
  expect(await readIdentifier(there)).toBe(await readIdentifier(here))

  // Whatever was done, the package is as it was installed: it may be read-only.
  const { stdout } = await installed.command(here, ['backup', '--drill'])
  expect(stdout).toContain('Backed up and read back')
  await installed.command(here, ['export', '--static', join(here, 'site.zip')])
  expect(await describeTree(installed.folder)).toEqual(before)
})

test('a package that nobody may write to starts', async () => {
  const here = await makeEmptyFolder()
  execFileSync('chmod', ['-R', 'a-w', installed.folder])
  onTestFinished(() => void execFileSync('chmod', ['-R', 'u+w', installed.folder]))
  const diary = await installed.start(here)
  await readHome(diary.origin)
  expect(await diary.stop()).toEqual({ code: 0, endedBy: null })
})

test('a package upgrades the folder of an older release, after a backup', async () => {
  const here = await makeEmptyFolder()
  const dataDir = join(here, 'data')
  // An older program knew fewer migrations.
  const migrationsFolder = join(here, 'migrations')
  await cp(knownMigrations, migrationsFolder, { recursive: true })
  const journalFile = join(migrationsFolder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(journalFile, 'utf8')) as Journal
  const entries = journal.entries.filter(({ tag }) => tag <= OLDER)
  await writeFile(journalFile, JSON.stringify({ ...journal, entries }))
  const database = await openDatabase({ dataDir, migrationsFolder, log: silentLog })
  const storage = createDiskStorage(join(dataDir, 'media'))
  const backup = join(import.meta.dirname, `../fixtures/upgrades/${OLDER}.tar.gz`)
  await restoreBackup({ database, storage, migrationsFolder }, backup)
  await database.close()
  const diary = await installed.start(here)
  await readHome(diary.origin)
  const posts = JSON.parse(await open200(`${diary.origin}/api/posts`)) as unknown[]
  expect(posts.length).toBeGreaterThan(10)
  const backups = await readdir(join(dataDir, 'backups'))
  expect(backups.filter((name) => name.includes('before-upgrade'))).toHaveLength(1)
  expect(await diary.stop()).toEqual({ code: 0, endedBy: null })
})

test('an older Node hands over to the one that came along, with its signals and exit codes', async () => {
  const node = await installed.findOldNode()
  const here = await makeEmptyFolder()
  const diary = await installed.start(here, { node })
  await readHome(diary.origin)
  expect(await diary.stop()).toEqual({ code: 0, endedBy: null })
  await expect(fetch(diary.origin)).rejects.toThrow()
  expect((await installed.command(here, ['--version'], node)).stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  await expect(installed.command(here, ['nonsense'], node)).rejects.toMatchObject({ code: 2 })

  // Without the Node that came along it says what is missing.
  const alone = await makeEmptyFolder()
  await cp(join(installed.folder, 'bin'), join(alone, 'bin'), { recursive: true })
  await cp(join(installed.folder, 'package.json'), join(alone, 'package.json'))
  const program = join(alone, 'bin/dachshund-diary.js')
  const { status, stderr } = spawnSync(node, [program], { encoding: 'utf8' })
  expect(stderr).toContain('Dachshund Diary needs Node 24 or newer')
  expect(status).toBe(1)
})
