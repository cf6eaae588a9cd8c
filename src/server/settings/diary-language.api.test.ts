import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { catalogue as english } from '#languages/en/catalogue.ts'
import { setLanguage } from '#languages/set-language.ts'
import { updateSettings } from '#shared/contract/settings.admin.ts'
import { getSettings } from '#shared/contract/settings.ts'
import { clientOf } from '#test/api-calls.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'

let diary: TestApp
beforeAll(async () => {
  diary = await createTestApp({ visitor: adminVisitor })
})
afterEach(() => clientOf(diary.app)(updateSettings, { body: { language: 'en' } }))
afterAll(async () => {
  await diary.close()
  setLanguage(english)
})

const open = async (url: string) => (await diary.app.inject({ url })).body

test('once the owner has chosen, pages, feeds, manifests and refusals are in that language', async () => {
  const call = clientOf(diary.app)
  expect(await open('/')).toContain('<html lang="en"')
  expect((await call(updateSettings, { body: { language: 'de' } })).language).toBe('de')
  const page = await open('/')
  expect(page).toContain('<html lang="de"')
  expect(page).toContain('content="de_DE"')
  expect(await open('/rss.xml')).toContain('<language>de</language>')
  expect(JSON.parse(await open('/site.webmanifest')).lang).toBe('de')
  expect(JSON.parse(await open('/admin/app.webmanifest')).lang).toBe('de')
  expect(await open('/admin')).toContain('<html lang="de"')
  expect(JSON.parse(await open('/api/posts/nowhere')).message).toMatch(/nicht/)
})

test('a language that the diary does not speak is refused', async () => {
  const refused = await diary.app.inject({
    method: 'PUT',
    url: '/api/admin/settings',
    payload: { language: 'xx' },
  })
  expect(refused.statusCode).toBe(400)
})

test('DIARY_LANGUAGE is the language of a diary that begins, also when a command opens it', async () => {
  const env = { DIARY_LANGUAGE: 'fr' }
  const other = await createTestApp({ visitor: adminVisitor, env, isStarted: false })
  expect((await other.app.inject({ url: '/' })).body).toContain('<html lang="fr"')
  expect((await clientOf(other.app)(getSettings)).language).toBe('fr')
  await other.close()
  await diary.services.settings.language.follow()
  expect(await open('/blog')).toContain('<html lang="en"')
})
