import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#test/test-app.ts'

let diary: TestApp
beforeAll(async () => {
  diary = await createTestApp()
})
afterAll(() => diary.close())

it('the admin has a manifest of its own, with the name of the diary and of the dog', async () => {
  const manifest = (await diary.app.inject('/admin/app.webmanifest')).json()
  const { blogName } = (await diary.app.inject('/api/settings')).json()
  expect(manifest).toMatchObject({
    name: blogName,
    short_name: 'Pretzel',
    start_url: '/admin/moment',
    scope: '/admin/',
    shortcuts: [{ name: 'New moment', url: '/admin/moment' }],
    share_target: { action: '/admin/share', method: 'POST', enctype: 'multipart/form-data' },
  })
  expect(manifest.share_target.params.files).toEqual([
    { name: 'photos', accept: ['image/*', 'video/*'] },
  ])
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual([
    'any',
    '192x192',
    '512x512',
  ])
  const shell = await diary.app.inject('/admin/moment')
  expect(shell.body).toContain('<link rel="manifest" href="/admin/app.webmanifest">')
  expect((await diary.app.inject('/')).body).not.toContain('app.webmanifest')
})

it('a share that no worker took leads to a page, whoever sent it and however large it is', async () => {
  const share = await diary.app.inject({
    method: 'POST',
    url: '/admin/share',
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'sec-fetch-site': 'none',
      origin: 'null',
    },
    payload: Buffer.alloc(300_000),
  })
  expect(share.statusCode).toBe(303)
  expect(share.headers.location).toBe('/admin/share')
  expect((await diary.app.inject('/admin/share')).statusCode).toBe(200)
})
