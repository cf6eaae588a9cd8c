import { loadBuiltAssets } from '../src/server/pages/site-assets.ts'
import { startMailServer } from '../test/mail-server.ts'
import { createTestApp } from '../test/test-app.ts'
import { freePort, owner } from './diary.ts'
import { test as base } from './fixtures.ts'

interface HeldDiary {
  url: string
  mails: Awaited<ReturnType<typeof startMailServer>>['mails']
  wait(minutes: number): void
}

/** The built product in this process, with a mail server, where the test holds the clock. */
export const test = base.extend<object, { held: HeldDiary }>({
  held: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
    async ({}, use) => {
      const port = await freePort()
      const mailServer = await startMailServer()
      let now = new Date()
      const diary = await createTestApp({
        env: {
          PORT: String(port),
          ADMIN_EMAIL: owner.email,
          ADMIN_PASSWORD: owner.password,
          SMTP_URL: mailServer.url,
          BACKUPS: 'none',
        },
        clock: { now: () => now },
        assets: await loadBuiltAssets(),
      })
      await diary.app.listen({ port, host: 'localhost' })
      await use({
        url: `http://localhost:${port}`,
        mails: mailServer.mails,
        wait(minutes) {
          now = new Date(now.getTime() + minutes * 60_000)
        },
      })
      await diary.close()
      await mailServer.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ held }, use) => use(held.url),
})
