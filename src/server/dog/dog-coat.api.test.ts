import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ApiClient } from '#shared/calls/api-client.ts'
import { clientOf } from '#test/api-calls.ts'
import { saveDog } from '#test/diaries/dog-diary.ts'
import { createFakeClock } from '#test/fake-clock.ts'
import { resetDiary } from '#test/reset-diary.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'

let diary: TestApp
let call: ApiClient
beforeAll(async () => {
  const clock = createFakeClock('2026-11-15T12:00:00Z')
  diary = await createTestApp({ visitor: adminVisitor, clock })
  call = clientOf(diary.app)
})
beforeEach(() => resetDiary(diary, 'none'))
afterAll(() => diary.close())

test('the coat colours the drawn dog and the icon of every page', async () => {
  const theme = () => diary.services.dog.theme.get()
  expect(await theme()).toMatchObject({ icons: { svg: '/favicon.svg', small: '/icon-32.png' } })
  await saveDog(call, { coat: 'red' })
  expect(await theme()).toMatchObject({ icons: { svg: '/icon-red.svg' } })
  expect((await theme()).css).toContain('--dog-coat:')
  const icon = await diary.app.inject('/icon-red.svg')
  expect(icon.headers['content-type']).toBe('image/svg+xml')
  for (const unknown of ['/icon-plaid.svg', '/icon-plaid-small.png', '/icon-red-huge.png']) {
    expect((await diary.app.inject(unknown)).statusCode, unknown).toBe(404)
  }
})

const pixelsOf = (picture: Buffer | string) =>
  sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

test('icons in pixels and those of the manifest wear the coat, too', async () => {
  await saveDog(call, { coat: 'black-and-tan' })
  const { body } = await diary.app.inject('/about')
  const named = [...body.matchAll(/rel="(?:apple-touch-)?icon" href="([^"]+)"/g)].map(
    ([, at]) => at,
  )
  const manifest = (await diary.app.inject('/site.webmanifest')).json<{
    icons: { src: string; sizes: string }[]
  }>()
  expect(named).toEqual([
    '/icon-black-and-tan.svg',
    '/icon-black-and-tan-small.png',
    '/icon-black-and-tan-touch.png',
  ])
  expect(manifest.icons.map(({ src, sizes }) => [src, sizes])).toEqual([
    ['/icon-black-and-tan.svg', 'any'],
    ['/icon-black-and-tan-medium.png', '192x192'],
    ['/icon-black-and-tan-large.png', '512x512'],
  ])
  for (const [name, size, file, isRound] of [
    ['small', 32, 'icon-32.png', true],
    ['touch', 180, 'apple-touch-icon.png', false],
    ['medium', 192, 'icon-192.png', true],
    ['large', 512, 'icon-512.png', true],
  ] as const) {
    const answer = await diary.app.inject(`/icon-black-and-tan-${name}.png`)
    expect(answer.headers['content-type']).toBe('image/png')
    const { data, info } = await pixelsOf(answer.rawPayload)
    expect([info.width, info.height]).toEqual([size, size])
    expect(data[3]).toBe(isRound ? 0 : 255)
    const drawn = await pixelsOf(new URL(`../../../public/${file}`, import.meta.url).pathname)
    // This pixel is on the lit part of the forehead without marks: it has less red than chocolate.
    const at = (Math.round(size * 0.3) * size + Math.round(size * 0.5)) * 4
    expect(data[at]).toBeLessThan(drawn.data[at]!)
  }
})
