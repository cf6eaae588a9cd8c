import { loadBuiltAssets } from '../src/server/pages/site-assets.ts'
import { startMailServer } from '../test/mail/mail-server.ts'
import { resetDiary } from '../test/reset-diary.ts'
import { createTestApp } from '../test/test-app.ts'
import { freePort, owner } from './diary.ts'

interface InProcessOptions {
  env?: Record<string, string>
  sendsMail?: boolean
}

/** Runs the built product in this process, on a store in memory and with a fake clock. */
export async function startInProcessDiary({ env = {}, sendsMail = false }: InProcessOptions = {}) {
  const port = env.PORT ? Number(env.PORT) : await freePort()
  const mailServer = await startMailServer()
  let aheadMs = 0
  let stoodAt: number | null = null
  let printed = ''
  const diary = await createTestApp({
    env: {
      PORT: String(port),
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      BACKUPS: 'none',
      SEED: 'demo',
      LOG_LEVEL: 'info',
      ...(sendsMail && { SMTP_URL: mailServer.url, MAIL_FROM: 'The Diary <diary@example.com>' }),
      ...env,
    },
    logTo: {
      write(line) {
        printed += line
      },
    },
    clock: { now: () => new Date((stoodAt ?? Date.now()) + aheadMs) },
    assets: await loadBuiltAssets(),
  })
  await diary.app.listen({ port, host: 'localhost' })

  return {
    url: `http://localhost:${port}`,
    mailServer,
    app: diary.app,
    services: diary.services,
    output: () => printed,
    async resetDiary(seed: 'demo' | 'none' = 'demo') {
      aheadMs = 0
      stoodAt = null
      printed = ''
      mailServer.mails.length = 0
      await resetDiary(diary, seed)
    },
    /** From now on only `wait` and `later` move the clock. */
    stand() {
      stoodAt = Date.now()
    },
    wait(seconds: number) {
      aheadMs += seconds * 1000
    },
    /** Moves the clock and runs the jobs that are due. */
    async later(seconds: number) {
      aheadMs += seconds * 1000
      await diary.services.platform.jobs.run()
    },
    async stop() {
      await diary.close()
      await mailServer.close()
    },
  }
}

export type InProcessDiary = Awaited<ReturnType<typeof startInProcessDiary>>
