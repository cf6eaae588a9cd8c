import { owner } from './diary.ts'
import { expect, test, toastOf } from './signed-in.ts'

const friend = { email: 'friend@example.com', password: 'a-second-leash' }

test('an admin is added, signs in, gets a new password and is removed, or leaves', async ({
  page,
  browser,
  call,
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

  await call('POST', '/api/admin/people', friend)
  expect((await logIn(friend.password)).ok()).toBe(true)
  const theirs = await stranger.newPage()
  await theirs.goto('/admin?tab=content&view=access')
  await theirs.getByRole('button', { name: `Remove ${friend.email}` }).click()
  const leave = theirs.getByRole('alertdialog', { name: 'Remove yourself?' })
  await leave.getByRole('button', { name: 'Remove me' }).click()
  await expect(theirs).toHaveURL('/admin/login')
  await stranger.close()
  await page.reload()
  await expect(page.getByText(owner.email).first()).toBeVisible()
  await expect(page.getByText(friend.email)).toHaveCount(0)
})
