import type { Page } from '@playwright/test'
import type { YearBook } from '#shared/contract/year-book.ts'
import { bookTexts } from '#shared/texts/year-book.ts'
import { chooseTheme, expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

/** A year of the demo that is over. */
const YEAR = 2025
const path = `/year/${YEAR}`
const bookOf = async (page: Page) =>
  (await (await page.request.get(`/api/year-books/${YEAR}`)).json()) as YearBook
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a year is a book of cover, months, stories, photos and figures', async ({ page }) => {
  const { months, figures, years } = await bookOf(page)
  await page.goto(path)
  await expect(heading(page)).toHaveText(`The book of ${YEAR}`)
  await expect(page.locator('.is-cover')).toContainText(`Pretzel ${YEAR}`)
  await expect(page.locator('.is-opener')).toHaveCount(months.length)
  await expect(page.locator('.is-post')).toHaveCount(figures.posts)
  await expect(page.locator('.is-photos li')).toHaveCount(figures.photos)
  const end = page.getByRole('region', { name: `That was ${YEAR}` })
  await expect(end).toContainText('words, none of them his')
  await expect(end).toContainText('on December 31, when it ended.')
  await expect(page.locator('.book-acts')).not.toContainText('so far')
  const others = page.getByRole('navigation', { name: bookTexts.otherYears })
  await expect(others.getByRole('link')).toHaveText(years.map(String))
  await expect(others.locator('[aria-current]')).toHaveText(String(YEAR))
})

test('one comes from the end of the blog list, moves between years and on to a story', async ({
  page,
}) => {
  await page.goto('/blog')
  const link = page.getByRole('link', { name: /^All of \d+ as a book$/ }).last()
  const year = /\d+/.exec((await link.textContent()) ?? '')?.[0] ?? ''
  await link.click()
  await expect(page).toHaveURL(`/year/${year}`)
  await expect(heading(page)).toHaveText(`The book of ${year}`)
  await expect(page.locator('.is-cover')).toHaveCSS('display', 'grid')
  await page.getByRole('link', { name: String(YEAR), exact: true }).click()
  await expect(page).toHaveTitle(new RegExp(`^The book of ${YEAR} - `))
  const story = page.locator('.is-post h2').first()
  const title = (await story.textContent()) ?? ''
  await story.getByRole('link').click()
  await expect(heading(page)).toHaveText(title)
})

test('the book has a title, words and a picture of its own; an empty year is not found', async ({
  page,
}) => {
  const { cover } = await bookOf(page)
  await page.goto(path)
  await expect(page).toHaveTitle(new RegExp(`^The book of ${YEAR} - `))
  const content = (selector: string) => page.locator(selector).getAttribute('content')
  expect(await content('meta[name="description"]')).toContain(`Pretzel’s ${YEAR} as a book`)
  expect(await content('meta[property="og:image"]')).toContain(cover?.imageUrl)
  const canonical = page.locator('link[rel="canonical"]')
  expect(await canonical.getAttribute('href')).toBe(new URL(path, page.url()).href)
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain(`${path}</loc>`)
  for (const none of ['/year/1987', '/year/last', '/year/20255', '/year/02025']) {
    const answer = await page.request.get(none)
    expect([none, answer.status()]).toEqual([none, 404])
    expect(await answer.text()).toContain(bookTexts.notFound)
  }
})

test('its pictures come as one scrolls', async ({ page }) => {
  await page.goto(path)
  const widths = () =>
    page
      .locator('.book img')
      .evaluateAll((all) => (all as HTMLImageElement[]).map(({ naturalWidth }) => naturalWidth))
  const waiting = (await widths()).lastIndexOf(0)
  expect(waiting).toBeGreaterThan(0)
  const picture = page.locator('.book img').nth(waiting)
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(async () => (await widths())[waiting]).toBeGreaterThan(0)
  await expect(picture).toHaveCSS('opacity', '1')
})

test('no other page brings the script or the stylesheet of the book along', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  // Whoever moves makes the page fetch the code of the others.
  await page.mouse.move(200, 200)
  await expect.poll(() => asked.some((url) => /photo-page.*\.js/.test(url))).toBe(true)
  expect(asked.filter((url) => url.includes('year-book'))).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the book is read, and no button promises to print', async ({ page }) => {
    await page.goto(path)
    await expect(heading(page)).toHaveText(`The book of ${YEAR}`)
    await expect(page.locator('.is-post').first()).toBeVisible()
    await expect(page.locator('.is-cover')).toHaveCSS('display', 'grid')
    for (const button of await page.locator('.book-print').all()) await expect(button).toBeHidden()
  })
})

for (const theme of ['light', 'dark'] as const) {
  test(`the book is accessible in ${theme} and fits every screen`, async ({ page }) => {
    await chooseTheme(page, theme)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await expectAccessible(page)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
    }
  })
}
