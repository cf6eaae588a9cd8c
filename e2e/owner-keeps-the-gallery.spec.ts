import type { Page } from '@playwright/test'
import { makePhoto } from '#test/make.ts'
import { drawTestImage, makePhonePhoto, SECRET_CAMERA } from '../test/make-image.ts'
import { intercept } from './intercept.ts'
import { expect, test, toastOf } from './signed-in.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/admin/gallery')
})

const jpeg = async (name: string, size = { width: 320, height: 240 }) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await drawTestImage(size).jpeg().toBuffer(),
})
const openDialog = (page: Page) => page.getByRole('button', { name: 'Add New Photo' }).click()
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add New Photo' })
const choose = (page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.locator('input[type=file]').setInputFiles(files)
/** The server needs long to prepare a picture, and the time depends on the load of the machine. */
const areReady = (page: Page, count: number) =>
  expect(dialog(page).getByText('Ready')).toHaveCount(count, { timeout: 60_000 })
const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })

test('several photos from the device get their own words and stand in the gallery', async ({
  page,
}) => {
  await openDialog(page)
  await choose(page, [
    {
      name: 'long-walk.jpg',
      mimeType: 'image/jpeg',
      buffer: await makePhonePhoto({ width: 300, height: 200 }),
    },
    await jpeg('IMG_0001.jpg'),
  ])
  const [first, second] = [
    dialog(page).getByRole('listitem', { name: 'long-walk.jpg' }),
    dialog(page).getByRole('listitem', { name: 'IMG_0001.jpg' }),
  ]
  await expect(first.getByLabel('Title')).toHaveValue('Long walk')
  await expect(second.getByLabel('Title')).toHaveValue('')
  await first.getByLabel('Description').fill('All the way to the bakery and back.')
  await first.getByLabel('Category').selectOption('Outdoors')
  await first.getByRole('button', { name: 'Use these words for all photos' }).click()
  await expect(second.getByLabel('Description')).toHaveValue('All the way to the bakery and back.')
  await expect(second.getByLabel('Category')).toHaveValue('Outdoors')
  await expect(second.getByLabel('Title')).toHaveValue('Long walk')
  await second.getByLabel('Title').fill('The bakery')
  await first.getByRole('button', { name: 'Undo' }).click()
  await expect(second.getByLabel('Title')).toHaveValue('The bakery')
  await expect(second.getByLabel('Description')).toHaveValue('')
  await expect(second.getByLabel('Category')).toHaveValue('Everyday')
  await second.getByLabel('Description').fill('Words of its own, kept.')
  await first.getByRole('button', { name: 'Use these words for all photos' }).click()
  await expect(second.getByLabel('Description')).toHaveValue('Words of its own, kept.')
  await expect(second.getByLabel('Category')).toHaveValue('Outdoors')
  await areReady(page, 2)
  await dialog(page).getByRole('button', { name: 'Add 2 Photos' }).click()
  await expect(toastOf(page)).toContainText('2 photos added')
  await expect(page.getByRole('row').nth(1)).toContainText('Long walk')

  const address = await rowOf(page, 'Long walk').getByRole('link').getAttribute('href')
  expect(address).toMatch(/^\/media\/[0-9a-f]{32}\/200x300\.jpg$/)
  const file = await page.request.get(address ?? '')
  expect((await file.body()).includes(SECRET_CAMERA)).toBe(false)
})

test.describe('a tab that is killed', () => {
  // An upload that had not started yet is not known when its answer is asked for.
  test.use({ expectedErrors: [/404/] })
  test('while twenty photos are being added loses none, and none is there twice', async ({
    page,
    context,
  }) => {
    const titles = Array.from({ length: 20 }, (_, index) => `Killed tab ${index + 10}`)
    const names = titles.map((title) => `${title.toLowerCase().replaceAll(' ', '-')}.jpg`)
    const files = await Promise.all(names.map((name) => jpeg(name, { width: 32, height: 24 })))
    await openDialog(page)
    await choose(page, files)
    await areReady(page, 20)
    let created = 0
    await intercept(page, '**/api/admin/photos', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      created += 1
      // The answers to the first photos arrive, and that to the fifth does not.
      if (created < 5) return route.fallback()
      if (created === 5) await route.fetch()
    })
    const addButton = dialog(page).getByRole('button', { name: 'Add 20 Photos' })
    await addButton.click()
    await expect.poll(() => created).toBe(5)
    const cdp = await context.newCDPSession(page)
    const crashed = page.waitForEvent('crash')
    cdp.send('Page.crash').catch(() => {})
    await crashed

    const again = await context.newPage()
    await again.goto('/admin/gallery')
    await expect(again.getByText(/photos that you chose on this device/)).toBeVisible()
    await again.getByRole('button', { name: 'Go on' }).click()
    const addRest = dialog(again).getByRole('button', { name: /^Add \d+ Photos$/ })
    await expect(addRest).toBeEnabled({ timeout: 60_000 })
    await addRest.click()
    await expect(toastOf(again)).toContainText('photos added')
    const photos = (await (await again.request.get('/api/photos')).json()) as { title: string }[]
    const added = photos.map(({ title }) => title).filter((title) => title.startsWith('Killed'))
    expect(added).toEqual(titles)
  })
})

test('a photo is deleted after asking, and gone from the public gallery', async ({ page }) => {
  await page.getByRole('button', { name: 'Delete Not a pillow' }).click()
  const confirmDialog = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await expect(confirmDialog).toContainText(
    'This action cannot be undone. This will permanently delete the photo from your gallery.',
  )
  await confirmDialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(rowOf(page, 'Not a pillow')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Not a pillow' }).click()
  await confirmDialog.getByRole('button', { name: 'Delete' }).click()
  await expect(toastOf(page)).toContainText('Photo deleted')
  await expect(rowOf(page, 'Not a pillow')).toBeHidden()
  expect(await (await page.request.get('/gallery')).text()).not.toContain('Not a pillow')
})

test.describe('several photos at once, by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('change their category, and are deleted after asking', async ({ page, call }) => {
    for (const title of ['Spare one', 'Spare two']) {
      await call('POST', '/api/admin/photos', makePhoto({ title }))
    }
    await page.reload()
    await page.getByLabel('Search photos').fill('spare')
    await expect(page.locator('tbody tr')).toHaveCount(2)
    await page.getByRole('checkbox', { name: 'Select Spare one' }).tap()
    await page.getByRole('checkbox', { name: 'Select Spare two' }).tap()
    await expect(page.getByRole('button', { name: 'Delete selected' })).toBeInViewport()
    await page.getByLabel('New category').selectOption('Funny')
    await page.getByRole('button', { name: 'Change category' }).tap()
    await expect(toastOf(page)).toContainText('2 photos updated')
    await expect(rowOf(page, 'Spare one')).toContainText('Funny')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.getByRole('button', { name: 'Select all 2' }).tap()
    await page.getByRole('button', { name: 'Delete selected' }).tap()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap()
    await expect(page.getByText('No photos match this search.')).toBeVisible()
  })
})
