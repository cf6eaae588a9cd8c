import { expect, test } from './fixtures.ts'

test('one comes from the end of the blog list, moves between years and on to a story', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/blog')
  // An interaction prefetches the code of other pages, but none of the book.
  await page.mouse.move(200, 200)
  await expect.poll(() => requested.some((url) => /photo-page.*\.js/.test(url))).toBe(true)
  expect(requested.filter((url) => url.includes('year-book'))).toEqual([])

  const link = page.getByRole('link', { name: /^All of \d+ as a book$/ }).last()
  const year = /\d+/.exec((await link.textContent()) ?? '')?.[0] ?? ''
  await link.click()
  await expect(page).toHaveURL(`/year/${year}`)
  await expect(heading).toHaveText(`The book of ${year}`)
  await expect(page.locator('.is-cover')).toHaveCSS('display', 'grid')
  await page.getByRole('link', { name: '2025', exact: true }).click()
  await expect(page).toHaveTitle(/^The book of 2025 - /)

  // The pictures of the book load lazily.
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

  const story = page.locator('.is-post h2').first()
  const title = (await story.textContent()) ?? ''
  await story.getByRole('link').click()
  await expect(heading).toHaveText(title)
})
