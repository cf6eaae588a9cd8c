import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectErrors, network, openSite, phoneSize } from '#test/dom/dom.tsx'

const notice = () => document.querySelector<HTMLElement>('.toast')
const subscribe = 'POST /api/newsletter/subscribe'

async function fillNewsletter() {
  expectErrors(/Failed to load resource/)
  const page = await openSite('/')
  const form = page.getByRole('form', { name: 'Join Our Pack!' })
  await form.getByLabelText('Your Name').fill('Robin')
  await form.getByLabelText('Email Address').fill('robin@example.com')
  await form.getByLabelText(/I agree/).click()
  return form.getByRole('button', { name: 'Subscribe' })
}

test('the keyboard skips the navigation', async () => {
  const page = await openSite('/about')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('the menu of a phone opens by the space bar, as a button does', async () => {
  const page = await openSite('/about', phoneSize)
  page.getByRole('button', { name: 'Open menu' }).element().focus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('the footer opens three honest texts, and gives the focus back', async () => {
  const page = await openSite('/contact')
  for (const topic of ['Privacy', 'Terms', 'Cookies']) {
    const link = page.getByRole('contentinfo').getByRole('link', { name: topic })
    await link.click()
    const dialog = page.getByRole('dialog', { name: topic })
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(link).toHaveFocus()
  }
})

test('notices come one at a time, no wider than 420 px', async () => {
  await network.answer(subscribe, 500, {}, 1)
  const send = await fillNewsletter()
  await send.click()
  await expect.poll(() => notice()?.textContent).toContain('Something went wrong.')
  expect(document.querySelector('.toasts')?.clientWidth).toBeLessThanOrEqual(420)
  await send.click()
  await expect.poll(() => notice()?.textContent).toContain('Success!')
  expect(document.querySelectorAll('.toast')).toHaveLength(1)
})

test('notices leave after five seconds', async () => {
  await network.answer(subscribe, 500)
  const send = await fillNewsletter()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  try {
    await send.click()
    await vi.waitFor(() => expect(notice()).not.toBeNull())
    vi.advanceTimersByTime(4900)
    expect(notice()?.dataset.state).toBe('open')
    vi.advanceTimersByTime(200)
  } finally {
    vi.useRealTimers()
  }
  await expect.poll(notice).toBeNull()
})

test('notices are reached by F8', async () => {
  await network.answer(subscribe, 500)
  await (await fillNewsletter()).click()
  await expect.poll(notice).not.toBeNull()
  await userEvent.keyboard('{F8}')
  await expect.poll(() => document.activeElement?.className).toBe('toasts')
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => document.activeElement).toBe(notice())
  await userEvent.keyboard('{Escape}')
  await expect.poll(notice).toBeNull()
})

test('notices are swept away to the right by 50 px, not by less', async () => {
  await network.answer(subscribe, 500)
  await (await fillNewsletter()).click()
  await expect.poll(notice).not.toBeNull()
  const swipe = (pixels: number) => {
    const shown = notice()!
    const { left, top, height } = shown.getBoundingClientRect()
    const at = (across: number) => ({
      ...{ bubbles: true, pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1 },
      ...{ clientX: left + 30 + across, clientY: top + height / 2 },
    })
    shown.dispatchEvent(new PointerEvent('pointerdown', at(0)))
    for (const share of [0.25, 0.5, 0.75, 1]) {
      shown.dispatchEvent(new PointerEvent('pointermove', at(pixels * share)))
    }
    shown.dispatchEvent(new PointerEvent('pointerup', at(pixels)))
  }
  swipe(40)
  await expect.poll(() => notice()?.dataset.swipe).toBe('cancel')
  expect(notice()?.dataset.state).toBe('open')
  swipe(60)
  await expect.poll(notice).toBeNull()
})
