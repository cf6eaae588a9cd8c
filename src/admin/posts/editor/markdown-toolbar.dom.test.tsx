import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openAdmin } from '#test/dom/dom.tsx'

test('the toolbar is one stop of the Tab key, arrows move inside', async () => {
  const page = await openAdmin('/admin/posts/new')
  const tool = (name: string) => page.getByRole('button', { name })
  const write = page.getByRole('tab', { name: 'Write' })
  await write.click()
  await userEvent.keyboard('{Tab}')
  await expect.element(tool('Heading 1')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tool('Heading 2')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tool('Bold')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(tool('Markdown cheatsheet')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tool('Heading 1')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tool('Heading 2')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('toolbar').getByCss(':focus')).toHaveLength(0)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(tool('Heading 2')).toHaveFocus()
})
