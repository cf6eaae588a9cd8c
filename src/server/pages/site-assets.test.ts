import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { StartError } from '../platform/process/lifecycle.ts'
import { loadBuiltAssets } from './site-assets.ts'

test('each language is built once however often it is asked for, and again after a failure', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'diary-assets-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'boot'))
  await writeFile(join(folder, 'boot/boot.js'), 'boot\n')
  const built: string[] = []
  const assets = await loadBuiltAssets({
    folder,
    async buildLanguage(language) {
      built.push(language)
      if (built.length === 1) throw new Error('The disk is full.')
    },
  })
  const failure = await assets.prepare('de').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(StartError)
  expect((failure as Error).message).toBe(
    'The pages in Deutsch couldn’t be built. The disk is full.',
  )
  await Promise.all([assets.prepare('de'), assets.prepare('de'), assets.prepare('en')])
  await assets.prepare('de')
  expect(built).toEqual(['de', 'de', 'en'])
  expect(assets.bootScript).toBe('boot')
})
