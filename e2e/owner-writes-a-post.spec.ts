import type { Page } from '@playwright/test'
import { chooseSampleCover, content, saveButton, titleField } from './post-editor.ts'
import { richMarkdown } from './rich-markdown.ts'
import { expect, test } from './signed-in.ts'

const story = 'The first wave was four inches high, which is exactly as tall as he is underneath.'

const slugField = (page: Page) => page.getByRole('textbox', { name: /^Slug/ })
const excerpt = (page: Page) => page.getByRole('textbox', { name: 'Excerpt' })

test.beforeEach(async ({ page }) => {
  await page.goto('/admin/posts/new')
  await expect(page.getByRole('heading', { name: 'Create New Post' })).toBeVisible()
})

test('a new post is written, saved and read', async ({ page }) => {
  await expect(saveButton(page)).toBeDisabled()
  await titleField(page).fill('Four inches of sea')
  await expect(slugField(page)).toHaveValue('four-inches-of-sea')
  await content(page).fill(story)
  await expect(excerpt(page)).toHaveValue(story)
  await expect(page.getByText('82/150')).toBeVisible()
  await expect(page.getByText('16 words')).toBeVisible()
  await expect(page.getByText('1 min read')).toBeVisible()
  await chooseSampleCover(page)
  await page.getByLabel('Category').selectOption({ label: 'Health & Care' })
  await page.getByRole('switch', { name: 'Publish' }).check()
  await expect(page.locator('.editor-bar .tag')).toHaveText('Draft')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(
    page.getByText('Your new post has been created successfully.', { exact: true }),
  ).toBeVisible()
  await page.goto('/blog/four-inches-of-sea')
  await expect(page.getByText(story).first()).toBeVisible()
})

test('the preview is what visitors get to read', async ({ page }) => {
  await page.getByRole('tab', { name: 'Preview' }).click()
  await expect(page.getByText('No content to preview')).toBeVisible()
  await page.getByRole('tab', { name: 'Write' }).click()
  const markdown = `${richMarkdown}\n\n# One\n\n${story}\n\n## Two\n\n* **bold** and *soft*\n* [link](https://example.com)\n\n1. first\n2. second\n\n> he said\n\n\`\`\`\n<b>code</b>\n\`\`\`\n\n<script>alert(1)</script>`
  await titleField(page).fill('Preview is the page')
  await content(page).fill(markdown)
  await excerpt(page).fill('What the owner sees is what is read.')
  await chooseSampleCover(page)
  await page.getByLabel('Category').selectOption('training')
  await page.getByRole('switch', { name: 'Publish' }).check()
  await page.getByRole('tab', { name: 'Preview' }).click()
  const cover = page.locator('.post-preview .cover')
  await expect(cover.getByRole('heading', { name: 'Preview is the page' })).toBeVisible()
  await expect(cover.locator('img')).toBeVisible()
  await expect(page.locator('[data-post-body] > .drop-cap')).toHaveText(/^Two weeks in Brittany/)
  const preview = await page.locator('[data-post-body]').innerHTML()
  expect(preview).toContain('<ol>')
  expect(preview).not.toContain('<script>')
  await saveButton(page).click()
  await expect(page).toHaveURL(/\/admin$/)
  await page.goto('/blog/preview-is-the-page')
  expect(await page.locator('[data-post-body]').innerHTML()).toBe(preview)
})
