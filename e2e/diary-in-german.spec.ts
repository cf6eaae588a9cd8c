import type { Page } from '@playwright/test'
import { owner } from './diary.ts'
import { expect } from './fixtures.ts'
import { german, listEnglishTexts } from './german.ts'
import { test } from './mail-diary.ts'
import { asOwner } from './owner-api.ts'

const { navigationTexts } = german['site/pages']
const { threadTexts, writeTexts, previewTexts, thanksTexts } = german['site/comments']
const { contactTexts, contactToasts } = german['site/messages']
const { newsletterTexts, newsletterToasts } = german['site/newsletter']
const { editorFields, editorTexts, editorToasts, coverTexts } = german['admin/editor']

test.use({ locale: 'de-DE' })

const isGerman = async (page: Page) => {
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(await listEnglishTexts(page), page.url()).toEqual([])
}

test('a visitor of a German diary reads, comments, writes and subscribes in German', async ({
  page,
  held,
  request,
}) => {
  const features = { comments: true, featuredPosts: true, analytics: false }
  const api = await asOwner(request, held.url)
  await api.change('/api/admin/settings', { language: 'de', features })
  const { ownerName, dog } = await namesOf(api)

  await page.goto('/')
  await isGerman(page)
  const form = page.getByRole('form', { name: newsletterTexts.heading })
  await form.getByLabel(newsletterTexts.name).fill('Ida')
  await form.getByLabel(newsletterTexts.email).fill('ida@example.com')
  await form.getByLabel(newsletterTexts.consent).check()
  await form.getByRole('button', { name: newsletterTexts.submit }).click()
  await expect(page.getByText(newsletterToasts.done.description, { exact: true })).toBeVisible()

  const menu = page.getByRole('banner')
  await menu.getByRole('link', { name: navigationTexts['/blog'], exact: true }).click()
  await expect(page).toHaveURL('/blog')
  await isGerman(page)
  await page.locator('main article a').first().click()
  await expect(page).toHaveURL(/\/blog\/.+/)
  await page.locator('#comments').scrollIntoViewIfNeeded()
  await expect(page.getByText(threadTexts.none)).toBeVisible()
  await expect(page.getByText(writeTexts.counted(0, 2000))).toBeVisible()
  await isGerman(page)
  const notebook = page.locator('#write')
  await notebook.getByRole('button', { name: writeTexts.preview }).click()
  await isGerman(page)
  await notebook.getByLabel(writeTexts.message).fill('Was für kurze Beine!')
  await notebook.getByLabel(writeTexts.name, { exact: true }).fill('Ida')
  await notebook.getByRole('button', { name: writeTexts.preview }).click()
  await expect(page.getByRole('heading', { name: previewTexts.heading })).toBeVisible()
  await isGerman(page)
  await page.getByRole('button', { name: previewTexts.send }).click()
  await expect(page.getByRole('heading', { name: thanksTexts.waiting(ownerName) })).toBeVisible()
  await isGerman(page)

  await menu.getByRole('link', { name: navigationTexts['/contact'], exact: true }).click()
  const letter = page.getByRole('form', { name: contactTexts.greeting(dog) })
  await letter.getByLabel(contactTexts.name).fill('Ida')
  await letter.getByLabel(contactTexts.email).fill('ida@example.com')
  await letter.getByLabel(contactTexts.subject).fill('Treppen')
  await letter.getByLabel(contactTexts.message).fill('Wird er getragen?')
  await isGerman(page)
  await letter.getByRole('button', { name: contactTexts.submit }).click()
  await expect(page.getByText(contactToasts.done.description, { exact: true })).toBeVisible()
  await isGerman(page)
})

test('a diary speaks the language of the browser that first signs in, and is written in it', async ({
  page,
  held,
}) => {
  // Before the first sign-in the diary has no language of its own.
  await page.goto('/admin/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password').fill(owner.password)
  await page.getByRole('button', { name: 'Login with Email' }).click()
  const write = page.getByRole('link', { name: german['admin/dashboard'].dashboardTexts.newPost })
  await expect(write.first()).toBeVisible()
  await isGerman(page)

  await write.first().click()
  await expect(page.getByRole('heading', { name: editorTexts.createTitle })).toBeVisible()
  await page.getByRole('textbox', { name: editorFields.title }).fill('Vier Zoll Meer')
  await page
    .getByRole('textbox', { name: editorFields.content, exact: true })
    .fill('Die erste Welle war genau so hoch wie er.')
  await page.getByRole('button', { name: coverTexts.choose }).click()
  await isGerman(page)
  await page.getByRole('button', { name: sampleCover }).first().click()
  await page
    .getByLabel(editorFields.category)
    .selectOption({ label: german['site/categories'].categoryNames.of('Travel') })
  await page.getByRole('switch', { name: editorFields.published }).check()
  await isGerman(page)
  await page
    .locator('.editor-bar')
    .getByRole('button', { name: editorTexts.publish, exact: true })
    .click()
  await expect(page.getByText(editorToasts.created.description, { exact: true })).toBeVisible()
  await isGerman(page)

  await page.goto('/blog/vier-zoll-meer')
  await expect(page.getByText('Die erste Welle').first()).toBeVisible()
  await isGerman(page)
  expect((await held.services.settings.get()).language).toBe('de')
})

const sampleCover = new RegExp(`^${coverTexts.sampleLabel('§').replace('§', '.+')}$`)

async function namesOf(api: Awaited<ReturnType<typeof asOwner>>) {
  const { ownerName } = await api.read<{ ownerName: string }>('/api/settings')
  const { name } = await api.read<{ name: string }>('/api/dog/card')
  return { ownerName, dog: name }
}
