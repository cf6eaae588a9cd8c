import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { screens } from './sweep-screens.ts'

/** Every screen and dialog, once: axe in light and dark, and no sideways scroll at any width. */
for (const { name, path, open, prepare, ...options } of screens) {
  test.describe(name, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' }, ...options })

    test('can be used by everyone and fits at every width', async ({ page, diary }) => {
      const made = await prepare?.(diary)
      await page.goto(typeof made === 'string' ? made : path)
      await open?.(page)
      await expect(headings(page).first()).toBeAttached()
      await expectAccessible(page)
      for (const width of [1280, 820, 390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        expect(await page.evaluate(overhang), `sideways scroll at ${width}`).toBeLessThanOrEqual(0)
      }
      await page.setViewportSize({ width: 390, height: 844 })
      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
      await expectAccessible(page)
    })
  })
}

const headings = (page: Page) => page.getByRole('heading', { level: 1, includeHidden: true })
const overhang = () => document.documentElement.scrollWidth - innerWidth
