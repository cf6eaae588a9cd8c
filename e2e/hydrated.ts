import type { Page } from '@playwright/test'

/** A public page handles clicks only after hydration; other pages do so at once. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('script[src*="/entry-client"]') === null ||
      'hydrated' in document.documentElement.dataset,
  )
