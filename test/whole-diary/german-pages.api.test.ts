import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { catalogue as german } from '#languages/de/catalogue.ts'
import { catalogue as english } from '#languages/en/catalogue.ts'
import { setLanguage } from '#languages/set-language.ts'
import { createMatchCategory } from '#server/transfer/match-categories.ts'
import { openZip } from '#server/transfer/read-zip.ts'
import { createOwnDog } from '#shared/contract/dog.admin.ts'
import { getDog } from '#shared/contract/dog.ts'
import { createPost } from '#shared/contract/posts.admin.ts'
import { updateSettings } from '#shared/contract/settings.admin.ts'
import { getSettings } from '#shared/contract/settings.ts'
import { yearBookPath } from '#shared/urls/paths.ts'
import { clientOf } from '../api-calls.ts'
import { makePost } from '../make.ts'
import { readXml } from '../reading/read-xml.ts'
import { readRenderedPage } from '../reading/rendered-page.ts'
import { adminVisitor, createTestApp, plainAssets, type TestApp } from '../test-app.ts'

const { navigationTexts, pageNotFoundTexts, staticSiteTexts } = german['site/pages']
const { commentFeedTexts } = german['site/head']
const { bookTexts } = german['site/year-book']
const { categoryNames } = german['site/categories']
const { neutralTexts } = german['site/neutral']

let diary: TestApp
let call: ReturnType<typeof clientOf>
beforeAll(async () => {
  diary = await createTestApp({
    visitor: adminVisitor,
    env: { SEED: 'demo', DIARY_LANGUAGE: 'de' },
    clock: { now: () => new Date('2026-11-16T10:00:00Z') },
    assets: { ...plainAssets, loadRenderer: () => import('../../src/site/entry-server.tsx') },
  })
  call = clientOf(diary.app)
  const features = { comments: true, featuredPosts: true, analytics: false }
  await call(updateSettings, { body: { features } })
})
afterAll(async () => {
  await diary.close()
  setLanguage(english)
})

const read = async (url: string) => (await diary.app.inject(url)).body
const langOf = (html: string) => readRenderedPage(html).tags('html')[0]?.lang

test('the static site is German on every page, also where forms and lost pages were', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'german-site-'))
  const file = join(folder, 'site.zip')
  await writeFile(file, await buffer(await diary.app.exports.open('static')))
  const zip = await openZip(file)
  const page = async (name: string) => String(await zip.read(name))
  for (const name of zip.names.filter((name) => name.endsWith('.html'))) {
    expect([name, langOf(await page(name))]).toEqual([name, 'de'])
  }
  expect(readRenderedPage(await page('index.html')).text).toContain(navigationTexts['/contact'])
  expect(readRenderedPage(await page('contact/index.html')).text).toContain(staticSiteTexts.contact)
  expect(await page('404.html')).toContain(pageNotFoundTexts.home)
  expect(await page('rss.xml')).toContain('<language>de</language>')
  await zip.close()
  await rm(folder, { recursive: true, force: true })
})

test('feeds name categories, and what comments belong to, in German', async () => {
  await call(createPost, { body: makePost({ category: 'adventure' }) })
  const posts = readXml(await read('/rss.xml'))
  expect(posts.first('language')).toBe('de')
  expect(posts.first('item category')).toBe(categoryNames.of('Adventure'))
  const { blogName } = await call(getSettings)
  const comments = readXml(await read('/comments.xml'))
  expect(comments.first('language')).toBe('de')
  expect(comments.first('channel title')).toBe(commentFeedTexts.all(blogName))
  expect(comments.first('channel description')).toBe(commentFeedTexts.aboutAll)
})

test('the heading of a category says it once, where German has it', async () => {
  const category = categoryNames.of('Training')
  const [heading] = readRenderedPage(await read(`/blog?category=${category}`)).headings(1)
  expect(heading).toBe(german['site/posts'].postListTexts.heading({ category, search: '' }))
})

test('the year as a book, which is what is printed, is a German one', async () => {
  const html = await read(yearBookPath(2026))
  expect(langOf(html)).toBe('de')
  const { text, title } = readRenderedPage(html)
  expect(title).toContain(german['site/head'].bookPageTexts.head('', 2026).title)
  expect(text).toContain(bookTexts.goodNight)
  expect(text).toContain(bookTexts.print)
  expect(text).toContain(bookTexts.heading(2026).plain)
})

test('posts of an old blog without a category are in the everyday one of the diary', async () => {
  const match = createMatchCategory(diary.services.posts.categories, {})
  expect((await match(null)).category).toBe(categoryNames.of('Daily Life'))
  expect(await match('Adventures')).toMatchObject({
    category: categoryNames.of('Adventures'),
    made: null,
  })
})

test('what nobody has written about a dog is said in German, and not stored', async () => {
  const blank = await createTestApp({
    visitor: adminVisitor,
    env: { SEED: 'none', DIARY_LANGUAGE: 'de' },
  })
  const call = clientOf(blank.app)
  onTestFinished(async () => {
    // The other tests of this process use German texts, too.
    await call(updateSettings, { body: { language: 'de' } })
    await blank.close()
  })
  const dog = { name: 'Bruno', breed: 'Berner', birthday: '2021-03-04', pronouns: 'he' } as const
  const names = { ownerName: 'Ada', blogName: 'Brunos Tagebuch' }
  await call(createOwnDog, { body: { dog, ...names } })
  expect(await call(getDog)).toMatchObject({
    heroTitle: neutralTexts.heroTitle('Bruno'),
    intro: neutralTexts.intro('Bruno', 'Berner'),
    contactLead: neutralTexts.contactLead,
  })
  await call(updateSettings, { body: { language: 'es' } })
  const spanish = (await import('#languages/es/catalogue.ts')).catalogue['site/neutral']
  expect(await call(getDog)).toMatchObject({
    heroTitle: spanish.neutralTexts.heroTitle('Bruno'),
  })
  expect(await call(getSettings)).toMatchObject({
    ...names,
    blogDescription: neutralTexts.description('Bruno', 'Berner'),
  })
})
