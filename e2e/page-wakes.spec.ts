import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { wake } from './wake.ts'

/** A browser in which a page that nobody touches never wakes. */
const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })

/** Holds back the site's code until the test lets it go. */
async function holdScripts(page: Page) {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/site-.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('a click on a button before the page is awake is done when it is', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/gallery')
  const like = page.locator('.photo .like').first()
  await like.hover()
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  release()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
})

test('a form whose button is pressed before it is awake answers when it is', async ({ page }) => {
  for (const [path, name] of [
    ['/', 'Subscribe'],
    ['/contact', 'Send Message'],
  ] as const) {
    const release = await holdScripts(page)
    await page.goto(path)
    await page.getByRole('button', { name }).click()
    await expect(page.locator('form .error')).toHaveCount(0)
    release()
    await expect(page.locator('form .error').first()).toBeVisible()
    await page.unrouteAll()
  }
})

test('what is typed before the page is awake stays and is searched for', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/blog')
  const field = page.getByPlaceholder('Search blog posts...')
  await field.pressSequentially('sli')
  release()
  await field.pressSequentially('pper')
  await expect(field).toHaveValue('slipper')
  await expect(page.locator('html')).toHaveAttribute('data-awake', 'true')
  await field.press('Enter')
  await expect(page).toHaveURL('/blog?search=slipper')
})

test('nobody there: it wakes when the browser is idle, long after it was seen', async ({
  page,
}) => {
  await page.goto('/blog')
  await expect(page.locator('html')).toHaveAttribute('data-awake', 'true')
  const [loaded = 0, seen = 0, waking = 0] = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const times = ['first-contentful-paint', 'waking'].map((name) =>
      performance.getEntriesByName(name).at(0),
    )
    return [visit?.loadEventStart, ...times.map((time) => time?.startTime)]
  })
  expect(waking - loaded).toBeGreaterThan(1000)
  expect(waking - seen).toBeGreaterThan(0)
})

test('a page that has not woken starts nothing until somebody is there', async ({ page }) => {
  await neverIdle(page)
  await page.goto('/blog', { waitUntil: 'networkidle' })
  await expect(page.locator('html')).not.toHaveAttribute('data-awake')
  await wake(page)
})

test('until the page is whole it fetches no more than the code that listens', async ({ page }) => {
  for (const path of ['/', '/blog', '/gallery', '/about', '/contact']) {
    await page.goto(path)
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    )
    expect(scripts.map((name) => /assets\/(.+)-[^-]+\.js$/.exec(name)?.[1]).sort()).toEqual([
      'early',
      'entry-client',
    ])
  }
})

test('a browser that says after a while that it will never be idle wakes the page too', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (work, options) => {
      if (options?.timeout === undefined) return 0
      return window.setTimeout(() => work({ didTimeout: true, timeRemaining: () => 0 }))
    }
  })
  await page.goto('/blog')
  await expect(page.locator('html')).toHaveAttribute('data-awake', 'true')
})

test('a pointer that lies still wakes nothing', async ({ page }) => {
  await neverIdle(page)
  await page.goto('/blog')
  const isWaking = () => page.evaluate(() => performance.getEntriesByName('waking').length > 0)
  // As browsers tell of it when something new is drawn beneath it; a new one takes it to lie at 0, 0.
  await page.mouse.move(0, 0)
  await page.mouse.move(0, 0)
  expect(await isWaking()).toBe(false)
  await page.mouse.move(1, 0)
  expect(await isWaking()).toBe(true)
})

test('links work before the page is awake', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/blog')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.locator('[data-post-body]')).toBeVisible()
  release()
})

test.describe('a picture that cannot be had', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('shows a paw before the page is awake, and after', async ({ page }) => {
    await neverIdle(page)
    await page.route(/\/media\/.*\.(avif|webp|jpg)$/, (route) => route.abort())
    await page.goto('/gallery')
    const picture = page.locator('.photo img').first()
    await expect(picture).toHaveCSS('content', /^url\("data:image\/svg/)
    await wake(page)
    await expect(page.locator('.photo .image-broken').first()).toBeVisible()
    await expect(page.locator('.photo').first().locator('img')).toHaveCount(0)
  })
})
