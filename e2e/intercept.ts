import type { Page, Route } from '@playwright/test'

const probe = '**/robots.txt'

/**
 * For a page that is open already. Chromium tells it of an interception a moment after `route`
 * returns, and what it asks for until then goes past: so the page is asked until it answers to us.
 */
export async function intercept(
  page: Page,
  url: string | RegExp,
  handler: (route: Route) => unknown,
  options?: { times: number },
) {
  await page.route(url, handler, options)
  await page.route(probe, (route) => route.fulfill({ body: 'intercepted' }))
  await page.waitForFunction(async () => {
    const answer = await fetch('/robots.txt', { cache: 'no-store' })
    return (await answer.text()) === 'intercepted'
  })
  await page.unroute(probe)
}
