import { chooseTheme, expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

const photosOf = async (page: import('@playwright/test').Page) =>
  (await (await page.request.get('/api/photos')).json()) as {
    id: number
    path: string
    title: string
    description: string
    imageUrl: string
  }[]

test('a photo has a page with its own title, words and share picture', async ({ page }) => {
  const [, photo] = await photosOf(page)
  await page.goto(photo!.path)
  await expect(page).toHaveTitle(new RegExp(`^${photo!.title} - `))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(photo!.title)
  const content = (selector: string) => page.locator(selector).getAttribute('content')
  expect(await content('meta[name="description"]')).toBe(photo!.description)
  expect(await content('meta[property="og:image"]')).toContain(photo!.imageUrl)
  expect(await content('meta[name="twitter:image"]')).toContain(photo!.imageUrl)
  const canonical = page.locator('link[rel="canonical"]')
  expect(await canonical.getAttribute('href')).toBe(new URL(photo!.path, page.url()).href)
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  expect(sitemap).toContain(`${photo!.path}</loc>`)
})

test('another title in the address leads to the right one; an unknown photo is not found', async ({
  page,
}) => {
  const [photo] = await photosOf(page)
  for (const wrong of [`/gallery/${photo!.id}-a-cat`, `/gallery/${photo!.id}`]) {
    const answer = await page.request.get(wrong, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toBe(photo!.path)
  }
  for (const unknown of ['/gallery/987654-a-cat', '/gallery/a-cat', '/gallery/0-nothing']) {
    expect((await page.request.get(unknown)).status()).toBe(404)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [390, 1280]) {
    test(`one walks from the album through its photos, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const [first, second] = await photosOf(page)
      await page.goto('/gallery')
      await page.locator('.photo-open').first().click()
      await expect(page).toHaveURL(first!.path)
      await expect(page.getByRole('img', { name: first!.title })).toBeVisible()
      await page.getByRole('link', { name: `Next photo: ${second!.title}` }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(second!.title)
      await page.getByRole('link', { name: 'All photos' }).click()
      await expect(page).toHaveURL('/gallery')
    })
  }

  test('a post leads on to the next tale', async ({ page }) => {
    const posts = (await (await page.request.get('/api/posts')).json()) as {
      slug: string
      title: string
    }[]
    await page.goto(`/blog/${posts[3]!.slug}`)
    const tales = page.getByRole('region', { name: 'The trail goes on' })
    await expect(tales.locator('.tales-beside article').first()).toContainText(posts[2]!.title)
    await expect(tales.locator('.tales-beside article').last()).toContainText(posts[4]!.title)
    await tales.getByRole('link', { name: posts[2]!.title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(posts[2]!.title)
  })
})

for (const theme of ['light', 'dark'] as const) {
  test(`the page of a photo and the end of a post are accessible in ${theme}`, async ({ page }) => {
    await chooseTheme(page, theme)
    const [photo] = await photosOf(page)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(photo!.path)
      await expectAccessible(page)
      await page.goto('/blog/two-years-of-saturdays')
      await expect(page.locator('.tales')).toBeAttached()
      await expectAccessible(page)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
    }
  })
}
