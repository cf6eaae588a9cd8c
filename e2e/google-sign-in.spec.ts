import type { Page } from '@playwright/test'
import { RECENT_SIGN_IN_MINUTES } from '../src/shared/limits.ts'
import { expect } from './fixtures.ts'
import { chooseGoogleAccount, googleOwner, openPopup, registerOwner, test } from './google-diary.ts'
import { toastOf } from './signed-in.ts'

test.use({ expectedErrors: [/status of 403/] })
// One worker starts only one diary with an OpenID provider of its own.
test.describe.configure({ mode: 'default' })

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('adminToken'))

test('the owner registers once and lands in the admin; then the setup is complete', async ({
  page,
}) => {
  await page.goto('/admin/login')
  await expect(page.getByText('First time setup?')).toBeVisible()
  await page.getByRole('link', { name: 'One-time Admin Setup' }).click()
  await expect(page).toHaveTitle(/^Admin Setup - /)
  await expect(page.getByText('It is disabled after registration.')).toBeVisible()

  const popup = await openPopup(page, 'Register with Google')
  await expect(page.getByRole('button', { name: 'Setting up...' })).toBeDisabled()
  await chooseGoogleAccount(popup, googleOwner)
  const onward = page.getByRole('link', { name: 'Go to Admin Panel' })
  await expect(onward).toHaveAttribute('href', '/admin')
  await expect(page.getByText('Admin setup complete', { exact: true })).toBeVisible()
  await page.waitForURL('/admin')
  expect(await storedToken(page)).toMatch(/^google:[\w-]{43}$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/admin/login')
  await page.goto('/admin/setup')
  await expect(page.getByRole('heading', { name: 'Admin Setup Complete' })).toBeVisible()
  await expect(page.getByText('The admin account is already registered.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to Login' }).click()
  await expect(page).toHaveURL('/admin/login')
  await expect(page.getByText('Need an account? Please contact the site admin.')).toBeVisible()
})

test('the owner signs in and reaches the address wanted', async ({ page, diary }) => {
  await page.goto('/admin/settings?tab=appearance')
  await expect(page).toHaveURL(/\/admin\/login\?next=/)
  await registerOwner(diary)
  const popup = await openPopup(page, 'Sign in with Google')
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Login with Email' })).toBeDisabled()
  await chooseGoogleAccount(popup, googleOwner)
  await page.waitForURL('/admin/settings?tab=appearance')
})

test('somebody else is not authorized and is signed out', async ({ page }) => {
  await page.goto('/admin/login')
  await chooseGoogleAccount(await openPopup(page, 'Sign in with Google'), 'stranger@gmail.example')
  await expect(page.getByRole('alert')).toHaveText('You are not authorized as an admin.')
  expect(await storedToken(page)).toBeNull()
  const { cookies } = await page.context().storageState()
  expect(cookies.map(({ name }) => name)).not.toContain('__Host-session')
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/login/)
})

test('cancelling says so, and the next try works', async ({ page, diary }) => {
  await page.goto('/admin/login')
  await registerOwner(diary)
  const popup = await openPopup(page, 'Sign in with Google')
  await popup.getByRole('button', { name: 'Cancel' }).click()
  const banner = page.getByRole('alert')
  await expect(banner).toContainText('Google login failed. Please try again or use email/password.')
  await expect(banner).toContainText('You chose not to continue at Google.')
  await chooseGoogleAccount(await openPopup(page, 'Sign in with Google'), googleOwner)
  await page.waitForURL('/admin')
})

test('a window that only seems closed still signs in', async ({ page, diary }) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    window.open = (...args) => {
      open(...args)
      return { closed: true } as Window
    }
  })
  await page.goto('/admin/login')
  await registerOwner(diary)
  const popup = await openPopup(page, 'Sign in with Google')
  await expect(page.getByRole('alert')).toContainText('The sign-in window was closed')
  await chooseGoogleAccount(popup, googleOwner)
  await page.waitForURL('/admin')
})

test('who signs in with Google confirms with Google', async ({ page, diary }) => {
  await registerOwner(diary)
  await page.goto('/admin/login')
  await chooseGoogleAccount(await openPopup(page, 'Sign in with Google'), googleOwner)
  await page.waitForURL('/admin')
  diary.wait(RECENT_SIGN_IN_MINUTES * 60)
  await page.goto('/admin?tab=content&view=access')
  await page.getByRole('button', { name: 'Add admin' }).click()
  const form = page.getByRole('dialog', { name: 'Add an admin' })
  await form.getByLabel('Email').fill('third@example.com')
  await form.getByLabel('Password').fill('a-second-leash')
  await form.getByRole('button', { name: 'Add admin' }).click()
  const confirm = page.getByRole('dialog', { name: 'Please confirm it’s you' })
  // The provider remembers one account at a time.
  const forgetAccount = () => page.context().clearCookies({ domain: '127.0.0.1' })
  await forgetAccount()
  await chooseGoogleAccount(await openPopup(page, 'Confirm with Google'), 'stranger@gmail.example')
  await expect(confirm.getByRole('alert')).toContainText('That’s a different account')
  await forgetAccount()
  await chooseGoogleAccount(await openPopup(page, 'Confirm with Google'), googleOwner)
  await expect(toastOf(page)).toContainText('Admin added')
  await expect(page.locator('.people li').filter({ hasText: 'third@example.com' })).toBeVisible()
})
