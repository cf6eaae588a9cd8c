import { expect, type Page } from '@playwright/test'

/** Shows the page that somebody is there, until it has noticed and listens. */
export async function wake(page: Page) {
  let at = 100
  const move = async () => {
    at += 10
    await page.mouse.move(at, at)
    return page.locator('html').getAttribute('data-awake')
  }
  await expect.poll(move).toBe('true')
}
