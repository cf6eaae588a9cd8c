import type { Locator, Page } from '@playwright/test'
import { waitForAnimations } from './axe.ts'
import { test as base, expect, toastOf } from './signed-in.ts'

/** Fails the test if any frame is wider than the phone or scrolled sideways. */
const test = base.extend<{ width: undefined }>({
  width: [
    async ({ page, context }, use) => {
      const widths = new Set<string>()
      await page.exposeFunction('reportWidth', (width: string) => widths.add(width))
      await page.addInitScript(() => {
        if (window !== window.top) return
        let reported = ''
        requestAnimationFrame(function watch() {
          const width = `${innerWidth} at ${Math.round(visualViewport?.offsetLeft ?? 0)}`
          if (width !== reported) Object(window).reportWidth(width)
          reported = width
          requestAnimationFrame(watch)
        })
      })
      // A busy machine draws few frames, so animations run slowly to show each of their parts.
      const devtools = await context.newCDPSession(page)
      await devtools.send('Animation.enable')
      await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.25 })
      await use(undefined)
      expect([...widths]).toEqual(['390 at 0'])
    },
    { auto: true },
  ],
})
test.use({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } })

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name })

async function open(page: Page, opener: Locator, opened: Locator) {
  await opener.tap()
  await expect(opened).toBeVisible()
  await waitForAnimations(page)
}

/**
 * Swipes to the right and pauses before lifting the finger, because a tap after a fling would only
 * stop the fling.
 */
async function swipeRight(page: Page, target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error('there is nothing to swipe')
  const devtools = await page.context().newCDPSession(page)
  const y = box.y + box.height / 2
  const startedAt = Date.now() / 1000
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number, after: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + 60 + step * 40, y }],
      timestamp: startedAt + after,
    })
  await send('touchStart', 0, 0)
  for (let step = 1; step <= 6; step++) await send('touchMove', step, step * 0.05)
  await send('touchMove', 6, 1)
  await send('touchEnd', 6, 1)
}

test('the admin stays as wide as the phone while its menu, dialogs and sheets open', async ({
  page,
}) => {
  await page.goto('/admin')
  const dialog = page.getByRole('dialog')
  await open(page, button(page, /^Open menu/), dialog)
  // The button is completely visible and a finger can reach it.
  await expect(button(dialog, 'Close menu')).toBeInViewport({ ratio: 1 })
  await button(dialog, 'Close menu').tap()
  await expect(dialog).toBeHidden()
  await open(page, button(page, /^Open menu/), dialog)
  await page.touchscreen.tap(20, 400)
  await expect(dialog).toBeHidden()
  await open(page, button(page, /^Open menu/), dialog)
  await dialog.getByRole('link', { name: 'Gallery' }).tap()
  await expect(page).toHaveURL('/admin/gallery')

  await open(page, button(page, 'Add New Photo'), dialog)
  await button(dialog, 'Close').first().tap()
  await expect(dialog).toBeHidden()
  const question = page.getByRole('alertdialog')
  await open(page, button(page, /^Delete /).first(), question)
  await button(question, /^Delete/).tap()
  await expect(toastOf(page)).toBeVisible()
  await waitForAnimations(page)
  await swipeRight(page, toastOf(page))
  await expect(toastOf(page)).toHaveCount(0)
  await open(page, page.getByRole('checkbox').first(), button(page, 'Delete selected'))

  await page.goto('/admin/moment')
  await expect(page.getByLabel('What happened?')).toBeVisible()
  await page.goto('/admin/posts/new')
  await open(page, button(page, 'Photo or clip'), dialog)
  await dialog.getByRole('tab', { name: 'Gallery' }).tap()
  await waitForAnimations(page)
})

test('the diary stays as wide as the phone while its menu, its pictures and its dialogs open', async ({
  page,
}) => {
  await page.goto('/')
  const dialog = page.getByRole('dialog')
  await open(page, button(page, 'Open menu'), dialog)
  await button(dialog, 'Close menu').tap()
  await expect(dialog).toBeHidden()
  await open(page, button(page, 'Open menu'), dialog)
  await dialog.getByRole('link', { name: 'Gallery' }).tap()
  await expect(page).toHaveURL('/gallery')

  await open(page, page.locator('.photo-open').first(), dialog)
  const before = await dialog.getByRole('heading').textContent()
  await swipeRight(page, dialog.locator('.pic'))
  await expect(dialog.getByRole('heading')).not.toHaveText(before ?? '')
  await waitForAnimations(page)
  await button(dialog, 'Close').tap()
  await expect(dialog).toBeHidden()
  await open(page, page.getByRole('link', { name: /^Privacy/ }), dialog)
})
