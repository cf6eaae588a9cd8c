import type { Page } from '@playwright/test'
import { type StorageUse, storageKinds } from '../src/shared/contract/database-info.ts'
import { owner } from './diary.ts'
import { asOwner } from './owner-api.ts'
import { expect, expectNoAxeViolations, test, toastOf } from './signed-in.ts'

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
const refuse = (page: Page) =>
  page.route('**/api/admin/settings', (route) =>
    route.fulfill({ status: 503, json: { code: 'x', message: 'Not now.' } }),
  )

test('the blog name is on every page and in every title after one save', async ({ page }) => {
  await page.goto('/admin/settings')
  const title = page.getByLabel('Blog Title')
  await expect(page.getByText('Shown in the header and browser title')).toBeVisible()
  await expect(page.getByText('Used for contact form submissions')).toBeVisible()
  await expectNoAxeViolations(page)

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

test.describe('a logo', () => {
  test.use({ expectedErrors: [/gone\.png|404/] })
  test('that does not load leaves the dog in its place', async ({ page, diary }) => {
    const owner = await asOwner(page.request, diary.url)
    await owner.change('/api/admin/settings', { logoUrl: '/media/gone.png' })
    await page.goto('/')
    const brand = page.getByRole('banner').locator('.brand')
    await expect(brand.locator('svg')).toBeVisible()
    await expect(brand.locator('img')).toHaveCount(0)
    await owner.change('/api/admin/settings', { logoUrl: '' })
  })
})

test('a switch saves at once, with a spinner in its place and the others still', async ({
  page,
}) => {
  await page.goto('/admin/settings')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/admin/settings', async (route) => {
    await held
    await route.continue()
  })
  const comments = page.getByRole('switch', { name: 'Enable Comments' })
  const analytics = page.getByRole('switch', { name: 'Enable Analytics' })
  await comments.click()
  await expect(comments).toBeChecked()
  await expect(page.locator('.switch-pending')).toHaveCount(1)
  await expect(analytics).toBeDisabled()
  answer()
  await expect(toastOf(page)).toContainText('Setting updated')
  await expect(toastOf(page)).toContainText('Comments has been enabled.')
  await expect(analytics).toBeEnabled()
  await page.reload()
  await expect(comments).toBeChecked()
})

test('the featured posts switch always reads on, whatever was saved', async ({ page }) => {
  await page.goto('/admin/settings')
  const featured = page.getByRole('switch', { name: 'Show Featured Posts' })
  await expect(featured).toBeChecked()
  await featured.click()
  await expect(toastOf(page)).toContainText('Featured Posts has been disabled.')
  await expect(featured).toBeChecked()
  expect((await (await page.request.get('/api/settings')).json()).features.featuredPosts).toBe(
    false,
  )
})

test.describe('when a save fails', () => {
  test.use({ expectedErrors: [/503/] })

  test('the switch turns back and every form says so', async ({ page }) => {
    await refuse(page)
    await page.goto('/admin/settings')
    const analytics = page.getByRole('switch', { name: 'Enable Analytics' })
    await analytics.click()
    await expect(toastOf(page)).toContainText('Error updating setting')
    await expect(toastOf(page)).toContainText('Failed to update settings')
    await expect(analytics).not.toBeChecked()

    await page.getByLabel('Blog Title').fill('Another name')
    await page.getByRole('button', { name: 'Save Profile Settings' }).click()
    await expect(toastOf(page)).toContainText('Error saving profile settings')
    await expect(page.getByLabel('Blog Title')).toHaveValue('Another name')

    await page.getByRole('tab', { name: 'Appearance' }).click()
    await page.getByRole('button', { name: 'Save Appearance Settings' }).click()
    await expect(toastOf(page)).toContainText('Error saving appearance settings')
  })
})

test('a placeholder is put where the token would be before a save', async ({ page }) => {
  await page.goto('/admin/settings')
  await page.evaluate(() => localStorage.removeItem('adminToken'))
  await page.getByRole('switch', { name: 'Enable Analytics' }).click()
  await expect(toastOf(page)).toContainText('Setting updated')
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBe(
    'admin-token-placeholder',
  )
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

test('a preset is one press away and seen at once', async ({ page }) => {
  await openTab(page, 'Appearance')
  const butter = page.getByRole('button', { name: 'Butter' })
  await butter.click()
  await expect(page.getByLabel('Primary Color')).toHaveValue('#f2c94c')
  await expect(butter).toHaveAttribute('aria-pressed', 'true')
  expect(await pageColour(page)).toBe('#f2c94c')
  await expectNoAxeViolations(page)
})

test('the swatch opens a picker, Apply closes it', async ({ page }) => {
  await openTab(page, 'Appearance')
  await page.getByRole('button', { name: 'Color picker: accent' }).click()
  const picker = page.getByRole('dialog', { name: 'Color picker: accent' })
  await picker.getByRole('slider', { name: 'Hue' }).focus()
  const before = await page.getByLabel('Accent Color').inputValue()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByLabel('Accent Color')).not.toHaveValue(before)
  await expectNoAxeViolations(page)
  await picker.getByRole('button', { name: 'Apply' }).click()
  await expect(picker).toBeHidden()
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
  await expect(list.getByRole('option', { name: 'Inter (Default)' })).toContainText(
    'Four short legs nap',
  )
  for (const kind of ['Sans-serif', 'Serif', 'Display', 'Monospace']) {
    await page.getByRole('button', { name: kind, exact: true }).click()
    await expect(list.getByRole('group', { name: kind, exact: true })).toBeInViewport()
  }
  await expectNoAxeViolations(page)
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

test('leaving with unsaved changes asks, and an unsaved look goes back', async ({ page }) => {
  await openTab(page, 'Appearance')
  const saved = await pageColour(page)
  await page.getByLabel('Primary Color').fill('#ff0000')
  await page.getByRole('link', { name: 'Gallery' }).click()
  const ask = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await ask.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByLabel('Primary Color')).toHaveValue('#ff0000')

  await page.getByRole('tab', { name: 'General' }).click()
  await page.getByRole('tab', { name: 'Appearance' }).click()
  await expect(page.getByLabel('Primary Color')).toHaveValue('#ff0000')

  await page.getByRole('link', { name: 'Gallery' }).click()
  await ask.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { name: 'Gallery Management' })).toBeVisible()
  await expect.poll(() => pageColour(page)).toBe(saved)
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
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden()
  const session = await (await elsewhere.request.get('/api/auth/session')).json()
  expect(session.user).toBeNull()
  await elsewhere.close()
})
test.describe('a wrong password', () => {
  test.use({ expectedErrors: [/400/] })

  test('is refused beside its field, a short new one before it is sent', async ({ page }) => {
    await openTab(page, 'Account')
    await page.getByLabel('Current password').fill('not-my-password')
    const chosen = page.getByLabel('New password', { exact: true })
    await chosen.fill('short')
    await page.getByRole('button', { name: 'Change Password' }).click()
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible()
    await chosen.fill('long-enough-now')
    await page.getByLabel('Repeat the new password').fill('long-enough-then')
    await page.getByRole('button', { name: 'Change Password' }).click()
    await expect(page.getByText('The two passwords don’t match')).toBeVisible()
    await page.getByLabel('Repeat the new password').fill('long-enough-now')
    await page.getByRole('button', { name: 'Change Password' }).click()
    await expect(page.getByText('That’s not your current password.')).toBeVisible()
  })
})

test('the database tab tells what the diary is stored in', async ({ page }) => {
  await openTab(page, 'Database')
  const panel = page.getByRole('tabpanel')
  const posts = (await (await page.request.get('/api/admin/posts')).json()) as unknown[]
  const photos = (await (await page.request.get('/api/photos')).json()) as unknown[]
  for (const text of [
    'PostgreSQL Database',
    'Connected',
    'Persistence: Persistent',
    'Data survives restarts',
    'Active',
    `${posts.length} posts, ${photos.length} photos`,
    'None yet',
    'in total',
  ]) {
    await expect(panel).toContainText(text)
  }
  const use: StorageUse = await (await page.request.get('/api/admin/storage')).json()
  const taking = storageKinds.filter((kind) => use[kind] > 0)
  const bar = panel.locator('.storage-bar')
  expect(taking).toContain('database')
  await expect(bar.locator('> *')).toHaveCount(taking.length)
  for (const kind of taking) {
    const stripe = await bar.locator(`[data-kind=${kind}]`).boundingBox()
    expect(Math.round(stripe!.width), kind).toBeGreaterThan(0)
  }
  const [whole, last] = [await bar.boundingBox(), await bar.locator('> *').last().boundingBox()]
  expect(Math.round(last!.x + last!.width)).toBe(Math.round(whole!.x + whole!.width))
  const days = panel.getByRole('list', { name: 'Backups of the last 7 days' })
  await expect(days.getByRole('listitem')).toHaveCount(7)
  await expectNoAxeViolations(page)
})

test('the database tab tells of a proxy that the diary does not trust', async ({ page }) => {
  await page.request.get('/api/posts/recent?through=proxy', {
    headers: { 'x-forwarded-for': '203.0.113.9' },
  })
  await openTab(page, 'Database')
  await expect(page.getByText(/^There’s a proxy in front of the diary/)).toContainText(
    'TRUST_PROXY',
  )
  await expectNoAxeViolations(page)
})

test('on a phone the tabs have their short names', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/settings')
  for (const [index, name] of ['General', 'Appearance', 'Account', 'DB'].entries()) {
    await expect(page.getByRole('tab').nth(index)).toHaveText(name, { useInnerText: true })
  }
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wider).toBe(0)
})
