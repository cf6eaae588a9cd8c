import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { richMarkdown } from './rich-markdown.ts'

const story = 'The first wave was four inches high, which is exactly as tall as he is underneath.'

const content = (page: Page) => page.getByRole('textbox', { name: 'Content' })
const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const slugField = (page: Page) => page.getByRole('textbox', { name: /^Slug/ })
const excerpt = (page: Page) => page.getByRole('textbox', { name: 'Excerpt' })
const save = (page: Page) => page.getByRole('button', { name: 'Save Post' })

async function chooseSampleCover(page: Page) {
  await page.getByRole('button', { name: 'Choose a cover image' }).click()
  await page
    .getByRole('button', { name: /Use the sample/ })
    .first()
    .click()
}

test.beforeEach(async ({ signIn, page }) => {
  await signIn()
  await page.goto('/admin/posts/new')
  await expect(page.getByRole('heading', { name: 'Create New Post' })).toBeVisible()
})

test('a new post is written, saved and read', async ({ page }) => {
  await expect(save(page)).toBeDisabled()
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
  await expect(page.locator('.savebar').getByText('Published')).toBeVisible()
  await save(page).click()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(
    page.getByText('Your new post has been created successfully.', { exact: true }),
  ).toBeVisible()
  await page.goto('/blog/four-inches-of-sea')
  await expect(page.getByText(story).first()).toBeVisible()
})

test('the slug follows the title until the owner types one', async ({ page }) => {
  await titleField(page).fill('Four inches')
  await titleField(page).pressSequentially(' more')
  await expect(slugField(page)).toHaveValue('four-inches-more')
  await slugField(page).fill('the-sea')
  await titleField(page).fill('Something else')
  await expect(slugField(page)).toHaveValue('the-sea')
  await slugField(page).fill('')
  await titleField(page).fill('Something new')
  await expect(slugField(page)).toHaveValue('something-new')
})

test('a long title fills in a slug that is cut after a word and taken', async ({ page }) => {
  await titleField(page).fill(
    'How he learned to swim in a puddle that was not even deep. '.repeat(3),
  )
  const slug = await slugField(page).inputValue()
  expect(slug).toMatch(
    /^how-he-learned-.+-(how|he|learned|to|swim|in|a|puddle|that|was|not|even|deep)$/,
  )
  await content(page).fill(story)
  await chooseSampleCover(page)
  await page.getByLabel('Category').selectOption({ label: 'Health & Care' })
  await page.getByRole('switch', { name: 'Publish' }).check()
  await save(page).click()
  await expect(page).toHaveURL(/\/admin$/)
  await page.goto(`/blog/${slug}`)
  await expect(page.getByText(story).first()).toBeVisible()
})

test('the excerpt takes the first words, while it has fewer than ten characters of its own', async ({
  page,
}) => {
  const firstWords = `${'word '.repeat(30).trim()}…`
  await content(page).fill(`![IMG 1006](https://x.y/z.png)\n\n**word** ${'word '.repeat(60)}`)
  await expect(excerpt(page)).toHaveValue(firstWords)
  await content(page).fill('Quite another text, which changes nothing.')
  await expect(excerpt(page)).toHaveValue(firstWords)
  await excerpt(page).fill('short')
  await content(page).pressSequentially(' More.')
  await titleField(page).focus()
  await expect(excerpt(page)).toHaveValue(/^Quite another text/)
})

test('every rule of the form speaks in its own words', async ({ page }) => {
  await titleField(page).fill('ab')
  await slugField(page).fill('ab')
  await save(page).click()
  for (const message of [
    'Title must be at least 3 characters',
    'Slug must be at least 3 characters',
    'Content must be at least 10 characters',
    'Excerpt must be at least 10 characters',
    'Cover image must be a valid URL',
    'Please select a category',
  ]) {
    await expect(page.getByText(message)).toBeVisible()
  }
  await titleField(page).fill('abc')
  await expect(page.getByText('Title must be at least 3 characters')).toBeHidden()
})

test.describe('a slug that is taken', () => {
  test.use({ expectedErrors: [/409/] })
  test('is marked, and a free one is one click away', async ({ page }) => {
    for (const [index, title] of ['Taken twice', 'Taken twice'].entries()) {
      await page.goto('/admin/posts/new')
      await titleField(page).fill(title)
      await content(page).fill(`${story} ${index}`)
      await chooseSampleCover(page)
      await page.getByLabel('Category').selectOption('travel')
      await save(page).click()
      if (index === 0) await expect(page).toHaveURL(/\/admin$/)
    }
    await expect(slugField(page)).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('button', { name: 'Use “taken-twice-2”' }).click()
    await expect(slugField(page)).toHaveValue('taken-twice-2')
    await save(page).click()
    await expect(page).toHaveURL(/\/admin$/)
  })
})

test('the toolbar works on the selection, and Ctrl+Z takes each step back', async ({ page }) => {
  await content(page).fill('a long dog')
  await content(page).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(2, 6))
  await page.getByRole('button', { name: 'Bold' }).click()
  await expect(content(page)).toHaveValue('a **long** dog')
  await page.getByRole('button', { name: 'Heading 2' }).click()
  await expect(content(page)).toHaveValue('## a **long** dog')
  await page.keyboard.press('Control+z')
  await expect(content(page)).toHaveValue('a **long** dog')
  await page.keyboard.press('Control+z')
  await expect(content(page)).toHaveValue('a long dog')
  await content(page).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(2, 6))
  for (const [key, expected] of [
    ['Control+b', 'a **long** dog'],
    ['Control+b', 'a long dog'],
    ['Control+i', 'a *long* dog'],
    ['Control+i', 'a long dog'],
    ['Control+k', 'a [long](https://) dog'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(content(page)).toHaveValue(expected)
  }
  for (const name of [
    'Heading 1',
    'Italic',
    'Bullet list',
    'Numbered list',
    'Blockquote',
    'Code block',
    'Link',
    'Image',
  ]) {
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  }
})

test('Enter goes on with a list and Tab leaves the field', async ({ page }) => {
  await content(page).focus()
  await page.keyboard.type('1. one')
  await page.keyboard.press('Enter')
  await page.keyboard.type('two')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('done')
  await expect(content(page)).toHaveValue('1. one\n2. two\ndone')
  await page.keyboard.press('Tab')
  await expect(content(page)).not.toBeFocused()
  await expect(content(page)).toHaveValue('1. one\n2. two\ndone')
})

test('the cheatsheet shows what the page understands', async ({ page }) => {
  await page.getByRole('button', { name: 'Markdown cheatsheet' }).click()
  const sheet = page.getByRole('dialog', { name: 'Markdown cheatsheet' })
  await expect(sheet.getByText('**bold**, *italic*')).toBeVisible()
  await expect(sheet.locator('strong').first()).toHaveText('bold')
  for (const shown of ['del', 'li li', '.task', 'figcaption', '.photos', '.video', 'table', 'hr']) {
    await expect(sheet.locator(`.prose ${shown}`).first(), shown).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
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
  const cover = page.locator('.preview-cover')
  await expect(cover.getByRole('heading', { name: 'Preview is the page' })).toBeVisible()
  await expect(cover.locator('img')).toBeVisible()
  await expect(page.locator('.editor-preview > .drop-cap')).toHaveText(/^Two weeks in Brittany/)
  const preview = await page.locator('.editor-preview').innerHTML()
  expect(preview).toContain('<ol>')
  expect(preview).not.toContain('<script>')
  await save(page).click()
  await expect(page).toHaveURL(/\/admin$/)
  await page.goto('/blog/preview-is-the-page')
  expect(await page.locator('[data-post-body]').innerHTML()).toBe(preview)
})

test('the cover comes from samples, an address or the photos of the site, and can be removed', async ({
  page,
}) => {
  const open = () =>
    page.getByRole('button', { name: /Choose a cover image|Change: Cover/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Cover image' })
  await open()
  await expect(dialog.getByRole('button', { name: /Use the sample/ })).toHaveCount(2)
  await dialog.getByRole('tab', { name: 'Upload' }).click()
  await expect(dialog.getByRole('button', { name: 'Add Image' })).toBeDisabled()
  await dialog.getByLabel('Image URL').fill('not an address')
  await dialog.getByRole('button', { name: 'Add Image' }).click()
  await expect(dialog.getByText('Cover image must be a valid URL')).toBeVisible()
  await dialog.getByLabel('Image URL').fill('/media/demo/beach-dusk/1600x1067.jpg')
  await dialog.getByRole('button', { name: 'Add Image' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('.cover-pick img')).toHaveAttribute('src', /beach-dusk/)
  await open()
  await dialog.getByRole('tab', { name: 'Your photos' }).click()
  await dialog
    .getByRole('button', { name: /^Use “/ })
    .first()
    .click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('.cover-pick img')).toHaveAttribute('src', /portrait-tilt/)
  await page.getByRole('button', { name: 'Remove cover image' }).click()
  await expect(page.getByRole('button', { name: 'Choose a cover image' })).toBeVisible()
})

test.describe('an address that does not load', () => {
  test.use({ expectedErrors: [/404/] })
  test('says so but may be kept', async ({ page }) => {
    await page.getByRole('button', { name: 'Choose a cover image' }).click()
    await page.getByRole('tab', { name: 'Upload' }).click()
    await page.getByLabel('Image URL').fill('/media/nowhere/1x1.png')
    await expect(page.getByText(/didn’t load/)).toBeVisible()
    await page.getByRole('button', { name: 'Add Image' }).click()
    await expect(page.getByText(/didn’t load/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove cover image' })).toBeVisible()
  })
})

test('a photo pasted into the text is stored and stands at the caret', async ({ page }) => {
  await content(page).fill('Before.')
  await content(page).evaluate(async (field: HTMLTextAreaElement) => {
    const canvas = new OffscreenCanvas(64, 48)
    canvas.getContext('2d')?.fillRect(0, 0, 64, 48)
    const file = new File([await canvas.convertToBlob()], 'left-slipper.png', { type: 'image/png' })
    const data = new DataTransfer()
    data.items.add(file)
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  await expect(content(page)).toHaveValue(/^Before\.\n\n!\[left slipper\]\(\/media\/.+\.jpg\)$/)
})

test('a post of another category keeps and shows it', async ({ page }) => {
  await page.goto('/admin/posts/1/edit')
  const chosen = page.getByLabel('Category')
  await expect(chosen).toHaveValue('Playtime')
  await expect(chosen.locator('option')).toHaveText([
    'Select a category',
    'Adventure',
    'Daily Life',
    'Health & Care',
    'Training',
    'Travel',
    'Playtime',
  ])
})

test.describe('a post that does not exist', () => {
  test.use({ expectedErrors: [/404/] })
  test('is told in the words of the product', async ({ page }) => {
    await page.goto('/admin/posts/99999/edit')
    await expect(
      page.getByText(
        "Failed to load post. The post may not exist or you don't have permission to edit it.",
      ),
    ).toBeVisible()
  })
})
