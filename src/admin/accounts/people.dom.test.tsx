import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openAdmin, resetDiary } from '#test/dom/dom.tsx'

const owner = 'owner@example.com'

beforeEach(async () => {
  await resetDiary()
  await openAdmin('/admin?tab=content&view=access')
})

test('the last admin cannot be removed, and the guide explains the rest', async () => {
  const me = page.getByRole('listitem').filter({ hasText: owner })
  await expect.element(me.filter({ hasText: 'Email and password' })).toBeVisible()
  await expect.element(me.getByText('You', { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: `Change the password of ${owner}` }))
    .toBeVisible()
  expect(page.getByRole('button', { name: `Remove ${owner}` }).query()).toBeNull()

  await page.getByRole('button', { name: 'How to add new admin users' }).click()
  await expect.element(page.getByText(/They open \/admin\/login/)).toBeVisible()
  await page.getByRole('button', { name: 'Troubleshooting' }).click()
  await expect.element(page.getByText('Login not working')).toBeVisible()
  await expect.element(page.getByText('Access denied')).toBeVisible()
})

test('one’s own password is a link away, in the account tab of the settings', async () => {
  await page.getByRole('link', { name: 'Settings, Account & Security' }).click()
  await expect
    .element(page.getByRole('tabpanel').getByLabelText('New password', { exact: true }))
    .toBeVisible()
})

test('an address that is taken is marked in the form, which keeps what was typed', async () => {
  await page.getByRole('button', { name: 'Add admin' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an admin' })
  await dialog.getByLabelText('Email').fill(owner)
  await dialog.getByLabelText('Password', { exact: true }).fill('whatever-it-is')
  await dialog.getByRole('button', { name: 'Add admin' }).click()
  await expect.element(dialog.getByText(/can already sign in/)).toBeVisible()
  await expect.element(dialog.getByLabelText('Email')).toHaveValue(owner)
})
