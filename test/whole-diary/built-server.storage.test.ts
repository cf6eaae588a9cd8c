import { readdir, readFile } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { UploadedMedia } from '#shared/contract/photos.admin.ts'
import { owner, startDiary } from '../../e2e/diary.ts'
import { drawTestImage } from '../make-image.ts'

const root = join(import.meta.dirname, '../..')
/** Practice sign-in is offered only if this package is installed. */
const FOUND_OR_NOT = ['oidc-provider']
/** Matches import lines and import calls, but not the types of comments. */
const ASKING = /(?:^import (?:[^"'\n]* from )?|(?<![{<|] ?)\b(?:import|__require)\()"([^"\n]+)"/gm

test('the built server asks for no package that an install for production lacks', async () => {
  const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const known = new Set([...Object.keys(dependencies), ...FOUND_OR_NOT, ...builtinModules])
  const folder = join(root, 'dist/server')
  const requested = new Set<string>()
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.js')) continue
    const text = await readFile(join(folder, name), 'utf8')
    for (const [, specifier = ''] of text.matchAll(ASKING)) {
      if (!/^(?:node:|\.)/.test(specifier)) requested.add(packageOf(specifier))
    }
  }
  expect([...requested].filter((name) => !known.has(name))).toEqual([])
  expect([...requested]).toEqual(expect.arrayContaining(Object.keys(dependencies)))
})

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

test('started from anywhere, it finds fonts, art and migrations, and its image program', async () => {
  const diary = await startDiary({}, { firstStart: true })
  onTestFinished(diary.stop)
  const page = await (await fetch(diary.url)).text()
  const linked = (pattern: RegExp) => pattern.exec(page)?.[0] ?? 'nothing'
  for (const file of [/\/fonts\/[\w.-]+\.woff2/, /\/media\/demo\/[\w-]+\/\d+\.\w+/]) {
    const answer = await fetch(diary.url + linked(file))
    expect(answer.status, `${file}`).toBe(200)
    await answer.arrayBuffer()
  }
  const origin = diary.url
  const signIn = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(owner),
  })
  const { token } = (await signIn.json()) as { token: string }
  const uploaded = await fetch(`${origin}/api/admin/media`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', origin, authorization: `Bearer ${token}` },
    body: new Uint8Array(await drawTestImage({ width: 64, height: 48 }).jpeg().toBuffer()),
  })
  expect((await uploaded.json()) as UploadedMedia).toMatchObject({ width: 64, height: 48 })
})
