import { chmod, mkdir, readdir, stat, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { partUnlessSlow } from '#test/part-unless-slow.ts'
import { endOf, startChild } from '#test/processes/run-child.ts'
import { createEmptyEmbeddedStore, type TestStore } from '#test/stores/stores.ts'

let place: TestStore
let dataDir: string
beforeEach(() => {
  place = createEmptyEmbeddedStore()
  dataDir = place.options.dataDir
})
afterEach(() => place.remove())

async function startAndListOpen() {
  const env = { DATA_DIR: dataDir, SEED: 'none', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'info' }
  const diary = startChild('start-diary', [], env)
  let openPaths: Promise<string[]> | undefined
  const { stdout, code } = await endOf(diary, (output) => {
    if (openPaths || !output.includes('The diary is open')) return
    openPaths = listOpen(dataDir).finally(() => diary.kill('SIGTERM'))
  })
  return { open: await openPaths, code, log: stdout }
}

/** Lists the paths that another user of the machine may read, write or enter. */
async function listOpen(folder: string): Promise<string[]> {
  const open = (await isOpen(folder)) ? [folder] : []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isSymbolicLink() && (await isOpen(path))) open.push(path)
  }
  return open
}
const isOpen = async (path: string) => ((await stat(path)).mode & 0o077) !== 0

async function leaveOpen(file: string) {
  await mkdir(dirname(file), { recursive: true, mode: 0o755 })
  await writeFile(file, 'a secret')
  await chmod(file, 0o666)
}

test('a new diary keeps every file to the user who runs it', async () => {
  await chmod(dataDir, 0o755)
  const { open, code } = await startAndListOpen()
  expect(open).toEqual([])
  expect(code).toBe(0)
  expect((await readdir(join(dataDir, 'database'))).length).toBeGreaterThan(10)
  expect(await listOpen(dataDir)).toEqual([])
})

test('what an earlier version left open is closed at the start, with one line in the log', async () => {
  await startAndListOpen()
  await chmod(dataDir, 0o755)
  await chmod(join(dataDir, 'database'), 0o755)
  await chmod(join(dataDir, 'database', 'base'), 0o755)
  await chmod(join(dataDir, 'database', 'PG_VERSION'), 0o666)
  for (const file of ['media/abc/1600x1067.jpg', 'media/abc/about.json', 'backups/old.tar.gz']) {
    await leaveOpen(join(dataDir, file))
  }
  const elsewhere = join(dataDir, 'not-ours')
  await leaveOpen(elsewhere)
  await symlink(elsewhere, join(dataDir, 'media', 'link'))

  const { open, code, log } = await startAndListOpen()
  expect(code).toBe(0)
  expect(open).toEqual([elsewhere])
  const lines = log.split('\n').filter((line) => line.includes('to other users'))
  expect(lines).toHaveLength(1)
  // Ten are the data folder, three paths of the database, and three files in three folders.
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: 30, dataDir, mended: 10 })

  if (partUnlessSlow(false, true)) {
    const again = await startAndListOpen()
    expect(again.log).not.toContain('to other users')
  }
})
