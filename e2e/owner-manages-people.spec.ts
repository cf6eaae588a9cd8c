import { owner } from './diary.ts'
import { expect, test, toastOf } from './signed-in.ts'

test.describe.configure({ mode: 'serial' })
const friend = { email: 'friend@example.com', password: 'a-second-leash' }

test('the last admin cannot be removed', async ({ page }) => {
  await page.goto('/admin?tab=content&view=access')
  const me = page.locator('.people li').filter({ hasText: owner.email })
  await expect(me).toContainText('Email and password')
  await expect(me).toContainText('You')
  await expect(page.getByRole('button', { name: `Remove ${owner.email}` })).toHaveCount(0)
})

test('one’s own password is a link away, in the account tab of the settings', async ({ page }) => {
  await page.goto('/admin?tab=content&view=access')
  await page.getByRole('link', { name: 'Settings, Account & Security' }).click()
  await expect(page.getByRole('tabpanel').getByLabel('New password', { exact: true })).toBeVisible()
})

test('an admin is added, signs in, gets a new password and is removed', async ({
  page,
  browser,
  diary,
}) => {
  await page.goto('/admin?tab=content&view=access')
  await page.getByRole('button', { name: 'Add admin' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an admin' })
  await dialog.getByRole('button', { name: 'Add admin' }).click()
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible()
  await expect(dialog.getByText('Password must be at least 8 characters')).toBeVisible()
  await dialog.getByLabel('Email').fill(friend.email)
  await dialog.getByLabel('Password').fill(friend.password)
  await dialog.getByRole('button', { name: 'Add admin' }).click()
  await expect(toastOf(page)).toContainText('Admin added')
  const row = page.locator('.people li').filter({ hasText: friend.email })
  await expect(row).toBeVisible()

  const headers = { origin: diary.url }
  const stranger = await browser.newContext({ baseURL: diary.url, storageState: undefined })
  const logIn = (password: string) =>
    stranger.request.post('/api/auth/login', { data: { email: friend.email, password }, headers })
  expect((await logIn(friend.password)).ok()).toBe(true)

  await row.getByRole('button', { name: `Change the password of ${friend.email}` }).click()
  const change = page.getByRole('dialog', { name: `Change the password of ${friend.email}` })
  await change.getByLabel('New password').fill('a-third-leash')
  await change.getByRole('button', { name: 'Save password' }).click()
  await expect(toastOf(page)).toContainText('Password changed')
  expect((await logIn(friend.password)).ok()).toBe(false)
  expect((await logIn('a-third-leash')).ok()).toBe(true)

  await row.getByRole('button', { name: `Remove ${friend.email}` }).click()
  const confirm = page.getByRole('alertdialog', { name: `Remove ${friend.email}?` })
  await confirm.getByRole('button', { name: 'Remove' }).click()
  await expect(toastOf(page)).toContainText('Admin removed')
  await expect(row).toHaveCount(0)
  expect((await stranger.request.get('/api/admin/posts')).ok()).toBe(false)
  await stranger.close()
})

test.describe('an address that is taken', () => {
  test.use({ expectedErrors: [/409/] })
  test('is marked in the form, which keeps what was typed', async ({ page }) => {
    await page.goto('/admin?tab=content&view=access')
    await page.getByRole('button', { name: 'Add admin' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add an admin' })
    await dialog.getByLabel('Email').fill(owner.email)
    await dialog.getByLabel('Password').fill('whatever-it-is')
    await dialog.getByRole('button', { name: 'Add admin' }).click()
    await expect(dialog.getByText(/can already sign in/)).toBeVisible()
    await expect(dialog.getByLabel('Email')).toHaveValue(owner.email)
  })
})

test('removing oneself is confirmed and signs out', async ({ page, browser, call, diary }) => {
  await call('POST', '/api/admin/people', friend)
  const context = await browser.newContext({ baseURL: diary.url, storageState: undefined })
  await context.request.post('/api/auth/login', { data: friend, headers: { origin: diary.url } })
  const theirs = await context.newPage()
  await theirs.goto('/admin?tab=content&view=access')
  await theirs.getByRole('button', { name: `Remove ${friend.email}` }).click()
  const dialog = theirs.getByRole('alertdialog', { name: 'Remove yourself?' })
  await dialog.getByRole('button', { name: 'Remove me' }).click()
  await expect(theirs).toHaveURL('/admin/login')
  await context.close()
  await page.goto('/admin?tab=content&view=access')
  await expect(page.getByText(friend.email)).toHaveCount(0)
})

test('the guide explains adding people and what to do in trouble', async ({ page }) => {
  await page.goto('/admin?tab=content&view=access')
  await page.getByRole('button', { name: 'How to add new admin users' }).click()
  await expect(page.getByText(/They open \/admin\/login/)).toBeVisible()
  await page.getByRole('button', { name: 'Troubleshooting' }).click()
  await expect(page.getByText('Login not working')).toBeVisible()
  await expect(page.getByText('Access denied')).toBeVisible()
})
