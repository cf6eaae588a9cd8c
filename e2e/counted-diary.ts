import type { Browser, BrowserContext } from '@playwright/test'
import { loadBuiltAssets } from '../src/server/pages/site-assets.ts'
import { statisticsCounts } from '../src/server/schema.ts'
import { createTestApp } from '../test/test-app.ts'
import { type Diary, freePort, owner } from './diary.ts'
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

/** The built product in this process, where a test can tell of visitors of earlier days. */
export const test = base.extend<Visitors, { counted: CountedDiary; diary: Diary }>({
  counted: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
    async ({}, use) => {
      const port = await freePort()
      const { email, password } = owner
      const diary = await createTestApp({
        env: {
          PORT: String(port),
          ADMIN_EMAIL: email,
          ADMIN_PASSWORD: password,
          SEED: 'demo',
          BACKUPS: 'none',
        },
        assets: await loadBuiltAssets(),
      })
      await diary.app.listen({ port, host: 'localhost' })
      await use({
        url: `http://localhost:${port}`,
        remember: (rows) => diary.services.database.db.insert(statisticsCounts).values(rows),
      })
      await diary.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // Of a diary in this process nothing but the address is asked for.
  diary: [async ({ counted }, use) => use(counted as unknown as Diary), { scope: 'worker' }],
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
