import type { Locator, Page } from '@playwright/test'
import { makePost } from '#test/make.ts'
import { expect, test } from '../fixtures.ts'
import { asOwner } from '../owner-api.ts'

const columns = (grid: Locator) =>
  grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length)

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('columns: photos 2, 3 and 4, the latest two, posts 1, 2 and 3', async ({ page }) => {
  const seen: Record<number, number[]> = {}
  for (const width of [390, 767, 768, 1023, 1024, 1600]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const home = [await columns(page.locator('.photo-grid')), await columns(page.locator('.diary'))]
    await page.goto('/gallery')
    const album = await columns(page.locator('.gallery-grid'))
    await page.goto('/blog')
    seen[width] = [...home, album, await columns(page.locator('.post-grid'))]
  }
  expect(seen).toEqual({
    390: [2, 1, 2, 1],
    767: [2, 1, 2, 1],
    768: [3, 2, 3, 2],
    1023: [3, 2, 3, 2],
    1024: [4, 2, 4, 3],
    1600: [4, 2, 4, 3],
  })
})

for (const width of [700, 1280]) {
  test(`a photo under the mouse shows heart, date, title and two lines, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    const photo = page.locator('.photo-grid .photo').first()
    await photo.hover()
    await expect(photo.locator('.like')).toHaveCSS('opacity', '1')
    await expect(photo.locator('time')).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)
    for (const part of ['time', 'strong', 'p']) {
      await expect(photo.locator(part)).toBeVisible()
    }
    await expect(photo.locator('p')).toHaveCSS('-webkit-line-clamp', '2')
  })
}

test('a photo fades in over 0.3 s once it is there', async ({ page, request, diary }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const photos = await (await request.get(`${diary.url}/api/photos`)).json()
  const folder = photos[6].imageUrl.replace(/[^/]*$/, '')
  await page.route(`**${folder}*`, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/gallery', { waitUntil: 'commit' })
  const image = page.locator('.photo img').nth(6)
  await expect(image).toHaveCSS('opacity', '0')
  await expect(image).toHaveCSS('transition-duration', '0.3s')
  release()
  await image.scrollIntoViewIfNeeded()
  await expect(image).toHaveCSS('opacity', '1')
})

test('each category has its colour, by day and by night', async ({ page, request, diary }) => {
  const hues = {
    Training: [150, 170],
    Health: [240, 260],
    Food: [65, 85],
    Toys: [300, 315],
    Travel: [0, 20],
    Adventures: [270, 285],
    Tips: [200, 220],
    'Daily Life': [115, 135],
  } as const
  const api = await asOwner(request, diary.url)
  const made: number[] = []
  try {
    for (const category of [...Object.keys(hues), 'Celebrations']) {
      const post = makePost({ title: `Colour of ${category}`, category })
      made.push((await api.write<{ id: number }>('/api/admin/posts', post)).id)
    }
    for (const theme of ['light', 'dark']) {
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
      for (const [category, [from, to]] of Object.entries(hues)) {
        await page.goto(`/blog?search=Colour of ${category}`)
        const tag = page.locator('article .tag')
        await expect(tag).toHaveText(category)
        for (const property of ['color', 'backgroundColor'] as const) {
          const colour = await tag.evaluate(
            (element, name) => getComputedStyle(element)[name],
            property,
          )
          const hue = Number(/^oklch\([\d.]+ [\d.]+ ([\d.]+)\)$/.exec(colour)?.[1])
          expect(hue, `${category} ${property} ${theme}`).toBeGreaterThanOrEqual(from)
          expect(hue, `${category} ${property} ${theme}`).toBeLessThanOrEqual(to)
        }
      }
      await page.goto('/blog?search=Colour of Celebrations')
      await expect(page.locator('article .tag')).toHaveAttribute('data-badge', 'primary')
    }
  } finally {
    for (const id of made) await api.remove(`/api/admin/posts/${id}`)
  }
})

test('nothing scrolls sideways on the narrowest phones, nor with text twice as large', async ({
  page,
}) => {
  test.slow()
  for (const [width, size] of [
    [320, '100%'],
    [390, '200%'],
    [820, '200%'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of [
      '/',
      '/blog',
      '/blog/rain-a-negotiation',
      '/gallery',
      '/about',
      '/contact',
    ]) {
      await page.goto(path)
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize
      }, size)
      expect(await sidewaysScroll(page), `${path} at ${width}, text ${size}`).toBe(0)
    }
  }
})

test.describe('of an empty diary', () => {
  test.use({ seed: 'none', viewport: { width: 820, height: 900 } })

  test('one post, then two: long words break and nothing lies on its neighbour', async ({
    page,
    request,
    diary,
  }) => {
    const api = await asOwner(request, diary.url)
    const title = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunt'
    await api.write('/api/admin/posts', makePost({ title, excerpt: title }))
    await page.goto('/')
    const card = page.locator('.featured article')
    const picture = (await card.locator('.pic').boundingBox())!
    const heading = (await card.getByRole('heading').boundingBox())!
    expect(heading.x).toBeGreaterThan(picture.x + picture.width)
    await page.goto('/blog')
    const isCut = (line: Element) => line.scrollWidth > line.clientWidth
    expect(await page.locator('article p').evaluate(isCut)).toBe(false)
    await expect(page.getByRole('navigation', { name: 'Pagination' })).toHaveCount(0)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('article').getByRole('link').first().click()
    expect(await page.getByRole('heading', { level: 1, name: title }).evaluate(isCut)).toBe(false)
    expect(await sidewaysScroll(page)).toBe(0)
    await page.setViewportSize({ width: 820, height: 900 })
    await api.write('/api/admin/posts', makePost({ title: 'The second one' }))
    await page.goto('/')
    const [first, second] = await page.locator('.featured .pic').all()
    expect((await first!.boundingBox())!.height).toBe((await second!.boundingBox())!.height)
  })
})

test('printed, a post is its title, its words and its pictures', async ({ page }) => {
  await page.goto('/blog/rain-a-negotiation')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-post-body]')).toBeVisible()
  for (const part of ['.site-header', '.site-footer', '.share', '.aside', '.back', '.skip-link']) {
    await expect(page.locator(part)).toBeHidden()
  }
})

for (const width of [390, 820, 1280, 1600]) {
  test(`the cover goes from edge to edge, and no word is printed across it, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/blog/rain-a-negotiation')
    const picture = (await page.locator('.cover picture img').boundingBox())!
    const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!
    expect(picture).toMatchObject({ x: 0, width })
    expect(title.y).toBeGreaterThanOrEqual(picture.y + picture.height)
    expect(title.y + title.height).toBeLessThan(900)
  })
}

test('captions stand upright under the pictures, and the last row is whole', async ({ page }) => {
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/gallery')
    const photo = page.locator('.photo').first()
    const picture = (await photo.locator('.pic').boundingBox())!
    const words = (await photo.locator('figcaption').boundingBox())!
    expect(words.y).toBeGreaterThanOrEqual(picture.y + picture.height)
    await expect(photo).toHaveCSS('rotate', 'none')
    const right = (box: { x: number; width: number } | null) => Math.round(box!.x + box!.width)
    const list = await page.locator('.gallery-grid').boundingBox()
    const last = await page.locator('.gallery-grid > li').last().boundingBox()
    expect(right(last)).toBe(right(list))
  }
})

test('the viewer keeps its measure and shows its steps from medium up', async ({ page }) => {
  await page.goto('/gallery')
  await page.locator('.photo-open').first().click()
  const viewer = page.getByRole('dialog')
  // The end of the opening animation leaves fractions of a pixel.
  const measure = async () => {
    const { width, height } = (await viewer.boundingBox())!
    return { width: Math.round(width), height: Math.round(height) }
  }
  const box = await measure()
  expect(box.width).toBeLessThanOrEqual(900)
  expect(box.height).toBeLessThanOrEqual(720 * 0.9)
  await expect(page.getByRole('button', { name: 'Next photo' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(page.getByRole('button', { name: 'Next photo' })).toBeHidden()
  const onPhone = await measure()
  expect(onPhone.width).toBe(390)
  expect(onPhone.height).toBeLessThanOrEqual(800 * 0.9)
})

const section = (page: Page, name: string) => page.getByRole('region', { name })

const overlapping = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => {
    const boxes = all.map((element) => element.getBoundingClientRect())
    return boxes.flatMap((a, i) =>
      boxes.flatMap((b, j) =>
        i < j && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
          ? [`${i} and ${j}`]
          : [],
      ),
    )
  })

/** Finds parts of skeletons without width or with the color of their background. */
const hiddenParts = (region: Locator) =>
  region.evaluate((section) => {
    const filled = (element: Element) =>
      [element, document.body]
        .map((element) => getComputedStyle(element).backgroundColor)
        .find((colour) => colour !== 'rgba(0, 0, 0, 0)')
    return (
      [...section.querySelectorAll('.skel')]
        // The cards beside the lead hide the text below their title.
        .filter((part) => part.checkVisibility())
        .filter((part) => part.clientWidth === 0 || filled(part) === filled(section))
        .map((part) => part.className)
    )
  })

test('skeletons of home lie apart and can be seen', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/api\/(posts|photos)/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/contact')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Short legs, long stories.')
  const skeletons = (name: string) => section(page, name).locator('[data-skeleton]')
  await expect(skeletons('Featured Tales & Tails')).toHaveCount(3)
  await expect(skeletons('Pawsome Moments')).toHaveCount(4)
  await expect(skeletons('Latest Doggy Tales')).toHaveCount(2)
  expect(await overlapping(page, '.featured .skel')).toEqual([])
  for (const name of ['Featured Tales & Tails', 'Pawsome Moments', 'Latest Doggy Tales']) {
    expect(await hiddenParts(section(page, name)), name).toEqual([])
  }
  release()
  await expect(section(page, 'Featured Tales & Tails').getByRole('article')).toHaveCount(3)
  await expect(page.locator('[data-skeleton]')).toHaveCount(0)
})

test.describe('before the page is hydrated', () => {
  test.use({ waitsForHydration: false })

  test('until the cover has come, a blurred hint of it is there', async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/media\/.*\.(avif|webp|jpg)$/, async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/blog/rain-a-negotiation', { waitUntil: 'domcontentloaded' })
    const hint = page.locator('.cover-thumb')
    expect(await hint.evaluate((image: HTMLImageElement) => image.decode())).toBeUndefined()
    expect(await hint.boundingBox()).toEqual(await page.locator('.cover .image').boundingBox())
    release()
  })
})
