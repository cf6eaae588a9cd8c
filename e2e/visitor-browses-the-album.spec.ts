import { makePhoto } from '#test/make.ts'
import { chooseTheme, expectAccessible } from './axe.ts'
import { startDiary } from './diary.ts'
import { expect, test } from './fixtures.ts'
import { asOwner } from './owner-api.ts'

test('filters come from the photos, sorted, and choose among them', async ({ page }) => {
  await page.goto('/gallery')
  const filters = page.getByRole('group', { name: 'Filter photos by category' }).getByRole('button')
  const names = await filters.allTextContents()
  expect(names[0]).toBe('All Photos')
  expect(names.slice(1)).toEqual(names.slice(1).toSorted())
  const all = await page.locator('.photo').count()
  await page.getByRole('button', { name: 'Sleepy' }).click()
  await expect(page.getByRole('button', { name: 'Sleepy' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => page.locator('.photo').count()).toBeLessThan(all)
  await page.getByRole('button', { name: 'All Photos' }).click()
  await expect(page.locator('.photo')).toHaveCount(all)
})

test('captions stand upright under the pictures, and the last row is whole', async ({ page }) => {
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/gallery')
    const photo = page.locator('.photo').first()
    const picture = (await photo.locator('.pic').boundingBox())!
    const words = (await photo.locator('figcaption').boundingBox())!
    expect(words.y).toBeGreaterThanOrEqual(picture.y + picture.height)
    await expect(photo).toHaveCSS('rotate', 'none')
    const right = (one: { x: number; width: number } | null) => Math.round(one!.x + one!.width)
    const list = await page.locator('.gallery-grid').boundingBox()
    const last = await page.locator('.gallery-grid > li').last().boundingBox()
    expect(right(last)).toBe(right(list))
  }
})

test('a photo opens by keyboard, arrows walk, Escape gives the focus back', async ({ page }) => {
  await page.goto('/gallery')
  const card = page.locator('.photo-open').first()
  await card.focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog')
  await expect(viewer).toBeVisible()
  const first = await viewer.getByRole('heading').textContent()
  await expect(card).toHaveText(`View ${first}`)
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByRole('heading')).not.toHaveText(first ?? '')
  await page.keyboard.press('ArrowLeft')
  await expect(viewer.getByRole('heading')).toHaveText(first ?? '')
  await page.keyboard.press('Tab')
  expect(await viewer.evaluate((frame) => frame.contains(document.activeElement))).toBe(true)
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(card).toBeFocused()
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
})

test('behind the viewer nothing can be reached, and all of it again afterwards', async ({
  page,
}) => {
  await page.goto('/gallery')
  const card = page.locator('.photo-open').nth(2)
  const viewer = page.getByRole('dialog')
  await card.focus()
  for (const _ of [1, 2]) {
    await page.keyboard.press('Enter')
    await expect(viewer).toBeVisible()
    expect(await viewer.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
    expect(await viewer.evaluate((one) => one.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(card).toBeFocused()
  }
  await expect(page.locator('dialog')).toHaveCount(0)
})

test('a like on the card is a like in the viewer', async ({ page }) => {
  await page.goto('/gallery')
  const like = page.locator('.photo .like').first()
  await like.hover()
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await page.locator('.photo-open').first().click()
  const inViewer = page.getByRole('dialog').getByRole('button', { name: /^Like/ })
  await expect(inViewer).toHaveAttribute('aria-pressed', 'true')
  await inViewer.click()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
})

test('the viewer keeps its measure and shows its steps from medium up', async ({ page }) => {
  await page.goto('/gallery')
  await page.locator('.photo-open').first().click()
  const viewer = page.getByRole('dialog')
  // The last moments of coming in leave a hundredth of a pixel.
  const measure = async () => {
    const { width, height } = (await viewer.boundingBox())!
    return { width: Math.round(width), height: Math.round(height) }
  }
  const box = await measure()
  expect(box.width).toBeLessThanOrEqual(900)
  expect(box.height).toBeLessThanOrEqual(720 * 0.9)
  await expect(page.getByRole('button', { name: 'Next photo' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(page.getByRole('button', { name: 'Next photo' })).toBeHidden()
  const onPhone = await measure()
  expect(onPhone.width).toBe(390)
  expect(onPhone.height).toBeLessThanOrEqual(800 * 0.9)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } })

  test('a finger leads to the next photo and back', async ({ page }) => {
    await page.goto('/gallery')
    await page.locator('.photo-open').first().tap()
    const viewer = page.getByRole('dialog')
    const heading = viewer.getByRole('heading')
    const first = (await heading.textContent()) ?? ''
    const box = (await viewer.locator('img').boundingBox())!
    const touch = await page.context().newCDPSession(page)
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const send = (type: string, touchPoints: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints })
    const swipe = async (pixels: number) => {
      await send('touchStart', [middle])
      for (const share of [0.25, 0.5, 0.75, 1]) {
        await send('touchMove', [{ ...middle, x: middle.x + pixels * share }])
      }
      await send('touchEnd', [])
    }
    await expect(viewer.getByText(/^1 of \d+$/)).toBeVisible()
    await send('touchStart', [middle])
    await send('touchMove', [{ ...middle, x: middle.x - 30 }])
    await send('touchMove', [{ ...middle, x: middle.x - 40 }])
    await expect(viewer.locator('img')).toHaveCSS('translate', '-40px')
    await send('touchEnd', [])
    await expect(viewer.locator('img')).toHaveCSS('translate', 'none')
    await swipe(-120)
    await expect(heading).not.toHaveText(first)
    await expect(viewer.getByText(/^2 of \d+$/)).toBeVisible()
    await swipe(120)
    await expect(heading).toHaveText(first)
    await swipe(20)
    await swipe(-120)
    await expect(heading).not.toHaveText(first)
  })
})

test('a shared link is the page of the very photo', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/gallery')
  await page.locator('.photo-open').nth(2).click()
  const title = (await page.getByRole('dialog').getByRole('heading').textContent()) ?? ''
  await page.getByRole('button', { name: 'Share this photo' }).click()
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto('/about')
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('an open photo has its address in the bar, and the way back closes it', async ({ page }) => {
  await page.goto('/gallery')
  const viewer = page.getByRole('dialog')
  const card = page.locator('.photo-open').nth(2)
  const address = (await card.getAttribute('href')) ?? ''
  const title = ((await card.textContent()) ?? '').replace('View ', '')
  await card.click()
  await expect(viewer).toBeVisible()
  await expect(page).toHaveURL(address)
  await page.keyboard.press('ArrowRight')
  await expect(page).not.toHaveURL(address)
  await page.goBack()
  await expect(viewer).toBeHidden()
  await expect(page).toHaveURL('/gallery')
  for (const _ of [1, 2]) {
    await card.click()
    await expect(page).toHaveURL(address)
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
    await expect(page).toHaveURL('/gallery')
  }
  await card.click()
  await expect(page).toHaveURL(address)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('an old link to a photo still opens it', async ({ page }) => {
  await page.goto('/gallery')
  const place = page.locator('[id^="photo-"]').nth(5)
  const anchor = await place.getAttribute('id')
  const label = (await place.locator('.photo-open').textContent()) ?? ''
  await page.goto('/about')
  await page.goto(`/gallery#${anchor}`)
  await expect(page.getByRole('dialog').getByRole('heading')).toHaveText(label.replace('View ', ''))
})

test.describe('while the photos come, and when they do not', () => {
  test.use({ expectedErrors: [/500/] })

  test('eight skeletons, then the failure', async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/photos', async (route) => {
      await held
      await route.fulfill({ status: 500, body: 'no' })
    })
    await page.goto('/about')
    await page.getByRole('banner').getByRole('link', { name: 'Gallery', exact: true }).click()
    await expect(page.locator('[data-skeleton]')).toHaveCount(8)
    release()
    await expect(page.getByRole('alert')).toHaveText(
      'Failed to load gallery. Please try again later.',
    )
  })
})

test('a category without photos leads back to all', async ({ page }) => {
  await page.goto('/gallery?category=Submarines')
  await expect(page.getByText('No photos found in the Submarines category.')).toBeVisible()
  await page.getByRole('button', { name: 'View all photos' }).click()
  await expect(page.locator('.photo').first()).toBeVisible()
})

test('many photos come in portions, all of them in reach', async ({ page, request }) => {
  test.slow()
  const own = await startDiary({ SEED: 'none' })
  try {
    const api = await asOwner(request, own.url)
    for (let at = 1; at <= 60; at += 1) {
      await api.write('/api/admin/photos', makePhoto({ title: `Photo number ${at}` }))
    }
    await page.goto(`${own.url}/gallery`)
    await expect(page.locator('.photo')).toHaveCount(24)
    await expect(async () => {
      await page.mouse.wheel(0, 4000)
      await expect(page.locator('.photo')).toHaveCount(60, { timeout: 500 })
    }).toPass()
    await expect(page.getByRole('link', { name: 'More photos' })).toHaveCount(0)
  } finally {
    // The page fetches files for later; the server must not be gone by then.
    await page.goto('about:blank')
    await own.stop()
  }
})

for (const theme of ['light', 'dark'] as const) {
  test(`the viewer is accessible in ${theme}`, async ({ page }) => {
    await chooseTheme(page, theme)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/gallery')
      await page.locator('.photo-open').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
    }
  })
}
