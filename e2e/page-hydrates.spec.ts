import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { waitForHydration } from './hydrated.ts'

test.use({ waitsForHydration: false })

/** Without an idle callback the page is hydrated only by an interaction. */
const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })

/** Blocks the site's code until the returned function is called. */
async function blockCode(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/hydrate-.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('before the page is loaded no more than a small script comes', async ({ page }) => {
  await neverIdle(page)
  for (const path of ['/', '/blog', '/gallery', '/about', '/contact']) {
    await page.goto(path)
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => /assets\/(.+)-.{8}\.js$/.exec(name)?.[1])
        .filter(Boolean),
    )
    // The chunk that draws placeholders has its own test.
    const others = scripts.filter((name) => name !== 'draw-hint')
    expect(others.sort()).toEqual(['entry-client', 'preload'])
  }
})

test('hints of the photos are there before the photos, and before the page is hydrated', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/media\/.*\.(avif|webp|jpg)$/, async (route) => {
    await released
    await route.continue()
  })
  for (const path of ['/gallery', '/gallery?page=2']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    for (const row of [0, 1, 2, 3]) {
      const hint = page.locator('.blur canvas').nth(row)
      await expect(hint).toHaveAttribute('width', /^\d\d$/)
    }
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  }
  release()
})

test.describe('with pictures that cannot be had', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('a touch, a key and the focus hydrate the page at once, and what failed before is a paw', async ({
    page,
  }) => {
    await neverIdle(page)
    await page.route(/\/media\/.*\.(avif|webp|jpg)$/, (route) => route.abort())
    for (const [path, act] of [
      ['/blog', () => page.mouse.click(5, 400)],
      ['/gallery', () => page.keyboard.press('Tab')],
      ['/blog', () => page.getByPlaceholder('Search blog posts...').focus()],
    ] as const) {
      await page.goto(path)
      await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
      await act()
      await waitForHydration(page)
      if (path !== '/gallery') continue
      await expect(page.locator('.photo .image-broken').first()).toBeVisible()
      await expect(page.locator('.photo').first().locator('img')).toHaveCount(0)
    }
  })
})

test('what is typed or ticked before and while the page is hydrated stays', async ({ page }) => {
  const release = await blockCode(page)
  await page.goto('/contact')
  const message = page.getByRole('textbox', { name: 'Message' })
  await page.getByRole('textbox', { name: 'Name' }).fill('Robin')
  await message.pressSequentially('Do you')
  release()
  await message.pressSequentially(' have a ramp?')
  await waitForHydration(page)
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Robin')
  await expect(message).toHaveValue('Do you have a ramp?')
  await expect(message).toBeFocused()
  const releaseHome = await blockCode(page)
  await page.goto('/')
  await page.getByLabel('I agree').check()
  releaseHome()
  await waitForHydration(page)
  await expect(page.getByLabel('I agree')).toBeChecked()
})

test('links, search and filters work before the page is hydrated', async ({ page }) => {
  const release = await blockCode(page)
  await page.goto('/gallery')
  await page.getByRole('button', { name: 'Sleepy' }).click()
  await expect(page).toHaveURL('/gallery?category=Sleepy')
  await page.goto('/blog')
  await page.getByPlaceholder('Search blog posts...').fill('slipper')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/blog?search=slipper')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.locator('[data-post-body]')).toBeVisible()
  release()
})

test('a page that nobody touches is hydrated when idle; back, right after a reload, leads to the page before', async ({
  page,
}) => {
  await page.goto('/blog')
  await waitForHydration(page)
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.locator('[data-post-body]')).toBeVisible()
  const release = await blockCode(page)
  await page.reload()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tales from down here')
  release()
})
