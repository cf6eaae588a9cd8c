import type { Page } from '@playwright/test'
import { makePhoto } from '#test/make.ts'
import { drawing, makePhonePhoto, SECRET_CAMERA } from '../test/make-image.ts'
import { expect, expectNoAxeViolations, test, toastOf } from './signed-in.ts'

test.describe.configure({ timeout: 90_000 })
test.beforeEach(async ({ page }) => {
  await page.goto('/admin/gallery')
})

const jpeg = async (name: string, size = { width: 640, height: 480 }) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await drawing(size).jpeg().toBuffer(),
})
const openDialog = (page: Page) => page.getByRole('button', { name: 'Add New Photo' }).click()
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add New Photo' })
const choose = (page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.locator('input[type=file]').setInputFiles(files)
/** Preparing a picture is the server's longest work: how long depends on what else the machine does. */
const areReady = (page: Page, count: number) =>
  expect(dialog(page).getByText('Ready')).toHaveCount(count, { timeout: 60_000 })
const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })

test('the table shows every photo with its preview, category and date', async ({ page }) => {
  await expect(page.getByRole('columnheader')).toHaveText([
    'Preview',
    'Title',
    'Category',
    'Added',
    'Actions',
  ])
  const row = rowOf(page, 'The listening face')
  await expect(row).toContainText('Everyday')
  await expect(row).toContainText('Nov 9, 2026')
  const view = row.getByRole('link', { name: 'View The listening face' })
  await expect(view).toHaveAttribute('target', '_blank')
  await expect(view).toHaveAttribute('href', /^\/media\/demo\//)
  await expectNoAxeViolations(page)
})

test('the photos can be shown as a grid, which this browser keeps', async ({ page }) => {
  await page.getByTitle('Grid').click()
  const tile = page.getByRole('listitem').filter({ hasText: 'The listening face' })
  await expect(page.getByRole('table')).toBeHidden()
  await expect(tile.getByRole('button', { name: 'Edit The listening face' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.reload()
  await tile.getByRole('checkbox').check()
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.getByTitle('Table').click()
  await expect(rowOf(page, 'The listening face').getByRole('checkbox')).toBeChecked()
})

test('on a low screen the buttons of the dialog stay in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 560 })
  await openDialog(page)
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 })
  await expect(dialog(page).getByRole('button', { name: 'Add Photo', exact: true })).toBeInViewport(
    { ratio: 1 },
  )
})

test.describe('a photo from elsewhere', () => {
  test.use({ expectedErrors: [/ERR_NAME_NOT_RESOLVED/] })
  test('a photo is added by its address, under the rules of the form', async ({ page, call }) => {
    await openDialog(page)
    await expect(dialog(page)).toContainText('All fields are required.')
    await expect(dialog(page).getByLabel('Category')).toHaveValue('Everyday')
    await expectNoAxeViolations(page)

    const add = dialog(page).getByRole('button', { name: 'Add Photo', exact: true })
    await add.click()
    for (const message of [
      'Title must be at least 3 characters',
      'Description must be at least 10 characters',
      'Please enter a valid image URL',
    ]) {
      await expect(dialog(page).getByText(message)).toBeVisible()
    }
    await dialog(page).getByLabel('Title').fill('Nose first')
    await expect(dialog(page).getByText('Title must be at least 3 characters')).toBeHidden()
    await dialog(page).getByLabel('Description').fill('He goes everywhere nose first.')
    await dialog(page).getByLabel('Image URL').fill('https://example.invalid/nose.jpg')
    await add.click()
    await expect(toastOf(page)).toContainText('Photo added')
    await expect(toastOf(page)).toContainText(
      'The photo has been successfully added to the gallery.',
    )
    await expect(dialog(page)).toBeHidden()
    await expect(rowOf(page, 'Nose first')).toContainText('No Image')

    await openDialog(page)
    await expect(dialog(page).getByLabel('Title')).toHaveValue('')

    // The other journeys would stumble over a picture that cannot be loaded.
    const [newest] = await call<{ id: number }[]>('GET', '/api/photos')
    await call('DELETE', `/api/admin/photos/${newest?.id}`)
  })
})

test.describe('a photo that cannot be loaded or stored', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('a refusal tells what the server said and keeps the words', async ({ page }) => {
    await page.route('**/api/admin/photos', (route) =>
      route.fulfill({ status: 503, json: { code: 'x', message: 'The diary is asleep.' } }),
    )
    await openDialog(page)
    await dialog(page).getByLabel('Title').fill('Nose first')
    await dialog(page).getByLabel('Description').fill('He goes everywhere nose first.')
    await dialog(page).getByLabel('Image URL').fill('https://example.invalid/nose.jpg')
    await dialog(page).getByRole('button', { name: 'Add Photo', exact: true }).click()
    await expect(toastOf(page)).toContainText('Failed to add photo: The diary is asleep.')
    await expect(dialog(page).getByLabel('Title')).toHaveValue('Nose first')
  })

  test('a file that is no picture is told apart, and does not hold up the others', async ({
    page,
  }) => {
    await openDialog(page)
    await choose(page, [
      { name: 'homework.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a photo') },
      await jpeg('good-beach.jpg'),
    ])
    await expect(dialog(page).getByText('We can’t read this file as a picture.')).toBeVisible()
    await areReady(page, 1)
    await expect(dialog(page).getByLabel('Title')).toHaveCount(1)
    await dialog(page).getByLabel('Description').fill('Sand between all of the toes.')
    await dialog(page).getByRole('button', { name: 'Add Photo', exact: true }).click()
    await expect(toastOf(page)).toContainText('Photo added')
    await expect(dialog(page).getByRole('listitem')).toHaveCount(1)
    await dialog(page).getByRole('button', { name: 'Remove: homework.jpg' }).click()
    await dialog(page).getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(rowOf(page, 'Good beach')).toBeVisible()
  })

  test('a lost connection can be tried again', async ({ page }) => {
    await page.route('**/api/admin/media', (route) => route.abort(), { times: 1 })
    await openDialog(page)
    await choose(page, [await jpeg('beach.jpg')])
    await expect(dialog(page).getByText('The connection was lost.')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await areReady(page, 1)
  })

  test('a failed delete keeps the photo and says so', async ({ page }) => {
    await page.route('**/api/admin/photos/*', (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('button', { name: 'Delete Half past midnight' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(toastOf(page)).toContainText('Failed to delete photo. Please try again.')
    await expect(rowOf(page, 'Half past midnight')).toBeVisible()
  })

  test('a broken picture is shown as No Image', async ({ page }) => {
    await page.route('**/media/demo/sofa-nap/**', (route) => route.abort())
    await page.route('**/media/demo/moonlight/**', (route) => route.abort())
    await page.reload()
    await page.getByRole('row').last().scrollIntoViewIfNeeded()
    await expect(page.getByText('No Image').first()).toBeVisible()
  })
})

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
  await expectNoAxeViolations(page)
  await dialog(page).getByRole('button', { name: 'Add 2 Photos' }).click()
  await expect(toastOf(page)).toContainText('2 photos added')
  await expect(page.getByRole('row').nth(1)).toContainText('Long walk')

  const address = await rowOf(page, 'Long walk').getByRole('link').getAttribute('href')
  expect(address).toMatch(/^\/media\/[0-9a-f]{32}\/200x300\.jpg$/)
  const file = await page.request.get(address ?? '')
  expect((await file.body()).includes(SECRET_CAMERA)).toBe(false)
})

test('photos can be pasted and dropped, and cancelled on the way', async ({ page }) => {
  await page.route('**/api/admin/media', () => {})
  await openDialog(page)
  const bytes = [...(await jpeg('x')).buffer]
  for (const kind of ['paste', 'drop']) {
    await dialog(page)
      .locator('.dropzone')
      .evaluate(
        (zone, { kind, bytes }) => {
          const data = new DataTransfer()
          data.items.add(new File([new Uint8Array(bytes)], `${kind}ed.jpg`, { type: 'image/jpeg' }))
          const event =
            kind === 'paste'
              ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true })
              : new DragEvent('drop', { dataTransfer: data, bubbles: true })
          zone.dispatchEvent(event)
        },
        { kind, bytes },
      )
  }
  await expect(dialog(page).getByRole('listitem')).toHaveCount(2)
  await expect(dialog(page).getByRole('progressbar')).toHaveCount(2)
  await dialog(page).getByRole('button', { name: 'Cancel upload: pasteed.jpg' }).click()
  await expect(dialog(page).getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await openDialog(page)
  await expect(dialog(page).getByRole('listitem')).toHaveCount(1)
  await dialog(page).getByRole('button', { name: 'Cancel', exact: true }).click()
  await openDialog(page)
  await expect(dialog(page).getByRole('listitem')).toHaveCount(0)
})

test('leaving asks while photos or words wait to be added', async ({ page }) => {
  await openDialog(page)
  await dialog(page).getByLabel('Title').fill('Half a title')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  const ask = page.getByRole('alertdialog', { name: 'Leave without adding the photos?' })
  await ask.getByRole('button', { name: 'Stay' }).click()
  await openDialog(page)
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Half a title')
  await choose(page, [await jpeg('waiting.jpg')])
  await areReady(page, 1)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await ask.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/admin$/)
})

test('words of a photo are edited in place', async ({ page }) => {
  await page.getByRole('button', { name: 'Edit Foam, size small' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit photo' })
  await expect(edit.getByRole('button', { name: 'Save Changes' })).toBeDisabled()
  await edit.getByLabel('Title').fill('Foam, size medium')
  await edit.getByLabel('Category').selectOption('Funny')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(page)).toContainText('Photo updated')
  await expect(rowOf(page, 'Foam, size medium')).toContainText('Funny')
})

test('a photo is deleted after asking, and gone from the public gallery', async ({ page }) => {
  await page.getByRole('button', { name: 'Delete Not a pillow' }).click()
  const ask = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await expect(ask).toContainText(
    'This action cannot be undone. This will permanently delete the photo from your gallery.',
  )
  await ask.getByRole('button', { name: 'Cancel' }).click()
  await expect(rowOf(page, 'Not a pillow')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Not a pillow' }).click()
  await ask.getByRole('button', { name: 'Delete' }).click()
  await expect(toastOf(page)).toContainText('Photo deleted')
  await expect(rowOf(page, 'Not a pillow')).toBeHidden()
  expect(await (await page.request.get('/gallery')).text()).not.toContain('Not a pillow')
})

test('an empty gallery says how to begin', async ({ page }) => {
  await page.route('**/api/photos', (route) => route.fulfill({ json: [] }))
  await page.reload()
  await expect(
    page.getByText('No photos found in the gallery. Add your first photo to get started.'),
  ).toBeVisible()
})

test.describe('five hundred photos', () => {
  const photos = Array.from({ length: 500 }, (_, n) => ({
    id: 100_000 - n,
    imageUrl: '/media/demo/sofa-nap/1600x1067.jpg',
    title: `Photo ${n + 1}`,
    description: n % 100 === 0 ? 'In the snow, up to the belly.' : 'An ordinary day at home.',
    category: n % 5 === 0 ? 'Holidays' : 'Sleepy',
    width: 1600,
    height: 1067,
    placeholder: null,
    createdAt: '2026-11-01T10:00:00.000Z',
    date: '2026-11-01',
  }))
  test.beforeEach(async ({ page }) => {
    await page.route('**/api/photos', (route) => route.fulfill({ json: photos }))
    await page.reload()
  })

  test('are shown a page at a time, searched and filtered by category', async ({ page }) => {
    const rows = page.locator('tbody tr')
    await expect(rows).toHaveCount(50)
    await expect(page.getByText('1–50 of 500')).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(rows.first()).toContainText('Photo 51')
    await page.getByLabel('Search photos').fill('SNOW')
    await expect(rows).toHaveCount(5)
    await page.getByLabel('Search photos').fill('')
    await page.getByLabel('Category', { exact: true }).selectOption('Holidays')
    await expect(page.getByText('1–50 of 100')).toBeVisible()
    await page.getByLabel('Search photos').fill('nobody wrote this')
    await page.getByRole('button', { name: 'Show all photos' }).click()
    await expect(page.getByText('1–50 of 500')).toBeVisible()
    await expectNoAxeViolations(page)
  })

  test('what a search hides is not deleted along', async ({ page }) => {
    const sent: { ids: number[] }[] = []
    await page.route('**/api/admin/photos/remove', (route) => {
      sent.push(route.request().postDataJSON())
      return route.fulfill({ json: { count: 5 } })
    })
    await page.getByRole('button', { name: 'Select all 500' }).click()
    await expect(page.getByText('500 selected')).toBeVisible()
    await page.getByLabel('Search photos').fill('snow')
    await expect(page.getByText('5 selected', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Delete selected' }).click()
    const ask = page.getByRole('alertdialog', { name: 'Delete 5 photos?' })
    await ask.getByRole('button', { name: 'Delete' }).click()
    await expect(toastOf(page)).toContainText('5 photos deleted')
    expect(sent.map(({ ids }) => ids.length)).toEqual([5])
  })
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
