import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const paths = ['/', '/blog', '/blog/rain-a-negotiation', '/gallery', '/about', '/contact']

test.use({ viewport: { width: 390, height: 844 } })

declare global {
  interface Window {
    /** How many parts were left out when the page was read. */
    leftOut: number
    /** The same for paragraphs of a long text, when its beginning was shown. */
    leftOutOfText: number
    shifts: number
    glides: number
  }
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.shifts = 0
    window.glides = 0
    window.leftOutOfText = 0
    new PerformanceObserver((list) => {
      window.shifts += list.getEntries().length
    }).observe({ type: 'layout-shift', buffered: true })
    document.addEventListener('transitionrun', () => {
      window.glides += 1
    })
    new MutationObserver(() => {
      const paragraphs = document.querySelectorAll('.prose > [data-later=""]').length
      window.leftOutOfText = Math.max(window.leftOutOfText, paragraphs)
    }).observe(document, { attributeFilter: ['data-later'], subtree: true })
    document.addEventListener('DOMContentLoaded', () => {
      window.leftOut = [...document.querySelectorAll('[data-later]')].filter(
        (part) => getComputedStyle(part).contentVisibility === 'hidden',
      ).length
    })
  }),
)

const later = (page: Page) => page.locator('[data-later]')
const heights = (page: Page) =>
  page.locator('main *, footer *').evaluateAll((all) => all.map((one) => one.clientHeight))

for (const path of paths) {
  test(`on ${path} the first screen is drawn first, and a moment later the page is whole`, async ({
    page,
  }) => {
    await page.goto(path)
    expect(await page.evaluate(() => window.leftOut)).toBeGreaterThan(0)
    await expect(later(page)).toHaveCount(0)
    expect(await page.evaluate(() => [window.shifts, window.glides])).toEqual([0, 0])
    await page.evaluate(() => document.fonts.ready)
    const opened = await heights(page)
    // Who comes back to a place further down gets all of it at once.
    await page.reload()
    expect(await page.evaluate(() => window.leftOut)).toBe(0)
    await page.evaluate(() => document.fonts.ready)
    expect(await heights(page)).toEqual(opened)
  })
}

test('the bar is painted before the page below it', async ({ page }) => {
  await page.addInitScript(() => {
    const note = (name: string, isSo: () => boolean | undefined) => {
      const look = (startTime: number) => {
        if (isSo()) performance.mark(name, { startTime })
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }
    note('bar', () => document.querySelector('.site-bar a')?.checkVisibility())
    note('page', () => document.querySelector('h1')?.checkVisibility())
  })
  await page.goto('/')
  await expect(later(page)).toHaveCount(0)
  const [bar = 0, below = 0] = await page.evaluate(() =>
    ['bar', 'page'].map((name) => performance.getEntriesByName(name)[0]?.startTime),
  )
  expect(bar).toBeGreaterThan(0)
  expect(below).toBeGreaterThan(bar)
})

test('of a long text the end is drawn later', async ({ page }) => {
  await page.goto('/blog/rain-a-negotiation')
  await expect(later(page)).toHaveCount(0)
  expect(await page.evaluate(() => window.leftOutOfText)).toBeGreaterThan(0)
})

test('should our script never come, the page is whole all the same', async ({ page }) => {
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto('/about')
  expect(await page.evaluate(() => window.leftOut)).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { name: 'Fun facts' })).toBeVisible()
  await expect(later(page)).toHaveCount(0)
})

test('a large screen is drawn at once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  expect(await page.evaluate(() => window.leftOut)).toBe(0)
})
