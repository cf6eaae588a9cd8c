import { loadBuiltAssets } from '../src/server/pages/site-assets.ts'
import { type MailServer, startMailServer } from '../test/mail-server.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'
import { type Diary, freePort, owner } from './diary.ts'
import { test as base, expect } from './signed-in.ts'

export interface LettersDiary {
  url: string
  mailServer: MailServer
  services: TestApp['services']
  /** Never behind the browser's clock, for what counts down there. */
  catchUp(): void
  /** Time passes, and what is due by then is done. */
  later(seconds: number): Promise<void>
}

/** The built product in this process, with a mail server, where the test holds the clock and the loop. */
export const test = base.extend<object, { letters: LettersDiary; diary: Diary }>({
  letters: [
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
          SEED: 'demo',
          SMTP_URL: mailServer.url,
          MAIL_FROM: 'The Diary <diary@example.com>',
          BACKUPS: 'none',
        },
        clock: { now: () => now },
        assets: await loadBuiltAssets(),
      })
      await diary.app.listen({ port, host: 'localhost' })
      await use({
        url: `http://localhost:${port}`,
        mailServer,
        services: diary.services,
        catchUp() {
          now = new Date(Math.max(now.getTime(), Date.now()))
        },
        async later(seconds) {
          now = new Date(now.getTime() + seconds * 1000)
          await diary.services.dueWork.run()
        },
      })
      await diary.close()
      await mailServer.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // Of a diary in this process nothing but the address is asked for.
  diary: [async ({ letters }, use) => use(letters as unknown as Diary), { scope: 'worker' }],
})

export { expect }
