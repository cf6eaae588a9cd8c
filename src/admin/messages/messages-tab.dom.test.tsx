import { beforeEach, expect, test } from 'vitest'
import {
  call,
  expectErrors,
  network,
  openAdmin,
  phoneSize,
  resetDiary,
  toast,
} from '#test/dom/dom.tsx'

const message = (subject: string) => ({
  name: 'Robin',
  email: 'robin@example.com',
  subject,
  message: 'Does Pretzel take the stairs,\nor is he carried like a loaf?',
})

beforeEach(resetDiary)

test('without a message the screen says where they come from', async () => {
  const page = await openAdmin('/admin/readers/messages')
  await expect
    .element(
      page.getByText('No messages yet. What visitors write on the Contact page arrives here.'),
    )
    .toBeVisible()
})

test('a message that cannot be deleted stays', async () => {
  expectErrors(/500/)
  await call('POST', '/api/contact', message('A second one'))
  await network.answer('DELETE /api/admin/messages/*', 500)
  const page = await openAdmin('/admin/readers/messages')
  await page.getByRole('button', { name: /A second one/ }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect
    .element(toast())
    .toMatchTextContent('Failed to delete the message. Please try again.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('button', { name: /A second one/ })).toBeVisible()
})

test('a row begins to tell the message, until it is open', async () => {
  await call('POST', '/api/contact', message('A short one'))
  const page = await openAdmin('/admin/readers/messages')
  const row = page.getByRole('button', { name: /A short one/ })
  await expect.element(row).toMatchTextContent('Robin Does Pretzel take the stairs')
  await row.click()
  await expect.element(row).not.toMatchTextContent('Does Pretzel take the stairs')
  await expect.element(page.getByText(/Does Pretzel take the stairs/)).toBeVisible()
})

test('what is unread is told on the tab, and on the menu of a phone', async () => {
  await call('POST', '/api/contact', message('An unread one'))
  const page = await openAdmin('/admin/readers', phoneSize)
  const tabs = page.getByRole('navigation', { name: 'Readers' })
  await tabs.getByRole('link', { name: /^Messages.*unread message/ }).click()
  await expect.element(page.getByRole('heading', { name: 'Messages' })).toBeVisible()
  expect(location.pathname).toBe('/admin/readers/messages')
  await expect
    .element(page.getByRole('button', { name: /^Open menu, \d+ unread message/ }))
    .toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: 'An unread one' })
  const subject = row.getByText('An unread one')
  await subject.click()
  const text = row.getByText(/or is he carried like a loaf\?/)
  await expect.element(text).toBeVisible()
  const leftOf = (locator: typeof text) => locator.element().getBoundingClientRect().x
  expect(leftOf(text), 'the words stand under the subject').toBe(leftOf(subject))
})

test('the addresses of the former inbox lead here', async () => {
  const page = await openAdmin('/admin?tab=inbox')
  await expect.element(page.getByRole('heading', { name: 'Messages' })).toBeVisible()
  expect(location.pathname).toBe('/admin/readers/messages')
  const nav = page.getByRole('navigation', { name: 'Admin' })
  await expect.element(nav.getByCss('[aria-current=page]')).toMatchTextContent('Readers')
  await openAdmin('/admin?tab=inbox&view=subscribers&page=2')
  await expect.element(page.getByRole('region', { name: 'The letter list' })).toBeVisible()
  expect(location.pathname + location.search).toBe('/admin/readers/letters?page=2')
  await openAdmin('/admin')
  await expect.element(page.getByRole('tab').first()).toBeVisible()
  const tabs = page.getByRole('tab').elements()
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Overview', 'Content', 'Ideas'])
})
