import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  createCompressor,
  filesInManifest,
  manifestOf,
  removeUnnamedFiles,
} from './client-files.ts'

let client: string
beforeEach(async () => {
  client = await mkdtemp(join(tmpdir(), 'diary-client-'))
})
afterEach(() => rm(client, { recursive: true, force: true }))

async function write(name: string, text = name) {
  await mkdir(dirname(join(client, name)), { recursive: true })
  await writeFile(join(client, name), text)
}
const read = (name: string) => readFile(join(client, name))
const listFiles = async () => (await readdir(client, { recursive: true })).sort()

// Brotli's best quality is better on code that people wrote, not on any made-up text.
const script = readFileSync(import.meta.filename, 'utf8')

test('a quick build leaves files alone that a finished build compressed', async () => {
  await write('assets/a.js', script)
  await write('assets/b.js', script)
  await createCompressor(client, [])(['assets/a.js'], 'full')
  const full = await read('assets/a.js.br')
  await createCompressor(client, ['assets/a.js'])(['assets/a.js', 'assets/b.js'], 'quick')
  expect(await read('assets/a.js.br')).toEqual(full)
  expect((await read('assets/b.js.br')).length).toBeGreaterThan(full.length)
  await createCompressor(client, [])(['assets/b.js'], 'full')
  expect(await read('assets/b.js.br')).toEqual(full)
  expect(brotliDecompressSync(full).toString()).toBe(script)
  expect(gunzipSync(await read('assets/b.js.gz')).toString()).toBe(script)
})

test('a file without a hash in its name is compressed anew, however often it was', async () => {
  await write('admin/worker.js', script)
  await createCompressor(client, [])(['admin/worker.js'], 'full')
  await write('admin/worker.js', `${script}// changed`)
  await createCompressor(client, ['admin/worker.js'])(['admin/worker.js'], 'quick')
  const packed = brotliDecompressSync(await read('admin/worker.js.br'))
  expect(packed.toString()).toBe(`${script}// changed`)
})

test('a file that became too small for compressing loses what an earlier build compressed', async () => {
  await write('icon.svg', script)
  await createCompressor(client, [])(['icon.svg'], 'full')
  await write('icon.svg', 'small')
  await createCompressor(client, [])(['icon.svg'], 'full')
  expect(await listFiles()).toEqual(['icon.svg'])
})

test('files of a former build are removed, and those of other languages and their lists stay', async () => {
  const manifest = { 'src/main.tsx': { file: 'assets/de.js', css: ['assets/de.css'], assets: [] } }
  await write(manifestOf('site-de'), JSON.stringify(manifest))
  const files = ['assets/de.js', 'assets/de.js.br', 'assets/de.css', 'favicon.svg']
  for (const name of [...files, 'assets/former.js', 'assets/former.js.gz']) await write(name)
  const named = [...(await filesInManifest(client, 'site-de')), 'favicon.svg']
  await removeUnnamedFiles(client, new Set(named))
  expect(await listFiles()).toEqual(['.vite', '.vite/site-de.json', 'assets', ...files].sort())
  expect(await filesInManifest(client, 'site-fr')).toEqual([])
})
