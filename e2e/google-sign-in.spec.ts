import type { Page } from '@playwright/test'
import { startGoogle } from '../test/signing-in/google.ts'
import { type Diary, freePort, startDiary } from './diary.ts'
import { test as base, expect } from './fixtures.ts'
import { choose, openPopup } from './google-popup.ts'

interface GoogleDiary {
  url: string
  diary: Diary
}

/** A diary whose Google is a real OpenID provider in this process, on another site. */
const test = base.extend<object, { own: GoogleDiary }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
    async ({}, use) => {
      const port = await freePort()
      const url = `http://localhost:${port}`
      const google = await startGoogle(url)
      const diary = await startDiary({ ...google.env, PORT: String(port) })
      await use({ url, diary })
      await diary.stop()
      await google.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ own }, use) => use(own.url),
})
test.describe.configure({ mode: 'serial' })
test.use({ expectedErrors: [/status of 403/] })

const owner = 'owner@gmail.example'
const stranger = 'stranger@gmail.example'

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('adminToken'))

test('the owner registers once and lands in the admin', async ({ page }) => {
  await page.goto('/admin/login')
  await expect(page.getByText('First time setup?')).toBeVisible()
  await page.getByRole('link', { name: 'One-time Admin Setup' }).click()
  await expect(page).toHaveTitle(/^Admin Setup - /)
  await expect(page.getByText('It is disabled after registration.')).toBeVisible()

  const popup = await openPopup(page, 'Register with Google')
  await expect(page.getByRole('button', { name: 'Setting up...' })).toBeDisabled()
  await choose(popup, owner)
  const onward = page.getByRole('link', { name: 'Go to Admin Panel' })
  await expect(onward).toHaveAttribute('href', '/admin')
  await expect(page.getByText('Admin setup complete', { exact: true })).toBeVisible()
  await page.waitForURL('/admin')
  expect(await storedToken(page)).toMatch(/^google:[\w-]{43}$/)
})

test('after that the setup is complete for everybody', async ({ page }) => {
  await page.goto('/admin/setup')
  await expect(page.getByRole('heading', { name: 'Admin Setup Complete' })).toBeVisible()
  await expect(page.getByText('The admin account is already registered.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to Login' }).click()
  await expect(page).toHaveURL('/admin/login')
  await expect(page.getByText('Need an account? Please contact the site admin.')).toBeVisible()
})

test.describe('too late', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('a second account that registers too late is told so and signed out', async ({ page }) => {
    await page.route('**/api/admin/setup-status', (route) =>
      route.fulfill({ json: { used: false } }),
    )
    await page.goto('/admin/setup')
    await choose(await openPopup(page, 'Register with Google'), stranger)
    await expect(page.getByText('Setup failed', { exact: true })).toBeVisible()
    await expect(page.getByText('The admin account is already registered.').first()).toBeVisible()
    expect(await storedToken(page)).toBeNull()
  })
})

test('the owner signs in and reaches the address wanted', async ({ page }) => {
  await page.goto('/admin/settings?tab=appearance')
  await expect(page).toHaveURL(/\/admin\/login\?next=/)
  const popup = await openPopup(page, 'Sign in with Google')
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Login with Email' })).toBeDisabled()
  await choose(popup, owner)
  await page.waitForURL('/admin/settings?tab=appearance')
})

test('somebody else is not authorized and is signed out', async ({ page }) => {
  await page.goto('/admin/login')
  await choose(await openPopup(page, 'Sign in with Google'), stranger)
  await expect(page.getByRole('alert')).toHaveText('You are not authorized as an admin.')
  expect(await storedToken(page)).toBeNull()
  const { cookies } = await page.context().storageState()
  expect(cookies.map(({ name }) => name)).not.toContain('__Host-session')
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/login/)
})

test('cancelling says so, and the next try works', async ({ page }) => {
  await page.goto('/admin/login')
  const popup = await openPopup(page, 'Sign in with Google')
  await popup.getByRole('button', { name: 'Cancel' }).click()
  const banner = page.getByRole('alert')
  await expect(banner).toContainText('Google login failed. Please try again or use email/password.')
  await expect(banner).toContainText('You chose not to continue at Google.')
  await choose(await openPopup(page, 'Sign in with Google'), owner)
  await page.waitForURL('/admin')
})

test('an address Google has not verified is refused', async ({ page }) => {
  await page.goto('/admin/login')
  await choose(await openPopup(page, 'Sign in with Google'), owner, false)
  await expect(page.getByRole('alert')).toContainText(
    'hasn’t verified that account’s email address',
  )
})

test('a closed window is noticed', async ({ page }) => {
  await page.goto('/admin/login')
  const popup = await openPopup(page, 'Sign in with Google')
  await popup.close()
  await expect(page.getByRole('alert')).toContainText('The sign-in window was closed')
  await expect(page.getByRole('button', { name: 'Login with Email' })).toBeEnabled()
})

test('a window that only seems closed still signs in', async ({ page }) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    window.open = (...args) => {
      open(...args)
      return { closed: true } as Window
    }
  })
  await page.goto('/admin/login')
  const popup = await openPopup(page, 'Sign in with Google')
  await expect(page.getByRole('alert')).toContainText('The sign-in window was closed')
  await choose(popup, owner)
  await page.waitForURL('/admin')
})

test('a blocked window is explained', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/admin/login')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await expect(page.getByRole('alert')).toContainText('Your browser blocked the sign-in window.')
})

test.describe('with the network away', () => {
  test.use({ expectedErrors: [/net::ERR_/] })

  test('a sign-in that cannot be asked after says so', async ({ page }) => {
    await page.route('**/api/auth/google/finish', (route) => route.abort())
    await page.goto('/admin/login')
    const popup = await openPopup(page, 'Sign in with Google')
    await popup.close()
    await expect(page.getByRole('alert')).toContainText('We couldn’t reach the diary.')
  })

  test('a sign-in is kept when only the admin check cannot be made', async ({ page }) => {
    await page.route('**/api/auth/verify-admin', (route) => route.abort())
    await page.goto('/admin/login')
    await choose(await openPopup(page, 'Sign in with Google'), owner)
    await page.waitForURL('/admin')
    expect(await storedToken(page)).toMatch(/^google:/)
  })
})
