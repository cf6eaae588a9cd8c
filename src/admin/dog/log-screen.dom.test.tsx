import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AdminDog } from '#shared/contract/dog.admin.ts'
import { call, expectErrors, network, openAdmin, resetDiary, toast } from '#test/dom/dom.tsx'

const screen = '/admin/dog/log'
const weight = page.getByRole('textbox', { name: 'Weight', exact: true })
const add = page.getByRole('button', { name: 'Add', exact: true })
const dialog = page.getByRole('dialog')
const gone = (words: string) => expect.element(page.getByText(words)).not.toBeInTheDocument()

beforeEach(resetDiary)

test('an entry is changed, deleted and brought back, and bad input is told at its field', async () => {
  await openAdmin(screen)
  await add.click()
  await expect.element(page.getByText('Please enter a weight')).toBeVisible()
  await expect.element(weight).toHaveFocus()
  await weight.fill('7')
  await gone('Please enter a weight')
  await page.getByRole('button', { name: 'Vaccination' }).first().click()
  await add.click()
  await expect.element(page.getByText('Please enter what the vaccination is called')).toBeVisible()
  await page.getByLabelText('Which one').fill('Rabiees')
  await page.getByLabelText('Vet and bill').fill('Dr. Okafor')
  await add.click()
  const entry = page.getByRole('listitem').filter({ hasText: 'Rabi' })
  await expect.element(entry).toMatchTextContent('Dr. Okafor')

  await entry.getByRole('button', { name: /^Edit .*Rabiees/ }).click()
  await dialog.getByLabelText('Which one').fill('Rabies')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(entry).toMatchTextContent('Rabies')

  await entry.getByRole('button', { name: /^Edit .*Rabies/ }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect.element(entry).not.toBeInTheDocument()
  await toast().getByRole('button', { name: 'Undo' }).click()
  await expect.element(entry).toMatchTextContent('Rabies')
})

test('the scale reads what the diary’s land is used to, and nothing is noted before the birth', async () => {
  const { document, version } = await call<AdminDog>('GET', '/api/admin/dog')
  const dogs = [{ ...document.dogs[0], weight: '' }]
  await call('PUT', '/api/admin/dog', { document: { dogs }, version })
  await call('PUT', '/api/admin/settings', { timeZone: 'Europe/Berlin' })
  await openAdmin(screen)
  await weight.fill('3.2')
  await expect.element(page.getByRole('textbox', { name: 'Ounces' })).not.toBeInTheDocument()
  const day = page.getByLabelText('Day', { exact: true })
  await day.fill('2024-07-24')
  await add.click()
  await expect
    .element(page.getByText('That’s before the birthday, July 25, 2024. Please enter a later day'))
    .toBeVisible()
  await day.fill('2024-07-25')
  await add.click()
  await expect.element(page.getByText('3.2 kg').first()).toBeVisible()
})

test('leaving with a half-typed entry asks first', async () => {
  await openAdmin(screen)
  const words = page.getByLabelText('A few words')
  const dashboard = page.getByRole('link', { name: 'Dashboard' }).first()
  await words.fill('On the kitchen sc')
  await dashboard.click()
  const ask = page.getByRole('alertdialog', { name: 'Leave without this entry?' })
  await ask.getByRole('button', { name: 'Stay' }).click()
  await expect.element(words).toHaveValue('On the kitchen sc')
  await words.fill('')
  await dashboard.click()
  await expect.element(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  expect(location.pathname).toBe('/admin')
})

test('without a connection adding says so, and the entry waits in its fields', async () => {
  expectErrors(/ERR_FAILED/)
  await network.lose('POST /api/admin/dog/log', 1)
  await openAdmin(screen)
  await weight.fill('9')
  await add.click()
  await expect.element(toast()).toMatchTextContent('The connection was lost. Please try again.')
  await add.click()
  await expect.element(page.getByRole('listitem').filter({ hasText: '9 lb' })).toBeVisible()
})
