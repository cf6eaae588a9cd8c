import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { drawTestImage } from '#test/make-image.ts'
import { partUnlessSlow } from '#test/part-unless-slow.ts'
import { endOf, startChild } from '#test/processes/run-child.ts'
import { createEmbeddedStore, createServerStore } from '#test/stores/stores.ts'
import { makeZip } from '#test/transfer/make-zip.ts'

let folder: string
let blog: string
let pictures: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'import-command-'))
  blog = join(folder, 'blog.zip')
  pictures = join(folder, 'uploads.zip')
  const data =
    '---\ntitle: First snow\ndate: 2025-03-01\n---\nHe looked.\n\n![Snow](/img/snow.jpg)\n'
  writeFileSync(blog, makeZip([{ name: 'posts/first-snow.md', data }]))
  const snow = await drawTestImage({ width: 64, height: 48 }).jpeg().toBuffer()
  writeFileSync(pictures, makeZip([{ name: 'img/snow.jpg', data: snow }]))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const runImport = (env: Record<string, string>, ...args: string[]) =>
  endOf(
    spawn(process.execPath, ['scripts/command.ts', 'import', ...args, '--offline'], {
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  )

async function expectBringsIn(env: Record<string, string>) {
  const brought = await runImport(env, blog, '--pictures', pictures)
  expect(brought.stdout).not.toContain('here already')
  expect(brought.stdout).toContain('Brought in: 1 posts, 1 pictures (0 missing), 0 comments.')
}

/** The results must be the same in a running diary and in the process of the command. */
async function expectImports(env: Record<string, string>) {
  const dryRun = await runImport(env, blog, '--dry-run', '--pictures', pictures)
  expect(dryRun).toMatchObject({ code: 0, stderr: '' })
  expect(dryRun.stdout).toContain('1 posts (1 published, 0 drafts)')
  expect(dryRun.stdout).toContain('1 pictures (0 to fetch), 0 missing')
  expect(dryRun.stdout).not.toContain('Brought in')
  await expectBringsIn(env)
  const again = await runImport(env, blog, '--pictures', pictures)
  expect(again.stdout).toContain('1 of them are here already')
  expect(again.stdout).toContain('Brought in: 0 posts')
  const refused = await runImport(env, pictures)
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('recognize') })
}

test('a running diary brings in what the command names', async () => {
  const place = await createEmbeddedStore()
  onTestFinished(place.remove)
  const env = { DATA_DIR: place.options.dataDir, SEED: 'none' }
  const diary = startChild('start-diary', [], {
    ...env,
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'info',
    BACKUPS: 'none',
  })
  onTestFinished(() => void diary.kill('SIGKILL'))
  let done: Promise<void> | undefined
  const { code } = await endOf(diary, (said) => {
    if (done || !said.includes('The diary is open')) return
    done = expectImports(env).finally(() => diary.kill('SIGTERM'))
  })
  await done
  expect(code).toBe(0)
})

test('without a running diary the command does it itself', async () => {
  const place = await createServerStore()
  onTestFinished(place.remove)
  const dataDir = mkdtempSync(join(folder, 'data-'))
  const env = { DATABASE_URL: place.options.url ?? '', DATA_DIR: dataDir, SEED: 'none' }
  await partUnlessSlow(expectBringsIn, expectImports)(env)
})
