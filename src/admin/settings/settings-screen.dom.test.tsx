import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type StorageUse, storageKinds } from '#shared/contract/settings.admin.ts'
import { call, network, openAdmin, openSite, phoneSize, resetDiary, toast } from '#test/dom/dom.tsx'
import { categoryTexts as texts } from '#texts/admin/posts.ts'
import { categoryErrors } from '#texts/errors/posts.ts'

beforeEach(resetDiary)

const pageColour = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--primary').trim()
const settings = () => call<{ features: Record<string, boolean> }>('GET', '/api/settings')
const feature = (name: string) => page.getByRole('switch', { name })
const says = (words: string) => expect.element(toast()).toMatchTextContent(words)

test('a logo that does not load leaves the dog in its place', async () => {
  await call('PUT', '/api/admin/settings', { logoUrl: '/media/gone.png' })
  await openSite('/')
  const brand = page.getByRole('banner').getByCss('.brand')
  await expect.element(brand.getByCss('svg')).toBeVisible()
  await expect.element(brand.getByCss('img')).toHaveLength(0)
})

describe('switches', () => {
  test('save at once, with a spinner in their place and the others still', async () => {
    await openAdmin('/admin/settings')
    const answer = await network.hold('PUT /api/admin/settings')
    const comments = feature('Enable Comments')
    const analytics = feature('Enable Analytics')
    await comments.click()
    await expect.element(comments).toBeChecked()
    await expect.element(page.getByCss('.switch-pending')).toHaveLength(1)
    await expect.element(analytics).toBeDisabled()
    await answer()
    await says('Setting updated')
    await says('Comments has been enabled.')
    await expect.element(analytics).toBeEnabled()
    await openAdmin('/admin/settings')
    await expect.element(comments).toBeChecked()
  })

  test('of featured posts always read on, whatever was saved', async () => {
    await openAdmin('/admin/settings')
    const featured = feature('Show Featured Posts')
    await expect.element(featured).toBeChecked()
    await featured.click()
    await says('Featured Posts has been disabled.')
    await expect.element(featured).toBeChecked()
    expect((await settings()).features.featuredPosts).toBe(false)
  })

  test('put a placeholder where the token would be before a save', async () => {
    await openAdmin('/admin/settings')
    localStorage.removeItem('adminToken')
    await feature('Enable Analytics').click()
    await says('Setting updated')
    expect(localStorage.getItem('adminToken')).toBe('admin-token-placeholder')
  })

  test('turn back when a save fails, and every form says so', async () => {
    await network.answer('PUT /api/admin/settings', 503, { code: 'x', message: 'Not now.' })
    await openAdmin('/admin/settings')
    const analytics = feature('Enable Analytics')
    await analytics.click()
    await says('Error updating setting')
    await says('Failed to update settings')
    await expect.element(analytics).not.toBeChecked()

    await page.getByLabelText('Blog Title').fill('Another name')
    await page.getByRole('button', { name: 'Save Profile Settings' }).click()
    await says('Error saving profile settings')
    await expect.element(page.getByLabelText('Blog Title')).toHaveValue('Another name')

    await page.getByRole('tab', { name: 'Appearance' }).click()
    await page.getByRole('button', { name: 'Save Appearance Settings' }).click()
    await says('Error saving appearance settings')
  })
})

describe('the look', () => {
  test('a preset is one press away and seen at once', async () => {
    await openAdmin('/admin/settings#appearance')
    const butter = page.getByRole('button', { name: 'Butter' })
    await butter.click()
    await expect.element(page.getByLabelText('Primary Color')).toHaveValue('#f2c94c')
    await expect.element(butter).toHaveAttribute('aria-pressed', 'true')
    expect(pageColour()).toBe('#f2c94c')
  })

  test('the swatch opens a picker, Apply closes it', async () => {
    await openAdmin('/admin/settings#appearance')
    await page.getByRole('button', { name: 'Color picker: accent' }).click()
    const picker = page.getByRole('dialog', { name: 'Color picker: accent' })
    const accent = page.getByLabelText('Accent Color')
    const hue = await picker.getByRole('slider', { name: 'Hue' }).findElement()
    hue.focus()
    const before = (accent.element() as HTMLInputElement).value
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(accent).not.toHaveValue(before)
    await picker.getByRole('button', { name: 'Apply' }).click()
    await expect.element(picker).not.toBeInTheDocument()
  })

  test('leaving with unsaved changes asks, and an unsaved look goes back', async () => {
    await openAdmin('/admin/settings#appearance')
    const primary = page.getByLabelText('Primary Color')
    await primary.findElement()
    const saved = pageColour()
    await primary.fill('#ff0000')
    expect(pageColour()).toBe('#ff0000')
    await page.getByRole('link', { name: 'Gallery' }).click()
    const ask = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await ask.getByRole('button', { name: 'Stay here' }).click()
    await expect.element(primary).toHaveValue('#ff0000')

    await page.getByRole('tab', { name: 'General' }).click()
    await page.getByRole('tab', { name: 'Appearance' }).click()
    await expect.element(primary).toHaveValue('#ff0000')

    await page.getByRole('link', { name: 'Gallery' }).click()
    await ask.getByRole('button', { name: 'Leave' }).click()
    await expect.element(page.getByRole('heading', { name: 'Gallery Management' })).toBeVisible()
    await expect.poll(pageColour).toBe(saved)
  })
})

test('a wrong password is refused beside its field, a short new one before it is sent', async () => {
  await openAdmin('/admin/settings#account')
  await page.getByLabelText('Current password').fill('not-my-password')
  const chosen = page.getByLabelText('New password')
  const repeated = page.getByLabelText('Repeat the new password')
  const change = page.getByRole('button', { name: 'Change Password' })
  await chosen.fill('short')
  await change.click()
  await expect.element(page.getByText('Password must be at least 8 characters')).toBeVisible()
  await chosen.fill('long-enough-now')
  await repeated.fill('long-enough-then')
  await change.click()
  await expect.element(page.getByText('The two passwords don’t match')).toBeVisible()
  await repeated.fill('long-enough-now')
  await change.click()
  await expect.element(page.getByText('That’s not your current password.')).toBeVisible()
})

describe('the database tab', () => {
  test('tells what the diary is stored in', async () => {
    await openAdmin('/admin/settings#database')
    const panel = page.getByRole('tabpanel')
    const posts = await call<unknown[]>('GET', '/api/admin/posts')
    const photos = await call<unknown[]>('GET', '/api/photos')
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
      await expect.element(panel).toMatchTextContent(text)
    }
    const use = await call<StorageUse>('GET', '/api/admin/storage')
    const taking = storageKinds.filter((kind) => use[kind] > 0)
    const bar = panel.getByCss('.storage-bar')
    const stripes = bar.getByCss(':scope > *')
    expect(taking).toContain('database')
    await expect.element(stripes).toHaveLength(taking.length)
    for (const kind of taking) {
      const stripe = bar.getByCss(`[data-kind=${kind}]`).element().getBoundingClientRect()
      expect(Math.round(stripe.width), kind).toBeGreaterThan(0)
    }
    const [whole, last] = [bar, stripes.last()].map((element) =>
      element.element().getBoundingClientRect(),
    )
    expect(Math.round(last!.right)).toBe(Math.round(whole!.right))
    const days = panel.getByRole('list', { name: 'Backups of the last 7 days' })
    await expect.element(days.getByRole('listitem')).toHaveLength(7)
  })

  test('tells of a proxy that the diary does not trust', async () => {
    await fetch('/api/posts/recent', { headers: { 'x-forwarded-for': '203.0.113.9' } })
    await openAdmin('/admin/settings#database')
    await expect
      .element(page.getByText(/^There’s a proxy in front of the diary/))
      .toMatchTextContent('TRUST_PROXY')
  })
})

test('on a phone the tabs have their short names', async () => {
  await openAdmin('/admin/settings', phoneSize)
  for (const [index, name] of ['General', 'Appearance', 'Account', 'DB'].entries()) {
    await expect.element(page.getByRole('tab').nth(index)).toHaveAccessibleName(name)
  }
  expect(document.documentElement.scrollWidth).toBe(phoneSize.width)
})

test('a bad list is not saved, and what was typed stays', async () => {
  await resetDiary()
  const page = await openAdmin('/admin/settings')
  const photos = page.getByRole('region', { name: texts.kinds.photos })
  await photos.getByRole('button', { name: texts.changeList }).click()
  await photos.getByRole('button', { name: texts.add }).click()
  const last = photos.getByRole('textbox', { name: /^Name of category/ }).last()
  await last.fill('sleepy')
  await photos.getByRole('button', { name: texts.save }).click()
  await expect.element(photos.getByText(categoryErrors.same('sleepy', 'Sleepy'))).toBeVisible()
  await expect.element(last).toHaveValue('sleepy')
  await expect.element(last).toHaveFocus()
  // A category that contains photos cannot be removed.
  await expect.element(photos.getByRole('button', { name: texts.remove('Sleepy') })).toBeDisabled()
  await page.getByRole('link', { name: 'Gallery' }).first().click()
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent('Leave without saving?')
})
