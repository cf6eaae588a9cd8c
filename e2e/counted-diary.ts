import type { Browser, BrowserContext } from '@playwright/test'
import { statisticsCounts } from '../src/server/schema.ts'
import { test as base, expect } from './signed-in.ts'

type Row = typeof statisticsCounts.$inferInsert

interface CountedDiary {
  url: string
  /** As if these had been counted. */
  remember(rows: Row[]): Promise<unknown>
}

interface Visitors {
  /** Somebody with a browser of their own, who is not the owner. */
  newVisitor: () => Promise<BrowserContext>
}

/** Where a test can tell of visitors of earlier days. */
export const test = base.extend<Visitors & { counted: CountedDiary }>({
  counted: async ({ diary }, use) =>
    use({
      url: diary.url,
      remember: (rows) => diary.services.database.db.insert(statisticsCounts).values(rows),
    }),
  newVisitor: async ({ browser, counted }, use) => {
    const open: BrowserContext[] = []
    await use(async () => {
      open.push(await visitorOf(browser, counted.url, open.length))
      return open.at(-1) as BrowserContext
    })
    for (const context of open) await context.close()
  },
})

/** All come from one address here: the name of the browser tells them apart. */
const visitorOf = (browser: Browser, baseURL: string, number: number) =>
  browser.newContext({
    baseURL,
    storageState: { cookies: [], origins: [] },
    userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/14${number}.0.0.0 Safari/537.36`,
  })

export { expect }
