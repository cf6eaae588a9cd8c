import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openAdmin } from '#test/dom/dom.tsx'

const ring = () => getComputedStyle(document.activeElement!).outlineStyle

test.each(['/admin', '/admin?tab=content', '/admin/settings', '/admin/posts/new'])(
  'the tabs of %s show a ring to the keyboard, and none to the mouse',
  async (path) => {
    const page = await openAdmin(path)
    const last = page.getByRole('tab').last()
    await last.click()
    await expect.element(last).toHaveFocus()
    expect(ring()).toBe('none')
    await userEvent.keyboard('{ArrowLeft}')
    expect(ring()).toBe('solid')
    await last.click()
    expect(ring()).toBe('none')
    await userEvent.keyboard('{ArrowLeft}')
    expect(ring()).toBe('solid')
  },
)
