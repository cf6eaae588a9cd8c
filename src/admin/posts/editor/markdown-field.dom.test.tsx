import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openAdmin } from '#test/dom/dom.tsx'
import { content, contentField, press } from '#test/dom/post-editor.ts'

const reads = (words: string) => expect.element(content).toHaveValue(words)

beforeEach(async () => {
  await openAdmin('/admin/posts/new')
  await expect.element(content).toBeVisible()
})

test('the toolbar works on the selection, and Ctrl+Z takes each step back', async () => {
  await content.fill('a long dog')
  contentField().setSelectionRange(2, 6)
  await page.getByRole('button', { name: 'Bold' }).click()
  await reads('a **long** dog')
  await page.getByRole('button', { name: 'Heading 2' }).click()
  await reads('## a **long** dog')
  await press('Control+z')
  await reads('a **long** dog')
  await press('Control+z')
  await reads('a long dog')
  contentField().setSelectionRange(2, 6)
  for (const [key, expected] of [
    ['Control+b', 'a **long** dog'],
    ['Control+b', 'a long dog'],
    ['Control+i', 'a *long* dog'],
    ['Control+i', 'a long dog'],
    ['Control+k', 'a [long](https://) dog'],
  ] as const) {
    await press(key)
    await reads(expected)
  }
  for (const name of [
    'Heading 1',
    'Italic',
    'Bullet list',
    'Numbered list',
    'Blockquote',
    'Code block',
    'Link',
    'Photo or clip',
  ]) {
    await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible()
  }
})

test('Enter goes on with a list and Tab leaves the field', async () => {
  contentField().focus()
  await userEvent.keyboard('1. one{Enter}two{Enter}{Enter}done')
  await reads('1. one\n2. two\ndone')
  await userEvent.tab()
  await expect.element(content).not.toHaveFocus()
  await reads('1. one\n2. two\ndone')
})

test('the cheatsheet shows what the page understands', async () => {
  await page.getByRole('button', { name: 'Markdown cheatsheet' }).click()
  const sheet = page.getByRole('dialog', { name: 'Markdown cheatsheet' })
  await expect.element(sheet.getByText(/^\*\*bold\*\*, \*italic\*/)).toBeVisible()
  await expect.element(sheet.getByCss('strong').first()).toHaveTextContent('bold')
  for (const shown of ['del', 'li li', '.task', 'figcaption', '.photos', '.video', 'table', 'hr']) {
    await expect.element(sheet.getByCss(`.prose ${shown}`).first()).toBeVisible()
  }
  await press('Escape')
  await expect.element(sheet).not.toBeInTheDocument()
})

test('what is typed, undone, restored or put there by a tool is drawn at once', async () => {
  const mirror = page.getByCss('.editor-mirror')
  const bold = mirror.getByCss('.md-bold')
  await userEvent.type(content, 'a **b**')
  await expect.element(bold).toHaveTextContent('b')
  await press('Control+a', 'Delete')
  await expect.element(mirror).toMatchTextContent(/^\u200b?$/)
  await press('Control+z')
  await expect.element(bold).toHaveTextContent('b')
})

test('an address pasted over selected words makes them a link, and Ctrl+Z takes it back', async () => {
  await content.fill('We went to the park.')
  const field = contentField()
  field.setSelectionRange(11, 19)
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', 'https://example.com/park')
  field.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
  await reads('We went to [the park](https://example.com/park).')
  await press('Control+z')
  await reads('We went to the park.')
})
