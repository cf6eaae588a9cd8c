import type { Locator, Page } from '@playwright/test'
import { chooseTheme, expectAccessible } from './axe.ts'
import { startDiary } from './diary.ts'
import { expect, test } from './fixtures.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name })

/** Home drawn by the browser itself: it is reached from a page that has none of its data. */
async function goHome(page: Page) {
  await page.goto('/contact')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Short legs, long stories.')
}

test('home in its order', async ({ page }) => {
  await page.goto('/')
  // Stands first on the days that an earlier year has something of.
  const headings = page.getByRole('heading', { level: 2 }).filter({ hasNotText: 'On this day' })
  await expect(headings).toHaveText([
    'Featured Tales & Tails',
    'Pawsome Moments',
    'Latest Doggy Tales',
    'Seven pounds of opinion',
    'Join Our Pack!',
    'Pages',
    'Categories',
    'Follow',
  ])
  await expect(section(page, 'Featured Tales & Tails').getByRole('article')).toHaveCount(3)
  await expect(section(page, 'Latest Doggy Tales').getByRole('article')).toHaveCount(4)
  await expect(section(page, 'Pawsome Moments').getByRole('img')).toHaveCount(4)
  await expect(page.locator('.stats').getByRole('definition')).toHaveCount(4)
  await expect(page.getByRole('link', { name: 'View All Posts' }).first()).toHaveAttribute(
    'href',
    '/blog',
  )
  await expect(page.getByRole('link', { name: 'View Full Gallery' }).first()).toHaveAttribute(
    'href',
    '/gallery',
  )
})

test('the hero leads to the latest posts and to the dog', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Latest Posts' }).click()
  await expect(page).toHaveURL(/#latest-posts$/)
  await expect(page.locator('#latest-posts')).toBeInViewport()
  await page.getByRole('link', { name: 'About Pretzel', exact: true }).click()
  await expect(page).toHaveURL(/\/about$/)
})

test('the hero comes in after 300 and 600 ms, and at once where motion is not welcome', async ({
  page,
}) => {
  const delays = () =>
    page.evaluate(() =>
      ['.hero-text > .lead', '.hero-actions'].map((part) => {
        const { animationDelay, animationName } = getComputedStyle(document.querySelector(part)!)
        return `${animationName} ${animationDelay}`
      }),
    )
  await page.goto('/')
  expect(await delays()).toEqual(['rise 0.3s', 'rise 0.6s'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect((await delays()).map((text) => text.split(' ')[0])).toEqual(['none', 'none'])
})

test('a photo opens large, and arrow keys lead to the next', async ({ page }) => {
  await page.goto('/')
  const cards = section(page, 'Pawsome Moments').locator('.photo-open')
  const titles = await cards.evaluateAll((all) =>
    all.map((card) => card.textContent?.replace(/^View /, '')),
  )
  await cards.first().click()
  await expect(page.getByRole('dialog', { name: titles[0]! })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: titles[1]! })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(cards.first()).toBeFocused()
})

/** Pairs of boxes that lie on one another. */
const overlapping = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect())
    return boxes.flatMap((a, i) =>
      boxes.flatMap((b, j) =>
        i < j && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
          ? [`${i} and ${j}`]
          : [],
      ),
    )
  })

/** Parts of skeletons that have no width, or the colour of what they lie on. */
const hiddenParts = (region: Locator) =>
  region.evaluate((section) => {
    const filled = (element: Element) =>
      [element, document.body]
        .map((one) => getComputedStyle(one).backgroundColor)
        .find((colour) => colour !== 'rgba(0, 0, 0, 0)')
    return [...section.querySelectorAll('.skel')]
      .filter((part) => part.clientWidth === 0 || filled(part) === filled(section))
      .map((part) => part.className)
  })

test('while loading: three, four and two skeletons', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/api\/(posts|photos)/, async (route) => {
    await released
    await route.continue()
  })
  await goHome(page)
  const skeletons = (name: string) => section(page, name).locator('[data-skeleton]')
  await expect(skeletons('Featured Tales & Tails')).toHaveCount(3)
  await expect(skeletons('Pawsome Moments')).toHaveCount(4)
  await expect(skeletons('Latest Doggy Tales')).toHaveCount(2)
  expect(await overlapping(page, '.featured .skel')).toEqual([])
  for (const name of ['Featured Tales & Tails', 'Pawsome Moments', 'Latest Doggy Tales']) {
    expect(await hiddenParts(section(page, name)), name).toEqual([])
  }
  await expectAccessible(page)
  release()
  await expect(section(page, 'Featured Tales & Tails').getByRole('article')).toHaveCount(3)
  await expect(page.locator('[data-skeleton]')).toHaveCount(0)
})

test.describe('when the server fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('each list says so', async ({ page }) => {
    await page.route(/\/api\/(posts|photos)/, (route) => route.fulfill({ status: 500 }))
    await goHome(page)
    const alerts = page.getByRole('alert')
    await expect(alerts).toHaveText([
      'Failed to load featured posts. Please try again later.',
      'Failed to load gallery. Please try again later.',
      'Failed to load recent posts. Please try again later.',
    ])
    await expectAccessible(page)
  })
})

test('an empty diary has a friendly home', async ({ page }) => {
  test.slow()
  const empty = await startDiary({ SEED: 'none' })
  try {
    await page.goto(empty.url)
    const soon = section(page, 'The first tale is on its way')
    await expect(soon).toContainText('Come back soon.')
    await expect(soon.getByRole('link')).toHaveCount(0)
    await expect(section(page, 'Latest Doggy Tales')).toHaveCount(0)
    await expectAccessible(page)
    await page.evaluate(() => localStorage.setItem('adminToken', 'password:x'))
    await page.reload()
    await expect(soon.getByRole('link', { name: 'Write the first story' })).toBeVisible()
  } finally {
    // The page fetches files for later; the server must not be gone by then.
    await page.goto('about:blank')
    await empty.stop()
  }
})

for (const theme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test(`nothing stands in a reader's way: ${theme}, ${width} px`, async ({ page }) => {
      await chooseTheme(page, theme)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      for (const path of ['/', '/about', '/contact']) {
        await page.goto(path)
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        await expectAccessible(page)
        const overhang = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overhang, `${path} scrolls sideways`).toBe(0)
      }
    })
  }
}
