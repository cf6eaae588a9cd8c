import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { call, openAdmin, resetDiary } from '#test/dom/dom.tsx'
import {
  chooseSampleCover,
  content,
  excerpt,
  expectAddress,
  fillTheRest,
  press,
  saveButton,
  slugField,
  titleField,
} from '#test/dom/post-editor.ts'
import { makePost } from '#test/make.ts'

const story = 'The first wave was four inches high, which is exactly as tall as he is underneath.'
const openNew = () => openAdmin('/admin/posts/new')

beforeEach(resetDiary)

test('the slug follows the title until the owner types one', async () => {
  await openNew()
  await titleField.fill('Four inches')
  await userEvent.type(titleField, ' more')
  await expect.element(slugField).toHaveValue('four-inches-more')
  await slugField.fill('the-sea')
  await titleField.fill('Something else')
  await expect.element(slugField).toHaveValue('the-sea')
  await slugField.fill('')
  await titleField.fill('Something new')
  await expect.element(slugField).toHaveValue('something-new')
})

test('the slug has room for a long title, is cut after a word and taken', async () => {
  await openNew()
  await titleField.fill('How he learned to swim in a puddle that was not even deep')
  await expect.element(slugField).toHaveValue(expect.stringMatching(/deep$/))
  const field = slugField.element()
  expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
  expect(field.clientWidth).toBeGreaterThan(400)
  await titleField.fill('How he learned to swim in a puddle that was not even deep. '.repeat(3))
  const { value: slug } = slugField.element() as HTMLInputElement
  expect(slug).toMatch(
    /^how-he-learned-.+-(how|he|learned|to|swim|in|a|puddle|that|was|not|even|deep)$/,
  )
  await content.fill(story)
  await chooseSampleCover()
  await page.getByLabelText('Category').selectOptions('Health & Care')
  await page.getByRole('switch', { name: 'Publish' }).click()
  await saveButton.click()
  await expectAddress('/admin')
  expect(await call('GET', `/api/posts/${slug}`)).toMatchObject({ content: story })
})

test('a title in another alphabet makes an address, and its words run their own way', async () => {
  await openNew()
  await titleField.fill('Прогулка с таксой')
  await expect.element(slugField).toHaveValue('progulka-s-taksoy')
  await content.fill('כלב ארוך')
  expect(getComputedStyle(content.element()).direction).toBe('rtl')
  await content.fill('A long dog')
  expect(getComputedStyle(content.element()).direction).toBe('ltr')
})

test('the excerpt takes the first words, while it has fewer than ten characters of its own', async () => {
  const firstWords = `${'word '.repeat(30).trim()}…`
  await openNew()
  await content.fill(`![IMG 1006](https://x.y/z.png)\n\n**word** ${'word '.repeat(60)}`)
  await expect.element(excerpt).toHaveValue(firstWords)
  await content.fill('Quite another text, which changes nothing.')
  await expect.element(excerpt).toHaveValue(firstWords)
  await excerpt.fill('short')
  await userEvent.type(content, ' More.')
  titleField.element().focus()
  await expect.element(excerpt).toHaveValue(expect.stringMatching(/^Quite another text/))
})

test('every rule of the form speaks in its own words', async () => {
  await openNew()
  await titleField.fill('ab')
  await slugField.fill('ab')
  await saveButton.click()
  for (const message of [
    'Title must be at least 3 characters',
    'Slug must be at least 3 characters',
    'Content must be at least 10 characters',
    'Excerpt must be at least 10 characters',
    'Cover image must be a valid URL',
    'Please select a category',
  ]) {
    await expect.element(page.getByText(message)).toBeVisible()
  }
  await titleField.fill('abc')
  await expect
    .element(page.getByText('Title must be at least 3 characters'))
    .not.toBeInTheDocument()
})

test('the first missing field in reading order has the focus', async () => {
  await openNew()
  await titleField.fill('Ti')
  await saveButton.click()
  await expect.element(titleField).toHaveFocus()
  await titleField.fill('A title')
  await saveButton.click()
  await expect.element(content).toHaveFocus()
  await content.fill(story)
  await excerpt.fill('short')
  await saveButton.click()
  const cover = page.getByRole('button', { name: 'Choose a cover image' })
  await expect.element(cover).toHaveFocus()
  await expect.element(cover).toBeInViewport()
})

test('a slug that is taken is marked, and a free one is one click away', async () => {
  await call('POST', '/api/admin/posts', makePost({ title: 'Taken twice' }))
  await openNew()
  await titleField.fill('Taken twice')
  await content.fill(story)
  await fillTheRest()
  await saveButton.click()
  await expect.element(slugField).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Use “taken-twice-2”' }).click()
  await expect.element(slugField).toHaveValue('taken-twice-2')
  await saveButton.click()
  await expectAddress('/admin')
})

test('whoever takes an old address is told whose it was', async () => {
  const { id } = await call(
    'POST',
    '/api/admin/posts',
    makePost({ title: 'Moved out', slug: 'old-home' }),
  )
  await call('PUT', `/api/admin/posts/${id}`, makePost({ title: 'Moved out', slug: 'new-home' }))
  await openNew()
  await slugField.fill('old-home')
  await expect.element(page.getByText(/This is an old address of “Moved out”\./)).toBeVisible()
})

test('after a first save New Post opens an empty editor, and leaving is asked about as before', async () => {
  await openNew()
  await titleField.fill('Saved and on')
  await content.fill(story)
  await fillTheRest()
  await press('Control+s')
  await expectAddress(/\/edit$/)
  await userEvent.type(content, ' More.')
  await page.getByRole('link', { name: 'New Post' }).click()
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Leave' })
    .click()
  await expectAddress('/admin/posts/new')
  await expect.element(titleField).toHaveValue('')
  await expect.element(content).toHaveValue('')
})

test('a post of another category keeps and shows it', async () => {
  await openAdmin('/admin/posts/1/edit')
  const chosen = page.getByLabelText('Category')
  await expect.element(chosen).toHaveValue('Playtime')
  const options = [...(chosen.element() as HTMLSelectElement).options]
  expect(options.map((option) => option.text)).toEqual([
    'Select a category',
    'Adventure',
    'Daily Life',
    'Health & Care',
    'Training',
    'Travel',
    'Playtime',
  ])
})

test('a post that does not exist is told in the words of the product', async () => {
  await openAdmin('/admin/posts/99999/edit')
  const words =
    "Failed to load post. The post may not exist or you don't have permission to edit it."
  await expect.element(page.getByText(words)).toBeVisible()
})

test('a post in another language is saved as such, and previewed so', async () => {
  await openNew()
  await titleField.fill('En route')
  await content.fill('Il dort. Il dort toujours.')
  await fillTheRest()
  await page.getByLabelText('Language of this post').selectOptions('français')
  await page.getByRole('tab', { name: 'Preview' }).click()
  await expect.element(page.getByCss('[data-post-body]')).toHaveAttribute('lang', 'fr')
  await page.getByRole('switch', { name: 'Publish' }).click()
  await saveButton.click()
  await expectAddress('/admin')
  expect(await call('GET', '/api/posts/en-route')).toMatchObject({ lang: 'fr' })
})
