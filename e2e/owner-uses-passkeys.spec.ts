import type { Page, Route } from '@playwright/test'
import { RECENT_SIGN_IN_MINUTES } from '../src/shared/limits.ts'
import { expectAccessible } from './axe.ts'
import { owner } from './diary.ts'
import { expect, signInAsOwner } from './fixtures.ts'
import { intercept } from './intercept.ts'
import { test } from './mail-diary.ts'
import { toastOf } from './signed-in.ts'
import { addAuthenticator } from './virtual-authenticator.ts'

test.use({ expectedErrors: [/status of 40[0139]/] })

const passkeysOf = (page: Page) => page.getByRole('region', { name: 'Passkeys' })
const rowOf = (page: Page, name: string) => page.locator('.passkeys li').filter({ hasText: name })

async function addPasskey(page: Page, name: string) {
  await page.goto('/admin/settings#account')
  await passkeysOf(page).getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await expect(dialog.getByLabel('Name')).toHaveValue(/ on /)
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
}

type Device = Awaited<ReturnType<typeof addAuthenticator>>

const optionsCall = '**/api/auth/passkey/options'

/**
 * Removes the simulated touch first: otherwise the device would accept the passkey that the email
 * field offers.
 */
async function logOut(page: Page, device: Device) {
  await device.setPresent(false)
  const offer = page.waitForResponse(optionsCall)
  await page.getByRole('button', { name: 'Logout' }).click()
  // `exact` excludes the settings' email fields, which are still visible for a moment.
  const email = page.getByLabel('Email', { exact: true })
  await expect(email).toHaveAttribute('autocomplete', 'username webauthn')
  await offer
}

async function signInByButton(page: Page, device: Device) {
  const touch = async (route: Route) => {
    await device.setPresent(true)
    await route.continue()
  }
  await intercept(page, optionsCall, touch, { times: 1 })
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
}

test('a passkey is added, named, used and removed, also after cancelling', async ({
  page,
  held,
}) => {
  await page.goto('/admin/login')
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeHidden()
  const device = await addAuthenticator(page)
  await signInAsOwner(page)

  await device.setVerified(false)
  await addPasskey(page, 'Kitchen tablet')
  await expect(toastOf(page)).toContainText('No passkey was added.')
  await device.setVerified(true)
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(toastOf(page).filter({ hasText: 'Passkey added' })).toBeVisible()
  const row = rowOf(page, 'Kitchen tablet')
  await expect(row).toContainText('This device')
  await expect(row).toContainText('not used yet')
  await expectAccessible(page)

  await row.getByRole('button', { name: 'Rename Kitchen tablet' }).click()
  const rename = page.getByRole('dialog', { name: 'Rename this passkey' })
  await rename.getByLabel('Name').fill(' ')
  await rename.getByRole('button', { name: 'Save name' }).click()
  await expect(rename.getByText('Please give it a name')).toBeVisible()
  await rename.getByLabel('Name').fill('Couch')
  await rename.getByRole('button', { name: 'Save name' }).click()
  await expect(rowOf(page, 'Couch')).toBeVisible()

  await logOut(page, device)
  await device.setVerified(false)
  await signInByButton(page, device)
  await expect(page.getByRole('alert')).toContainText('No passkey was used.')
  await device.setPresent(false)
  await device.setVerified(true)
  await signInByButton(page, device)
  await expect(page).toHaveURL('/admin')
  await page.goto('/admin/settings#account')
  await expect(rowOf(page, 'Couch')).toContainText(/last used \w+ \d+, \d{4}, \d+:\d\d [AP]M/)

  held.wait(RECENT_SIGN_IN_MINUTES * 60)
  await rowOf(page, 'Couch').getByRole('button', { name: 'Remove Couch' }).click()
  await page.getByRole('button', { name: 'Remove passkey' }).click()
  const confirm = page.getByRole('dialog', { name: 'Please confirm it’s you' })
  await confirm.getByRole('button', { name: 'Confirm with a passkey' }).click()
  await expect(toastOf(page)).toContainText('Passkey removed')
  await expect(passkeysOf(page).getByText('No passkeys yet.')).toBeVisible()
  expect(await device.credentials()).toHaveLength(1)
})

test('the email field offers it, without a click on anything else', async ({ page }) => {
  await addAuthenticator(page)
  await signInAsOwner(page)
  await addPasskey(page, 'Offered')
  await expect(rowOf(page, 'Offered')).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(/\/admin\/login/)
  await page.waitForURL(/\/admin$/)
})

test('of two devices the removed one is refused, the other goes on', async ({ page, browser }) => {
  const device = await addAuthenticator(page)
  await signInAsOwner(page)
  await addPasskey(page, 'First')
  await expect(rowOf(page, 'First')).toBeVisible()

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(new URL('/admin/login', page.url()).href)
  const second = await addAuthenticator(other)
  await other.getByLabel('Email').fill(owner.email)
  await other.getByLabel('Password').fill(owner.password)
  await other.getByRole('button', { name: 'Login with Email' }).click()
  await other.waitForURL(/\/admin$/)
  await other.goto(new URL('/admin/settings#account', page.url()).href)
  await passkeysOf(other).getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = other.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name').fill('Second')
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(rowOf(other, 'Second')).toContainText('This device')
  await expect(rowOf(other, 'First')).not.toContainText('This device')
  await rowOf(other, 'First').getByRole('button', { name: 'Remove First' }).click()
  await other.getByRole('button', { name: 'Remove passkey' }).click()
  await expect(rowOf(other, 'First')).toHaveCount(0)

  await logOut(page, device)
  await signInByButton(page, device)
  await expect(page.getByRole('alert')).toContainText('This passkey doesn’t work here.')
  await logOut(other, second)
  await signInByButton(other, second)
  await other.waitForURL(/\/admin$/)
  await elsewhere.close()
})
