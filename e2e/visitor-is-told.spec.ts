import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const subscribe = '**/api/newsletter/subscribe'
const notice = (page: Page) => page.locator('.toast')

/** The newsletter form, filled in. */
async function fillNewsletter(page: Page) {
  await page.goto('/')
  const form = page.getByRole('form', { name: 'Join Our Pack!' })
  await form.getByLabel('Your Name').fill('Robin')
  await form.getByLabel('Email Address').fill('robin@example.com')
  await form.getByLabel('I agree').check()
  return form.getByRole('button', { name: 'Subscribe' })
}

test.describe('notices', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test.beforeEach(async ({ page }) => {
    await page.route(subscribe, (route) => route.fulfill({ status: 500 }))
  })

  test('come one at a time, no wider than 420 px', async ({ page }) => {
    const send = await fillNewsletter(page)
    await send.click()
    await expect(notice(page)).toContainText('Something went wrong.')
    const box = await page.locator('.toasts').boundingBox()
    expect(box?.width).toBeLessThanOrEqual(420)
    await page.unroute(subscribe)
    await send.click()
    await expect(notice(page)).toContainText('Success!')
    await expect(notice(page)).toHaveCount(1)
  })

  test('leave after five seconds', async ({ page }) => {
    await page.clock.install()
    const send = await fillNewsletter(page)
    // The first one fetches what shows it; from then on no time passes but ours.
    await send.click()
    await expect(notice(page)).toBeVisible()
    await page.clock.pauseAt(Date.now() + 60_000)
    await expect(notice(page)).toHaveCount(0)
    await send.click()
    await expect(notice(page)).toBeVisible()
    await page.clock.runFor(4900)
    await expect(notice(page)).toHaveAttribute('data-state', 'open')
    await page.clock.runFor(200)
    await expect(notice(page)).toHaveCount(0)
  })

  test('are reached by F8', async ({ page }) => {
    await (await fillNewsletter(page)).click()
    await expect(notice(page)).toBeVisible()
    await page.keyboard.press('F8')
    await expect(page.locator('.toasts')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(notice(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(notice(page)).toHaveCount(0)
  })

  test('are swept away to the right by 50 px, not by less', async ({ page }) => {
    await (await fillNewsletter(page)).click()
    await expect(notice(page)).toBeVisible()
    const swipe = async (pixels: number) => {
      const box = (await notice(page).boundingBox())!
      const y = box.y + box.height / 2
      await page.mouse.move(box.x + 30, y)
      await page.mouse.down()
      await page.mouse.move(box.x + 30 + pixels, y, { steps: 8 })
      await page.mouse.up()
    }
    await swipe(40)
    await expect(notice(page)).toHaveAttribute('data-swipe', 'cancel')
    await expect(notice(page)).toHaveAttribute('data-state', 'open')
    await swipe(60)
    await expect(notice(page)).toHaveCount(0)
  })
})

test.describe('a screen that breaks', () => {
  test.use({ expectedErrors: [/./] })

  test('says so, keeps the frame and leads on', async ({ page }) => {
    // A post that can be listed, but not drawn.
    const halfAPost = { id: 1, slug: 'half', title: 'Half', content: '', excerpt: '' }
    await page.route('**/api/posts', (route) => route.fulfill({ json: [halfAPost] }))
    await page.goto('/about')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('link', { name: 'Blog' }).click()
    const box = page.getByRole('main').getByRole('alert')
    await expect(box).toContainText('This page tripped over its own legs')
    await expect(box.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    await menu.getByRole('link', { name: 'Contact' }).click()
    await expect(box).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await menu.getByRole('link', { name: 'Blog' }).click()
    await box.getByRole('button', { name: 'Load it again' }).click()
    await expect(page.getByRole('article')).toHaveCount(6)
  })
})
