import type { Page } from '@playwright/test'
import { RECENT_SIGN_IN_MINUTES } from '../src/shared/limits.ts'
import { owner } from './diary.ts'
import { expect } from './fixtures.ts'
import { test, toastOf } from './signed-in.ts'

test.use({ expectedErrors: [/status of 40[03]/] })

/** Longer than a sign-in counts as recent. */
const tooLong = RECENT_SIGN_IN_MINUTES * 60

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Please confirm it’s you' })
const rowOf = (page: Page, email: string) => page.locator('.people li').filter({ hasText: email })

async function addPerson(page: Page, email: string) {
  await page.goto('/admin?tab=content&view=access')
  await page.getByRole('button', { name: 'Add admin' }).click()
  const form = page.getByRole('dialog', { name: 'Add an admin' })
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password').fill('a-second-leash')
  await form.getByRole('button', { name: 'Add admin' }).click()
}

test('adding an admin waits for the password: cancelled it changes nothing, given it goes on', async ({
  page,
  diary,
}) => {
  await addPerson(page, 'at-once@example.com')
  await expect(rowOf(page, 'at-once@example.com')).toBeVisible()

  diary.wait(tooLong)
  await addPerson(page, 'friend@example.com')
  const dialog = dialogOf(page)
  await expect(dialog.getByLabel('Your password')).toBeFocused()
  await expect(dialog).toContainText('This affects who can get into your diary')
  await dialog.getByRole('button', { name: 'Cancel' }).last().click()
  await expect(toastOf(page)).toContainText('Please confirm it’s you.')
  const form = page.getByRole('dialog', { name: 'Add an admin' })
  await expect(form.getByLabel('Email')).toHaveValue('friend@example.com')
  await page.goto('/admin?tab=content&view=access')
  await expect(rowOf(page, owner.email)).toBeVisible()
  await expect(rowOf(page, 'friend@example.com')).toHaveCount(0)

  await addPerson(page, 'friend@example.com')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByText('Please enter your password')).toBeVisible()
  await dialog.getByLabel('Your password').fill('not-the-one')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByText('That’s not your password. Please try again.')).toBeVisible()
  await dialog.getByLabel('Your password').fill(owner.password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(toastOf(page)).toContainText('Admin added')
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, 'friend@example.com')).toBeVisible()
})

test('files with people’s data are downloaded once the password was given', async ({
  page,
  diary,
}) => {
  const confirm = async () => {
    await expect(dialogOf(page)).toContainText('This file takes a copy of what’s in your diary')
    await dialogOf(page).getByLabel('Your password').fill(owner.password)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialogOf(page).getByRole('button', { name: 'Confirm' }).click(),
    ])
    expect(await file.failure()).toBeNull()
    return file.suggestedFilename()
  }
  await page.goto('/admin/settings#database')
  await page.getByRole('button', { name: 'Back up now' }).click()
  const link = page.getByRole('link', { name: /^Download/ })
  await expect(link).not.toHaveCount(0)
  diary.wait(tooLong)
  await link.first().click()
  expect(await confirm()).toMatch(/^diary-.*-by-hand\.tar\.gz$/)

  const reader = { name: 'Gil', email: 'gil@example.com', consent: true }
  await page.request.post('/api/newsletter/subscribe', { data: reader })
  await page.goto('/admin/readers/letters')
  const button = page.getByRole('button', { name: 'Export CSV' })
  await expect(button).toBeVisible()
  diary.wait(tooLong)
  await button.click()
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).last().click()
  await expect(toastOf(page)).toContainText('Please confirm it’s you.')
  await button.click()
  expect(await confirm()).toMatch(/^subscribers-.*\.csv$/)
})

test('the list of readers is put away until the password was given, and nothing else asks for it', async ({
  page,
  diary,
}) => {
  const list = page.getByRole('region', { name: 'The letter list' })
  const reader = { name: 'Gil', email: 'gil@example.com', consent: true }
  await page.request.post('/api/newsletter/subscribe', { data: reader })
  diary.wait(tooLong)
  await page.goto('/admin/readers/letters?search=gil')
  await expect(list.getByText('Your readers’ names and addresses are put away')).toBeVisible()
  await expect(list.getByText('Today: 0')).toBeVisible()
  await expect(list).not.toContainText(reader.email)
  await expect(dialogOf(page)).toBeHidden()

  const show = list.getByRole('button', { name: 'Show the list' })
  await show.click()
  await expect(dialogOf(page)).toContainText('Your readers trusted you with their addresses')
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).last().click()
  await expect(show).toBeVisible()
  await show.click()
  await dialogOf(page).getByLabel('Your password').fill(owner.password)
  await dialogOf(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(list.getByRole('row').filter({ hasText: reader.email })).toBeVisible()
  await expect(list.getByRole('heading', { name: 'The letter list' })).toBeFocused()

  diary.wait(tooLong)
  await list.getByRole('button', { name: /^Left/ }).click()
  await dialogOf(page).getByLabel('Your password').fill(owner.password)
  await dialogOf(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(list.getByText('No one on the list matches.')).toBeVisible()

  diary.wait(tooLong)
  await page.goto('/admin/posts/new')
  await expect(page.locator('[data-field=letter]')).toBeVisible()
  await expect(dialogOf(page)).toBeHidden()
})
