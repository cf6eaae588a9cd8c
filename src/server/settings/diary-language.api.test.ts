import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { catalogue as english } from '#languages/en/catalogue.ts'
import { setLanguage } from '#languages/set-language.ts'
import { updateSettings } from '#shared/contract/settings.admin.ts'
import { getSettings } from '#shared/contract/settings.ts'
import { clientOf } from '#test/api-calls.ts'
import { adminVisitor, createTestApp, plainAssets, type TestApp } from '#test/test-app.ts'

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

test('the pages of a language are made before it is stored; where they cannot be, nothing is', async () => {
  const made: string[] = []
  const storedMeanwhile: (string | null)[] = []
  let isBroken = false
  const other: TestApp = await createTestApp({
    visitor: adminVisitor,
    assets: {
      ...plainAssets,
      async prepare(language) {
        made.push(language)
        if (language === 'en') return
        storedMeanwhile.push((await clientOf(other.app)(getSettings)).language)
        if (isBroken) throw new Error('no tools')
      },
    },
  })
  const choose = (language: string, more = {}) =>
    other.app.inject({
      method: 'PUT',
      url: '/api/admin/settings',
      payload: { language, ...more },
    })
  expect(made).toContain('en')
  expect((await choose('es')).statusCode).toBe(200)
  expect(storedMeanwhile[0]).toBe(null)

  isBroken = true
  const refused = await choose('fr', { blogName: 'Le journal' })
  expect(refused.statusCode).toBe(500)
  expect(refused.json()).toMatchObject({ code: 'settings.language_failed' })
  expect(refused.json().message).toContain('npm run build')
  const settings = await clientOf(other.app)(getSettings)
  expect(settings.language).toBe('es')
  expect(settings.blogName).not.toBe('Le journal')
  await other.close()
  await diary.services.settings.language.follow()
})

test('a diary that cannot make the pages of its language does not open', async () => {
  const prepare = async () => {
    throw new Error('The pages in English couldn’t be built.')
  }
  const opening = createTestApp({ assets: { ...plainAssets, prepare } })
  await expect(opening).rejects.toThrow('The pages in English couldn’t be built.')
})
