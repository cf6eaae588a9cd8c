import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { openAdmin, phoneSize } from '#test/dom/dom.tsx'
import { content, slugField, titleField } from '#test/dom/post-editor.ts'

const box = (one: Locator) => one.element().getBoundingClientRect()
const paper = page.getByCss('.editor-page')
const editor = '/admin/posts/1/edit'

/** Distance between the highest and the lowest top edge, in pixels. */
const unevenness = (all: Locator) => {
  const tops = all.elements().map((element) => element.getBoundingClientRect().top)
  return Math.max(...tops) - Math.min(...tops)
}

test.each([1280, 1130, 820, 390])(
  'at %i the tools are one row and nothing is pushed aside',
  async (width) => {
    await openAdmin(editor, { width, height: 844 })
    await expect.element(content).toBeVisible()
    const tools = page.getByCss('.tool-row button:not(.only-touch)')
    expect(unevenness(tools)).toBeLessThan(2)
    const views = page.getByRole('tablist', { name: 'Write or preview' })
    const before = { paper: box(paper).width, views: box(views).height }
    await page.getByRole('button', { name: 'Expand Content' }).click()
    await expect.element(page.getByRole('heading', { name: 'Questions for you' })).toBeVisible()
    expect({ paper: box(paper).width, views: box(views).height }).toEqual(before)
    expect(document.documentElement.scrollWidth).toBe(width)
  },
)

test('title, state and buttons share one row', async () => {
  await openAdmin(editor)
  await expect.element(content).toBeVisible()
  const middles = [
    page.getByRole('heading', { level: 1 }),
    page.getByCss('.editor-bar .tag'),
    page.getByRole('link', { name: 'Cancel' }),
    page.getByRole('button', { name: 'Update' }),
  ].map((part) => (box(part).top + box(part).bottom) / 2)
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(3)
})

test('Tab leads from the tools straight into the words', async () => {
  await openAdmin(editor)
  await expect.element(content).toBeVisible()
  ;(page.getByRole('button', { name: 'Heading 1' }).element() as HTMLElement).focus()
  await userEvent.tab()
  await expect.element(content).toHaveFocus()
})

test('title, slug and words show that they have the focus', async () => {
  await openAdmin(editor)
  await expect.element(content).toBeVisible()
  for (const [field, marked] of [
    [titleField, titleField],
    [slugField, slugField],
    [content, page.getByCss('.editor-text')],
  ] as const) {
    const mark = () => getComputedStyle(marked.element()).boxShadow
    expect(mark()).toBe('none')
    ;(field.element() as HTMLElement).focus()
    expect(mark()).not.toBe('none')
  }
})

test('on a phone a thumb hits what it means', async () => {
  await openAdmin(editor, phoneSize)
  await expect.element(content).toBeVisible()
  const targets = page.getByCss(
    '.writing [role="tab"], .tool-row button:not(.only-touch), .cover-pick .btn',
  )
  expect(targets.elements().length).toBeGreaterThan(10)
  for (const one of targets.elements()) {
    expect(one.getBoundingClientRect().height, one.ariaLabel ?? '').toBeGreaterThanOrEqual(44)
  }
})
