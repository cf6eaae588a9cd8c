import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { owner } from './diary.ts'
import { waitForHydration } from './hydrated.ts'
import { type InProcessDiary, startInProcessDiary } from './start-in-process-diary.ts'

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

interface TestFixtures {
  isOwner: boolean
  seed: 'demo' | 'none'
  sendsMail: boolean
  /** The diary is reset for each test. */
  diary: InProcessDiary
  /**
   * A test waits for hydration because people are slower than a page. False where the time before
   * matters.
   */
  waitsForHydration: boolean
  /** The test fails if the page logs an error that is not listed here. */
  expectedErrors: RegExp[]
  consoleErrors: string[]
  signIn: () => Promise<void>
}

interface WorkerFixtures {
  diaries: { get(sendsMail: boolean): Promise<InProcessDiary> }
}

/** Each worker runs one diary, and a second one that sends mail. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  isOwner: [false, { option: true }],
  seed: ['demo', { option: true }],
  sendsMail: [false, { option: true }],
  diaries: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
    async ({}, use) => {
      const started = new Map<boolean, Promise<InProcessDiary>>()
      await use({
        get(sendsMail) {
          const diary = started.get(sendsMail) ?? startInProcessDiary({ sendsMail })
          started.set(sendsMail, diary)
          return diary
        },
      })
      for (const diary of started.values()) await (await diary).stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  diary: async ({ diaries, sendsMail, seed }, use) => {
    const diary = await diaries.get(sendsMail)
    await diary.resetDiary(seed)
    await use(diary)
  },
  baseURL: async ({ diary }, use) => use(diary.url),
  storageState: async ({ diary, isOwner }, use) => use(isOwner ? await signedIn(diary) : undefined),
  waitsForHydration: [true, { option: true }],
  page: async ({ page, javaScriptEnabled, waitsForHydration }, use) => {
    const goto = page.goto.bind(page)
    page.goto = async (...visit) => {
      const response = await goto(...visit)
      if (waitsForHydration && javaScriptEnabled !== false) await waitForHydration(page)
      return response
    }
    await use(page)
  },
  expectedErrors: [[], { option: true }],
  consoleErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      await use(errors)
      const unexpected = errors.filter((text) => !expectedErrors.some((known) => known.test(text)))
      expect(unexpected, 'the browser console').toEqual([])
    },
    { auto: true },
  ],
  signIn: async ({ page }, use) => use(() => signInAsOwner(page)),
})

export { expect }

async function signedIn({ url }: InProcessDiary): Promise<StorageState> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    body: JSON.stringify(owner),
    headers: { 'content-type': 'application/json', origin: url },
  })
  const { token } = (await answer.json()) as { token: string }
  const cookies = answer.headers.getSetCookie().map((line) => {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
    return { name, value, domain: 'localhost', path: '/', expires: -1, ...cookieRules }
  })
  return {
    cookies,
    origins: [{ origin: url, localStorage: [{ name: 'adminToken', value: token }] }],
  }
}
const cookieRules = { httpOnly: true, secure: true, sameSite: 'Lax' as const }

export async function signInAsOwner(page: Page) {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password').fill(owner.password)
  await page.getByRole('button', { name: 'Login with Email' }).click()
  await page.waitForURL(/\/admin(\?.*)?$/)
}
