import type { Page } from '@playwright/test'
import { makePhoto, makePost } from '#test/make.ts'
import { test as base, expect } from '../fixtures.ts'
import { asOwner } from '../owner-api.ts'

const test = base.extend({ seed: 'none' })

/** The content is as long as the skeletons assume. */
const usualPost = makePost({
  title: 'Snow Comes Up to Here',
  excerpt:
    'Four inches of snow fell in the night. Pretzel has three and a half inches of leg. We did the arithmetic outside.',
})
const usualPhoto = makePhoto({
  title: 'A comma on the beach',
  description: 'The second evening by the sea. This is him coming back, and he wants that noted.',
})

test.beforeEach(async ({ playwright, diary }) => {
  const request = await playwright.request.newContext()
  const api = await asOwner(request, diary.url)
  for (let at = 0; at < 6; at += 1) await api.write('/api/admin/posts', usualPost)
  for (let at = 0; at < 8; at += 1) await api.write('/api/admin/photos', usualPhoto)
  await request.dispose()
})

const heights = (page: Page, things: string) =>
  page
    .locator(things)
    .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().height)))

const footerTop = (page: Page) =>
  page.locator('footer').evaluate((footer) => Math.round(footer.getBoundingClientRect().top))

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  for (const { list, name, things, call } of [
    { list: '/blog', name: 'Blog', things: '.post-grid > *', call: '**/api/posts' },
    { list: '/gallery', name: 'Gallery', things: '.gallery-grid > *', call: '**/api/photos' },
  ]) {
    test.describe(`at ${viewport.width}`, () => {
      test.use({ viewport })

      test(`skeletons of ${list} are as high as what they stand for, and the footer never jumps up`, async ({
        page,
      }) => {
        const { promise: released, resolve: release } = Promise.withResolvers<void>()
        await page.route(call, async (route) => {
          await released
          await route.continue()
        })
        await page.goto('/about')
        await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
        const skeletons = page.locator('main [data-skeleton]')
        await expect(skeletons.first()).toBeVisible()
        const waiting = await heights(page, things)
        const footer = await footerTop(page)
        expect(footer).toBeGreaterThanOrEqual(viewport.height)
        release()
        await expect(skeletons).toHaveCount(0)
        expect(await heights(page, things)).toEqual(waiting)
        expect(await footerTop(page)).toBeGreaterThanOrEqual(footer)
      })
    })
  }
}
