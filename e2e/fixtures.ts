import { test as base, expect, type Page } from '@playwright/test'
import { type Diary, owner } from './diary.ts'
import { hydrated } from './hydrated.ts'
import { ownDiary } from './own-diary.ts'

interface TestFixtures {
  /** People are slower than a page: a visit begins when it is hydrated. False where the moments before matter. */
  waitsForHydration: boolean
  /** Fails the test when the page logs an error; name the ones a test provokes. */
  expectedErrors: RegExp[]
  consoleErrors: string[]
  signIn: () => Promise<void>
}

/** One diary with demo content a worker; tests that change it for others start their own. */
export const test = base.extend<TestFixtures, { diary: Diary }>({
  diary: ownDiary(),
  waitsForHydration: [true, { option: true }],
  page: async ({ page, javaScriptEnabled, waitsForHydration }, use) => {
    const goto = page.goto.bind(page)
    page.goto = async (...visit) => {
      const response = await goto(...visit)
      if (waitsForHydration && javaScriptEnabled !== false) await hydrated(page)
      return response
    }
    await use(page)
  },
  baseURL: async ({ diary }, use) => use(diary.url),
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

export async function signInAsOwner(page: Page) {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password').fill(owner.password)
  await page.getByRole('button', { name: 'Login with Email' }).click()
  await page.waitForURL(/\/admin(\?.*)?$/)
}
