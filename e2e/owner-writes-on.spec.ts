import type { Page } from '@playwright/test'
import { expect, test } from './signed-in.ts'

const content = (page: Page) => page.getByRole('textbox', { name: 'Content' })
const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const story = 'A long dog takes a long time to pass a short door.'

async function fillNewPost(page: Page, title: string, words: string) {
  await page.goto('/admin/posts/new')
  await titleField(page).fill(title)
  await content(page).fill(words)
  await page.getByRole('button', { name: 'Choose a cover image' }).click()
  await page
    .getByRole('button', { name: /Use the sample/ })
    .first()
    .click()
  await page.getByLabel('Category').selectOption('travel')
}

test('a first save in the middle of a word changes the address and nothing else', async ({
  page,
}) => {
  const long = `${story}\n\n`.repeat(60)
  await fillNewPost(page, `First save ${Date.now()}`, long)
  await content(page).focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('The lee')
  const field = await content(page).elementHandle()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(500)
  const answered = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/admin/posts') && answer.request().method() === 'POST',
  )
  await page.route('**/api/admin/posts', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const response = await route.fetch()
    await page.keyboard.type('way')
    await route.fulfill({ response })
  })
  await page.keyboard.press('Control+s')
  await answered
  await page.keyboard.type(' bank')
  await expect(page).toHaveURL(/\/admin\/posts\/\d+\/edit$/)
  await page.keyboard.type('.')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(content(page)).toHaveValue(`${long}The leeway bank.`)
  await expect(content(page)).toBeFocused()
  expect(await field?.evaluate((element) => element.isConnected)).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await expect(page.getByRole('heading', { name: 'Edit Post' })).toBeVisible()
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Control+z')
  await expect(content(page)).not.toHaveValue(/bank/)
})

test('after a first save New Post opens an empty editor, and leaving is asked about as before', async ({
  page,
}) => {
  await fillNewPost(page, `Saved and on ${Date.now()}`, story)
  await content(page).press('Control+s')
  await expect(page).toHaveURL(/\/edit$/)
  await content(page).press('Control+End')
  await page.keyboard.type(' More.')
  await page.getByRole('link', { name: 'New Post' }).click()
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Leave' })
    .click()
  await expect(page).toHaveURL(/\/admin\/posts\/new$/)
  await expect(titleField(page)).toHaveValue('')
  await expect(content(page)).toHaveValue('')
})

test('the first missing field in reading order has the focus', async ({ page }) => {
  await page.goto('/admin/posts/new')
  await titleField(page).fill('Ti')
  await page.getByRole('button', { name: 'Save Post' }).click()
  await expect(titleField(page)).toBeFocused()
  await titleField(page).fill('A title')
  await page.getByRole('button', { name: 'Save Post' }).click()
  await expect(content(page)).toBeFocused()
  await content(page).fill(story)
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('short')
  await page.getByRole('button', { name: 'Save Post' }).click()
  await expect(page.getByRole('button', { name: 'Choose a cover image' })).toBeFocused()
})

test('a title in another alphabet makes an address, and its words run their own way', async ({
  page,
}) => {
  await page.goto('/admin/posts/new')
  await titleField(page).fill('Прогулка с таксой')
  await expect(page.getByRole('textbox', { name: /^Slug/ })).toHaveValue('progulka-s-taksoy')
  await content(page).fill('כלב ארוך')
  expect(await content(page).evaluate((field) => getComputedStyle(field).direction)).toBe('rtl')
  await content(page).fill('A long dog')
  expect(await content(page).evaluate((field) => getComputedStyle(field).direction)).toBe('ltr')
})

test('the slug has room for a long title', async ({ page }) => {
  await page.goto('/admin/posts/new')
  await titleField(page).fill('How he learned to swim in a puddle that was not even deep')
  const slug = page.getByRole('textbox', { name: /^Slug/ })
  await expect(slug).toHaveValue(/deep$/)
  expect(
    await slug.evaluate((field) => [
      field.scrollWidth <= field.clientWidth,
      field.clientWidth > 400,
    ]),
  ).toEqual([true, true])
})
