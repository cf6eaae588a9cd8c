import { loadBuiltAssets } from '../src/server/pages/site-assets.ts'
import { startMailServer } from '../test/mail/mail-server.ts'
import { createTestApp } from '../test/test-app.ts'
import { freePort, owner } from './diary.ts'

/** The built product in this process, with a mail server, where the test holds the clock. */
export async function startHeldDiary(env: Record<string, string> = {}) {
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
      ...env,
    },
    clock: { now: () => now },
    assets: await loadBuiltAssets(),
  })
  await diary.app.listen({ port, host: 'localhost' })

  return {
    url: `http://localhost:${port}`,
    mailServer,
    services: diary.services,
    wait(seconds: number) {
      now = new Date(now.getTime() + seconds * 1000)
    },
    /** Never behind the browser's clock, for what counts down there. */
    catchUp() {
      now = new Date(Math.max(now.getTime(), Date.now()))
    },
    /** Time passes, and what is due by then is done. */
    async later(seconds: number) {
      now = new Date(now.getTime() + seconds * 1000)
      await diary.services.dueWork.run()
    },
    async stop() {
      await diary.close()
      await mailServer.close()
    },
  }
}

export type HeldDiary = Awaited<ReturnType<typeof startHeldDiary>>
