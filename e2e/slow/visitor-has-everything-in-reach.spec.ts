import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const pages = [
  '/',
  '/blog',
  '/blog/rain-a-negotiation',
  '/gallery',
  '/gallery/1-the-listening-face',
  '/about',
  '/contact',
  '/timeline',
]

/**
 * Finds clickable elements that are too small; links in a sentence are exempt, as they are as high
 * as its lines.
 */
const smallTargets = (page: Page, least: number) =>
  page.locator('a[href], button, summary, select').evaluateAll(
    (targets, least) =>
      targets
        .filter((target) => target.checkVisibility({ opacityProperty: true }))
        .filter((target) => getComputedStyle(target).display !== 'inline')
        .map((target) => {
          const { width, height } = target.getBoundingClientRect()
          const reach = getComputedStyle(target, '::after')
          const more = (side: string) =>
            reach.position === 'absolute' ? Number.parseFloat(side) || 0 : 0
          return {
            words: `${target.className} ${target.textContent}`,
            width: Math.max(width, more(reach.width)),
            height: Math.max(height, more(reach.height)),
          }
        })
        .filter(({ width, height }) => width > 2 && Math.min(width, height) < least - 0.5),
    least,
  )

test('with a mouse every target is at least 24 px wide and high', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path)
    expect(await smallTargets(page, 24), path).toEqual([])
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('every target is at least 44 px wide and high', async ({ page }) => {
    for (const path of pages) {
      await page.goto(path)
      expect(await smallTargets(page, 44), path).toEqual([])
    }
  })
})
