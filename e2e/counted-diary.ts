import type { Browser, BrowserContext } from '@playwright/test'
import { statisticsCounts } from '../src/server/schema.ts'
import { test as base, expect } from './signed-in.ts'

type Row = typeof statisticsCounts.$inferInsert

interface CountedDiary {
  url: string
  remember(rows: Row[]): Promise<unknown>
}

interface Visitors {
  newVisitor: () => Promise<BrowserContext>
}

export const test = base.extend<Visitors & { counted: CountedDiary }>({
  counted: async ({ diary }, use) =>
    use({
      url: diary.url,
      remember: (rows) => diary.services.platform.database.db.insert(statisticsCounts).values(rows),
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

/** All visitors share one network address here; the user agent tells them apart. */
const visitorOf = (browser: Browser, baseURL: string, number: number) =>
  browser.newContext({
    baseURL,
    storageState: { cookies: [], origins: [] },
    userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/14${number}.0.0.0 Safari/537.36`,
  })

export { expect }
