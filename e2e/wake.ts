import { expect, type Page } from '@playwright/test'

/** Shows the page that somebody is there, and waits until it listens. */
export async function wake(page: Page) {
  await page.mouse.move(100, 100)
  await page.mouse.move(110, 110)
  await expect(page.locator('html')).toHaveAttribute('data-awake', 'true')
}
