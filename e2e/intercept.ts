import type { Page, Route } from '@playwright/test'

const probe = '**/robots.txt'

/**
 * Intercepts requests of an open page. Chromium applies a route a moment after `route` returns and
 * lets requests through until then, so this probes until the interception works.
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
