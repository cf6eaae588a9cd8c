import { afterEach, beforeEach, expect, test } from 'vitest'
import { getAdminDog, updateDog } from '#shared/contract/dog.admin.ts'
import { clientOf } from '../api-calls.ts'
import { adminVisitor, createTestApp, plainAssets, type TestApp } from '../test-app.ts'

let diary: TestApp
beforeEach(async () => {
  diary = await createTestApp({
    visitor: adminVisitor,
    env: { SEED: 'demo' },
    clock: { now: () => new Date('2026-11-16T10:00:00Z') },
    assets: { ...plainAssets, loadRenderer: () => import('../../src/site/entry-server.tsx') },
  })
})
afterEach(() => diary.close())

async function drawn(url: string) {
  const { body, statusCode } = await diary.app.inject(url)
  return { statusCode, html: body.replaceAll(/<script[\s\S]*?<\/script>/g, '') }
}
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '')

test('About says who he is, how old he is today, and where to go on', async () => {
  const { html } = await drawn('/about')
  const facts = new Map(
    [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, term, fact]) => [
      textOf(term ?? ''),
      textOf(fact ?? ''),
    ]),
  )
  expect(Object.fromEntries(facts)).toMatchObject({
    Breed: 'Miniature Dachshund',
    Color: 'Chocolate and Tan',
    Weight: '7 pounds',
    Birthday: 'July 25, 2024',
    Age: '2 years old',
    ...Object.fromEntries(
      ['Food', 'Toy', 'Activity', 'Nap spot', 'Trick'].map((kind) => [
        kind,
        expect.stringMatching(/./),
      ]),
    ),
  })
  expect(html).toMatch(/<a [^>]*href="\/blog"[^>]*>(?:<[^>]*>)*Read the Blog/)
  expect(html).toMatch(/<a [^>]*href="\/gallery"[^>]*>(?:<[^>]*>)*See the Gallery/)
})

test('an address that does not exist is a page that says so and leads home', async () => {
  const { html, statusCode } = await drawn('/squirrels')
  expect(statusCode).toBe(404)
  expect(textOf(html.match(/<h1[^>]*>([\s\S]*?)<\/h1>/)?.[1] ?? '')).toBe('404 Page Not Found')
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>(?:<[^>]*>|[^<])*Back to Home/)
})

test('what the owner left empty leaves no hole: neither a heading nor a box', async () => {
  const call = clientOf(diary.app)
  const { document, version } = await call(getAdminDog)
  const about = (await drawn('/about')).html
  const main = (html: string) => html.match(/<main[\s\S]*<\/main>/)?.[0] ?? ''
  expect(main(about)).toMatch(/<h2/)
  expect(about).toMatch(/class="arch/)
  expect((await drawn('/contact')).html).toContain('Asked before')
  const photos = /class="hero-photos|class="about-teaser[\s\S]*?class="pic/
  expect((await drawn('/')).html).toMatch(photos)

  const nothing = {
    funFacts: [],
    story: [],
    stats: [],
    faq: [],
    portrait: '',
    heroPhoto: '',
    training: { intro: '', items: [] },
    favorites: { food: '', toy: '', activity: '', napSpot: '', trick: '' },
  }
  const dogs: typeof document.dogs = [{ ...document.dogs[0]!, ...nothing }]
  await call(updateDog, { body: { document: { dogs }, version } })
  const empty = (await drawn('/about')).html
  expect(empty).toMatch(/<h1/)
  expect(main(empty)).not.toMatch(/<h2/)
  expect(empty).not.toMatch(/class="arch/)
  expect((await drawn('/contact')).html).not.toContain('Asked before')
  expect((await drawn('/')).html).not.toMatch(photos)
})
