import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { network, openAdmin, phoneSize, toast } from '#test/dom/dom.tsx'

test('a step to another screen puts the reader at its title', async () => {
  const page = await openAdmin('/admin')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('navigation', { name: 'Admin' }).getByText('Gallery').click()
  await expect.element(page.getByRole('heading', { level: 1, name: /Gallery/ })).toHaveFocus()
})

test('a failed logout says that one is still signed in', async () => {
  await network.lose('POST /api/auth/logout')
  const page = await openAdmin('/admin')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect.element(toast()).toMatchTextContent('You’re still signed in')
  expect(location.pathname).toBe('/admin')
})

test('nothing of the admin shows while the session is being checked', async () => {
  const answer = await network.hold('GET /api/auth/session')
  const page = await openAdmin('/admin')
  await expect.element(page.getByText('Verifying your session...')).toBeVisible()
  expect(page.getByRole('navigation').elements()).toEqual([])
  await answer()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('on a phone the menu opens, holds the focus and closes on navigation', async () => {
  const page = await openAdmin('/admin', phoneSize)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Gallery' }).click()
  await expect.poll(() => location.pathname).toBe('/admin/gallery')
  await expect.element(menu).not.toBeInTheDocument()
  // The heading takes the focus once its screen is drawn, which may be after the address changed.
  await expect.element(page.getByRole('heading', { level: 1, name: /Gallery/ })).toHaveFocus()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect.element(menu).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Open menu' })).toHaveFocus()
})

test('on a phone the menu closes when one goes back', async () => {
  const page = await openAdmin('/admin', phoneSize)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Gallery' }).click()
  await page.getByRole('heading', { level: 1, name: /Gallery/ }).findElement()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  history.back()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})
