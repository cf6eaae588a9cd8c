import type { Page } from '@playwright/test'
import { expect, test } from './signed-in.ts'

const content = (page: Page) => page.getByRole('textbox', { name: 'Content' })
const picker = (page: Page) => page.getByRole('dialog', { name: 'Add photos and clips' })
const open = (page: Page) => page.getByRole('button', { name: 'Photo or clip' }).click()
const number = (page: Page, n: number) =>
  picker(page).getByRole('listitem', { name: `Picture ${n}` })

test('several photos of the gallery become an album after the words, and Ctrl+Z takes it back', async ({
  page,
}) => {
  await page.goto('/admin/posts/new')
  await content(page).fill('Before and after')
  await content(page).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(0, 6))
  await open(page)
  await picker(page).getByRole('tab', { name: 'Gallery' }).click()
  const choices = picker(page).getByRole('button', { name: /^Choose “/ })
  await expect(choices.nth(1)).toBeVisible()
  await picker(page).getByLabel('Search the gallery').fill('no such words')
  await expect(picker(page).getByText('No photos match.')).toBeVisible()
  await picker(page).getByLabel('Search the gallery').fill('beach')
  await expect(choices).toHaveCount(1)
  await choices.first().click()
  await picker(page).getByLabel('Search the gallery').fill('')
  const second = picker(page)
    .getByRole('button', { name: /^Choose “/, pressed: false })
    .first()
  await second.click()
  await number(page, 1).getByLabel('What it shows').fill('The [sea]')
  await number(page, 1).getByLabel('Caption').fill('He said "no"')
  await picker(page).getByRole('button', { name: 'Insert 2 pictures' }).click()
  await expect(picker(page)).toBeHidden()
  await expect(content(page)).toHaveValue(
    /^Before\n\n::: photos\n!\[The \\\[sea\\\]\]\(\/media\/\S+ "He said \\"no\\""\)\n!\[[^\]]+\]\(\/media\/\S+\)\n:::\n\n and after$/,
  )
  await expect(content(page)).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(content(page)).toHaveValue('Before and after')
})
