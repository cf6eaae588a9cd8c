import { signInAsOwner } from './fixtures.ts'
import { expect, test, toastOf } from './signed-in.ts'

test('the sidebar leads everywhere and says where one is', async ({ page }) => {
  await page.goto('/admin')
  const nav = page.getByRole('navigation', { name: 'Admin' })
  const places = [
    ['New Post', '/admin/posts/new', 'Create New Post'],
    ['Calendar', '/admin/calendar', 'Calendar'],
    ['Gallery', '/admin/gallery', 'Gallery Management'],
    ['Settings', '/admin/settings', 'Settings'],
    ['Dashboard', '/admin', 'Dashboard'],
  ] as const
  for (const [label, path, title] of places) {
    await nav.getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${title}`))
    await expect(nav.locator('[aria-current=page]')).toHaveText(label)
  }
})

test('a step to another screen puts the reader at its title', async ({ page }) => {
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('navigation', { name: 'Admin' }).getByText('Gallery').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeFocused()
})

test('logging out ends the session and leads to the login', async ({ browser, diary }) => {
  const page = await (
    await browser.newContext({ baseURL: diary.url, storageState: undefined })
  ).newPage()
  await signInAsOwner(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/admin/login')
  await page.goto('/admin/settings')
  await expect(page).toHaveURL(/\/admin\/login\?next=/)
  await page.context().close()
})

test.describe('when the server cannot be reached', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })
  test('a failed logout says that one is still signed in', async ({ page }) => {
    await page.route('**/api/auth/logout', (route) => route.abort())
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(toastOf(page)).toContainText('You’re still signed in')
    await expect(page).toHaveURL('/admin')
  })
})

test('nothing of the admin shows while the session is being checked', async ({ page }) => {
  let answer = () => {}
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/auth/session', async (route) => {
    await mayAnswer
    await route.continue()
  })
  await page.goto('/admin')
  await expect(page.getByText('Verifying your session...')).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  answer()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu opens, holds the focus and closes on navigation', async ({ page }) => {
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('link', { name: 'Gallery' }).click()
    await expect(page).toHaveURL('/admin/gallery')
    await expect(menu).toBeHidden()
    // It has the focus once it is there, which may be a while after the address changed.
    await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeFocused()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  })

  test('the menu closes when one goes back', async ({ page }) => {
    await page.goto('/admin')
    await page.goto('/admin/gallery')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test('the theme is chosen in the sidebar and stays', async ({ page }) => {
  await page.goto('/admin')
  await page.getByRole('group', { name: 'Theme' }).getByText('Dark theme').click({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
