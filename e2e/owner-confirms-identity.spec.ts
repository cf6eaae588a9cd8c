import type { Page } from '@playwright/test'
import { loadBuiltAssets } from '../src/server/pages/site-assets.ts'
import { RECENT_SIGN_IN_MINUTES } from '../src/shared/limits.ts'
import { startGoogle } from '../test/signing-in/google.ts'
import { createTestApp } from '../test/test-app.ts'
import { expectAccessible } from './axe.ts'
import { freePort, owner } from './diary.ts'
import { test as base, expect, signInAsOwner } from './fixtures.ts'
import { choose, openPopup } from './google-popup.ts'
import { toastOf } from './signed-in.ts'

interface HeldDiary {
  url: string
  /** Time goes on by more than a sign-in counts as recent. */
  waitTooLong(): void
}

/** The built product in this process, where the test holds the clock. */
const test = base.extend<object, { held: HeldDiary }>({
  held: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
    async ({}, use) => {
      const port = await freePort()
      const url = `http://localhost:${port}`
      const google = await startGoogle(url)
      let now = new Date()
      const diary = await createTestApp({
        env: {
          ...google.env,
          PORT: String(port),
          ADMIN_EMAIL: owner.email,
          ADMIN_PASSWORD: owner.password,
          // The daily one would come whenever it likes, and be the newest.
          BACKUPS: 'none',
        },
        clock: { now: () => now },
        assets: await loadBuiltAssets(),
      })
      await diary.app.listen({ port, host: 'localhost' })
      const waitTooLong = () => {
        now = new Date(now.getTime() + RECENT_SIGN_IN_MINUTES * 60_000)
      }
      await use({ url, waitTooLong })
      await diary.close()
      await google.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ held }, use) => use(held.url),
})
test.describe.configure({ mode: 'serial' })
test.use({ expectedErrors: [/status of 40[03]/] })

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Please confirm it’s you' })

async function addPerson(page: Page, email: string) {
  await page.goto('/admin?tab=content&view=access')
  await page.getByRole('button', { name: 'Add admin' }).click()
  const form = page.getByRole('dialog', { name: 'Add an admin' })
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password').fill('a-second-leash')
  await form.getByRole('button', { name: 'Add admin' }).click()
}
const rowOf = (page: Page, email: string) => page.locator('.people li').filter({ hasText: email })

test('adding an admin goes on once the password was given', async ({ page, held }) => {
  await signInAsOwner(page)
  await addPerson(page, 'at-once@example.com')
  await expect(rowOf(page, 'at-once@example.com')).toBeVisible()

  held.waitTooLong()
  await addPerson(page, 'friend@example.com')
  const dialog = dialogOf(page)
  await expect(dialog.getByLabel('Your password')).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByText('Please enter your password')).toBeVisible()
  await dialog.getByLabel('Your password').fill('not-the-one')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByText('That’s not your password. Please try again.')).toBeVisible()
  await dialog.getByLabel('Your password').fill(owner.password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(toastOf(page)).toContainText('Admin added')
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, 'friend@example.com')).toBeVisible()
})

test('cancelling changes nothing and keeps what was typed', async ({ page, held }) => {
  await signInAsOwner(page)
  held.waitTooLong()
  await addPerson(page, 'nobody@example.com')
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).last().click()
  await expect(toastOf(page)).toContainText('Please confirm it’s you.')
  const form = page.getByRole('dialog', { name: 'Add an admin' })
  await expect(form.getByLabel('Email')).toHaveValue('nobody@example.com')
  await page.goto('/admin?tab=content&view=access')
  await expect(rowOf(page, owner.email)).toBeVisible()
  await expect(rowOf(page, 'nobody@example.com')).toHaveCount(0)
})

test('a backup is downloaded once the password was given', async ({ page, held }) => {
  await signInAsOwner(page)
  await page.goto('/admin/settings#database')
  await page.getByRole('button', { name: 'Back up now' }).click()
  const link = page.getByRole('link', { name: /^Download/ })
  await expect(link).toHaveCount(1)
  held.waitTooLong()
  await link.click()
  await dialogOf(page).getByLabel('Your password').fill(owner.password)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialogOf(page).getByRole('button', { name: 'Confirm' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^diary-.*-by-hand\.tar\.gz$/)
  expect(await file.failure()).toBeNull()
})

test('the list of readers is downloaded once the password was given', async ({ page, held }) => {
  await signInAsOwner(page)
  const reader = { name: 'Gil', email: 'gil@example.com', consent: true }
  await page.request.post('/api/newsletter/subscribe', { data: reader })
  held.waitTooLong()
  await page.goto('/admin/readers/letters')
  const button = page.getByRole('button', { name: 'Export CSV' })
  await button.click()
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).last().click()
  await expect(toastOf(page)).toContainText('Please confirm it’s you.')
  await button.click()
  await dialogOf(page).getByLabel('Your password').fill(owner.password)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialogOf(page).getByRole('button', { name: 'Confirm' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^subscribers-.*\.csv$/)
})

test('another contact address is saved once the password was given', async ({ page, held }) => {
  await signInAsOwner(page)
  held.waitTooLong()
  await page.goto('/admin/settings')
  await page.getByLabel('Contact Email').fill('elsewhere@example.com')
  await page.getByRole('button', { name: 'Save Profile Settings' }).click()
  await dialogOf(page).getByLabel('Your password').fill(owner.password)
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toContainText('Profile settings saved!')
})

test('who signs in with Google confirms with Google', async ({ page, held }) => {
  await page.goto('/admin/setup')
  await choose(await openPopup(page, 'Register with Google'), 'owner@gmail.example')
  await page.waitForURL('/admin')
  held.waitTooLong()
  await addPerson(page, 'third@example.com')
  // The stand-in for Google knows one account at a time.
  const forgetAccount = () => page.context().clearCookies({ domain: '127.0.0.1' })
  await forgetAccount()
  await choose(await openPopup(page, 'Confirm with Google'), 'stranger@gmail.example')
  await expect(dialogOf(page).getByRole('alert')).toContainText('That’s a different account')
  await forgetAccount()
  await choose(await openPopup(page, 'Confirm with Google'), 'owner@gmail.example')
  await expect(toastOf(page)).toContainText('Admin added')
  await expect(rowOf(page, 'third@example.com')).toBeVisible()
})
