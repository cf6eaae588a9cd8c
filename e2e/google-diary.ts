import type { Page } from '@playwright/test'
import { signInWithGoogle, startGoogle } from '../test/signing-in/google.ts'
import { freePort } from './diary.ts'
import { test as base } from './fixtures.ts'
import { type InProcessDiary, startInProcessDiary } from './start-in-process-diary.ts'

export const googleOwner = 'owner@gmail.example'

/** A diary whose Google is a real OpenID provider in this process, on another origin. */
export const test = base.extend<object, { googleDiary: InProcessDiary }>({
  googleDiary: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
    async ({}, use) => {
      const port = await freePort()
      const google = await startGoogle(`http://localhost:${port}`)
      const diary = await startInProcessDiary({ env: { ...google.env, PORT: String(port) } })
      await use(diary)
      await diary.stop()
      await google.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  diary: async ({ googleDiary, seed }, use) => {
    await googleDiary.resetDiary(seed)
    await use(googleDiary)
  },
})

export async function registerOwner({ app, url }: InProcessDiary) {
  const { token, user } = await signInWithGoogle(app, { email: googleOwner }, { origin: url })
  const answer = await app.inject({
    method: 'POST',
    url: '/api/admin/register',
    headers: { authorization: `Bearer ${token}` },
    payload: { ...user, displayName: null },
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
}

export async function openPopup(page: Page, name: string): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name }).click(),
  ])
  await popup.getByRole('heading', { name: 'Choose an account' }).waitFor()
  return popup
}

export async function chooseGoogleAccount(popup: Page, email: string) {
  await popup.getByLabel('Another email').fill(email)
  await popup.getByLabel('This email is verified').check()
  await popup.getByRole('button', { name: 'Continue' }).click()
}
