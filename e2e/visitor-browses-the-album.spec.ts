import { makePhoto } from '#test/make.ts'
import { expect, test } from './fixtures.ts'

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

test.describe('of an owner who likes to take pictures', () => {
  test.use({ seed: 'none' })

  test('many photos come in portions, all of them in reach', async ({ page, diary }) => {
    for (let at = 1; at <= 60; at += 1) {
      await diary.services.photos.insert(makePhoto({ title: `Photo number ${at}` }))
    }
    await page.goto('/gallery')
    await expect(page.locator('.photo')).toHaveCount(24)
    await expect(async () => {
      await page.mouse.wheel(0, 4000)
      await expect(page.locator('.photo')).toHaveCount(60, { timeout: 500 })
    }).toPass()
    await expect(page.getByRole('link', { name: 'More photos' })).toHaveCount(0)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('one walks from the album through its photos', async ({ page, request, diary }) => {
    const [first, second] = await (await request.get(`${diary.url}/api/photos`)).json()
    await page.goto('/gallery')
    await page.locator('.photo-open').first().click()
    await expect(page).toHaveURL(first.path)
    await expect(page.getByRole('img', { name: first.title })).toBeVisible()
    await page.getByRole('link', { name: `Next photo: ${second.title}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.title)
    await page.getByRole('link', { name: 'All photos' }).click()
    await expect(page).toHaveURL('/gallery')
  })
})
