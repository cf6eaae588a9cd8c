import type { Page } from '@playwright/test'
import { owner } from './diary.ts'
import { expect, test, toastOf } from './signed-in.ts'

const openTab = async (page: Page, tab: string) => {
  await page.goto('/admin/settings')
  await page.getByRole('tab', { name: tab }).click()
}
const pageColour = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--primary').trim(),
  )
const pageFont = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontFamily)
const previewFont = (page: Page) =>
  page.locator('.specimen').evaluate((preview) => getComputedStyle(preview).fontFamily)

test('the blog name is on every page and in every title after one save', async ({ page }) => {
  await page.goto('/admin/settings')
  const title = page.getByLabel('Blog Title')
  await expect(page.getByText('Shown in the header and browser title')).toBeVisible()
  await expect(page.getByText('Used for contact form submissions')).toBeVisible()

  await title.fill('ab')
  await page.getByLabel('Contact Email').fill('nobody')
  await page.getByRole('button', { name: 'Save Profile Settings' }).click()
  await expect(page.getByText('Blog title must be at least 3 characters long.')).toBeVisible()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()

  await title.fill('The Long Report')
  await page.getByLabel('Contact Email').fill('robin@example.com')
  await page.getByRole('button', { name: 'Save Profile Settings' }).click()
  await expect(toastOf(page)).toContainText('Profile settings saved!')
  await expect(toastOf(page)).toContainText(
    'Your blog profile settings have been updated successfully.',
  )
  await expect(page).toHaveTitle('Settings - The Long Report')
  await expect(page.getByRole('link', { name: 'The Long Report' })).toBeVisible()

  await page.goto('/')
  await expect(page).toHaveTitle(/The Long Report/)
  await expect(page.getByRole('banner')).toContainText('The Long Report')
  await expect(page.getByRole('contentinfo')).toContainText('The Long Report')
  const stored = await (await page.request.get('/api/settings')).json()
  expect(stored).toMatchObject({ blogName: 'The Long Report', ownerEmail: 'robin@example.com' })
  expect(stored.blogDescription.length).toBeGreaterThan(9)
})

test('colours are typed under the rules of the box and seen at once', async ({ page }) => {
  await openTab(page, 'Appearance')
  const primary = page.getByLabel('Primary Color')
  await expect(primary).toHaveAttribute('placeholder', '#000000')
  await expect(primary).toHaveAttribute('maxlength', '7')
  await primary.fill('')
  await primary.pressSequentially('0f7')
  await expect(primary).toHaveValue('#0f7')
  await primary.pressSequentially('zz66e')
  await expect(primary).toHaveValue('#0f766e')
  expect(await pageColour(page)).toBe('#0f766e')

  await page.getByLabel('Accent Color').fill('#12')
  await page.getByRole('button', { name: 'Save Appearance Settings' }).click()
  await expect(page.getByText('Please enter a valid hex color.')).toBeVisible()
  await page.getByLabel('Accent Color').fill('#aa5500')
  await page.getByRole('button', { name: 'Save Appearance Settings' }).click()
  await expect(toastOf(page)).toContainText('Appearance settings saved!')
  await page.goto('/blog')
  expect(await pageColour(page)).toBe('#0f766e')
})

test('fonts are tried in the preview, each in its own face, while the admin keeps its own', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/fonts/')) fetched.push(new URL(request.url()).pathname)
  })
  await openTab(page, 'Appearance')
  await expect(page.getByRole('button', { name: 'Font Family' })).toContainText('Inter (Default)')
  expect(fetched.some((path) => path.includes('catalogue'))).toBe(false)

  await page.getByRole('button', { name: 'Font Family' }).click()
  const list = page.getByRole('listbox', { name: 'Font Family' })
  await expect(list.getByRole('option')).toHaveCount(23)
  await expect(list.getByRole('option', { name: 'Inter (Default)' })).toContainText('Four legs nap')
  for (const kind of ['Sans-serif', 'Serif', 'Display', 'Monospace']) {
    await page.getByRole('button', { name: kind, exact: true }).click()
    await expect(list.getByRole('group', { name: kind, exact: true })).toBeInViewport()
  }
  await page.getByRole('button', { name: 'Serif', exact: true }).click()
  await list.getByRole('option', { name: 'Lora' }).click()
  expect(await previewFont(page)).toMatch(/^"?Lora/)
  expect(await pageFont(page)).toMatch(/^"?Inter/)
  await expect(page.locator('html')).toHaveAttribute('data-font-kind', 'serif')
  await list.press('ArrowDown')
  await expect(list.getByRole('option', { name: 'Crimson Text' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await list.press('Escape')
  await expect(list).toBeHidden()

  await page.getByRole('button', { name: 'Save Appearance Settings' }).click()
  await expect(toastOf(page)).toContainText(
    'Your blog appearance settings have been updated successfully.',
  )
  expect(await previewFont(page)).toMatch(/Crimson Text/)
  await page.reload()
  expect(await pageFont(page)).toMatch(/^"?Inter/)
  await page.goto('/')
  expect(await pageFont(page)).toMatch(/Crimson Text/)
})

test('the account tab tells who is signed in, and lets another browser go', async ({
  page,
  browser,
  diary,
}) => {
  const elsewhere = await browser.newContext({ baseURL: diary.url, storageState: undefined })
  await elsewhere.request.post('/api/auth/login', { data: owner, headers: { origin: diary.url } })

  await openTab(page, 'Account')
  await expect(page.getByRole('tabpanel')).toContainText(owner.email)
  await expect(page.getByText('Last Login: Just now')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Not Available' })).toBeDisabled()
  await expect(page.getByText('This device')).toHaveCount(1)
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden()
  const session = await (await elsewhere.request.get('/api/auth/session')).json()
  expect(session.user).toBeNull()
  await elsewhere.close()
})
