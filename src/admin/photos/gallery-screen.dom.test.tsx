import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { call, network, openAdmin, phoneSize, resetDiary, toast } from '#test/dom/dom.tsx'
import { makePhoto } from '#test/make.ts'

beforeEach(resetDiary)

const rowOf = (title: string) => page.getByRole('row').filter({ hasText: title })
const rows = page.getByCss('tbody tr')
const search = page.getByLabelText('Search photos')

test('the table shows every photo with its preview, category and date', async () => {
  await openAdmin('/admin/gallery')
  const row = rowOf('The listening face')
  await expect.element(row).toMatchTextContent('Everyday')
  await expect.element(row).toMatchTextContent('Nov 9, 2026')
  const heads = page.getByRole('columnheader').elements()
  expect(heads.map((head) => head.textContent)).toEqual([
    'Preview',
    'Title',
    'Category',
    'Added',
    'Actions',
  ])
  const view = row.getByRole('link', { name: 'View The listening face' })
  await expect.element(view).toHaveAttribute('target', '_blank')
  await expect.element(view).toHaveAttribute('href', expect.stringMatching(/^\/media\/demo\//))
})

test('the photos can be shown as a grid, which this browser keeps', async () => {
  await openAdmin('/admin/gallery')
  await page.getByTitle('Grid').click()
  const tile = page.getByRole('listitem').filter({ hasText: 'The listening face' })
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
  await expect.element(tile.getByRole('button', { name: 'Edit The listening face' })).toBeVisible()
  await openAdmin('/admin/gallery')
  await tile.getByRole('checkbox').click()
  await expect.element(page.getByText('1 selected')).toBeVisible()
  await page.getByTitle('Table').click()
  await expect.element(rowOf('The listening face').getByRole('checkbox')).toBeChecked()
})

test('the gallery opens where the browser forbids storage', async () => {
  const storage = Object.getOwnPropertyDescriptor(window, 'localStorage')!
  const get = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  Object.defineProperty(window, 'localStorage', { configurable: true, get })
  try {
    await openAdmin('/admin/gallery')
    await page.getByTitle('Grid').click()
    await expect.element(page.getByRole('table')).not.toBeInTheDocument()
  } finally {
    // The hooks after each test empty the storage.
    Object.defineProperty(window, 'localStorage', storage)
  }
})

test('a failed delete keeps the photo and says so', async () => {
  await network.answer('DELETE /api/admin/photos/*', 500)
  await openAdmin('/admin/gallery')
  await page.getByRole('button', { name: 'Delete Half past midnight' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(toast()).toMatchTextContent('Failed to delete photo. Please try again.')
  await expect.element(rowOf('Half past midnight')).toBeVisible()
})

test('a broken picture is shown as No Image', async () => {
  await network.lose('GET /media/demo/*/*')
  await openAdmin('/admin/gallery')
  await expect.element(page.getByText('No Image').first()).toBeVisible()
})

test('words of a photo are edited in place', async () => {
  await openAdmin('/admin/gallery')
  await page.getByRole('button', { name: 'Edit Foam, size small' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit photo' })
  await expect.element(edit.getByRole('button', { name: 'Save Changes' })).toBeDisabled()
  await edit.getByLabelText('Title').fill('Foam, size medium')
  await edit.getByLabelText('Category').selectOptions('Funny')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(toast()).toMatchTextContent('Photo updated')
  await expect.element(rowOf('Foam, size medium')).toMatchTextContent('Funny')
})

test('an empty gallery says how to begin', async () => {
  await network.answer('GET /api/photos', 200, [])
  await openAdmin('/admin/gallery')
  await expect
    .element(page.getByText('No photos found in the gallery. Add your first photo to get started.'))
    .toBeVisible()
})

test('five hundred photos are shown a page at a time, searched and filtered by category', async () => {
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
  await network.answer('GET /api/photos', 200, photos)
  await openAdmin('/admin/gallery')
  await expect.element(rows).toHaveLength(50)
  await expect.element(page.getByText('1–50 of 500')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(rows.first()).toMatchTextContent('Photo 51')
  await search.fill('SNOW')
  await expect.element(rows).toHaveLength(5)
  await search.fill('')
  await page.getByLabelText('Category').selectOptions('Holidays')
  await expect.element(page.getByText('1–50 of 100')).toBeVisible()
  await search.fill('nobody wrote this')
  await page.getByRole('button', { name: 'Show all photos' }).click()
  await expect.element(page.getByText('1–50 of 500')).toBeVisible()
  await page.getByRole('button', { name: 'Select all 500' }).click()
  await expect.element(page.getByText('500 selected')).toBeVisible()
})

test('what a search hides is not deleted along', async () => {
  const before = await call<unknown[]>('GET', '/api/photos')
  for (const title of ['Spare one', 'Spare two']) {
    await call('POST', '/api/admin/photos', makePhoto({ title }))
  }
  await openAdmin('/admin/gallery')
  const count = before.length + 2
  await page.getByRole('button', { name: `Select all ${count}` }).click()
  await expect.element(page.getByText(`${count} selected`)).toBeVisible()
  await search.fill('spare')
  await expect.element(page.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Delete selected' }).click()
  const ask = page.getByRole('alertdialog', { name: 'Delete 2 photos?' })
  await ask.getByRole('button', { name: 'Delete' }).click()
  await expect.element(toast()).toMatchTextContent('2 photos deleted')
  expect(await call('GET', '/api/photos')).toEqual(before)
})

test('the day and the alternative text are changed in place, and a day can be taken back', async () => {
  await openAdmin('/admin/gallery')
  const edit = page.getByRole('dialog', { name: 'Edit photo' })
  const save = edit.getByRole('button', { name: 'Save Changes' })
  await page.getByRole('button', { name: 'Edit The listening face' }).click()
  await expect.element(edit.getByLabelText('Day')).toHaveValue('2026-11-09')
  await edit.getByLabelText('Day').fill('2024-07-25')
  await edit.getByLabelText('Alt text').fill('A dachshund with one ear up')
  await save.click()
  await expect.element(rowOf('The listening face')).toMatchTextContent('Jul 25, 2024')
  const photos = await call<{ title: string; alt?: string }[]>('GET', '/api/photos')
  expect(photos.find(({ title }) => title === 'The listening face')?.alt).toBe(
    'A dachshund with one ear up',
  )
  await page.getByRole('button', { name: 'Edit The listening face' }).click()
  await edit.getByLabelText('Day').fill('')
  await save.click()
  await expect.element(rowOf('The listening face')).toMatchTextContent('Nov 9, 2026')
})

test('words that change leave the day alone', async () => {
  const before = await call<{ id: number; date: string }[]>('GET', '/api/photos')
  await openAdmin('/admin/gallery')
  await page.getByRole('button', { name: 'Edit The listening face' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit photo' })
  await edit.getByLabelText('Title').fill('The other face')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(rowOf('The other face')).toMatchTextContent('Nov 9, 2026')
  const after = await call<{ id: number; date: string }[]>('GET', '/api/photos')
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
})

test('several photos move to another day, and back', async () => {
  for (const title of ['Spare one', 'Spare two']) {
    await call('POST', '/api/admin/photos', makePhoto({ title, day: '2025-01-02' }))
  }
  await openAdmin('/admin/gallery')
  await search.fill('spare')
  await page.getByRole('button', { name: 'Select all 2' }).click()
  await page.getByLabelText('New day').fill('2024-07-25')
  await page.getByRole('button', { name: 'Set day' }).click()
  await expect.element(toast()).toMatchTextContent('2 photos updated')
  await expect.element(rowOf('Spare two')).toMatchTextContent('Jul 25, 2024')
  await toast().getByRole('button', { name: 'Undo' }).click()
  await expect.element(rowOf('Spare two')).toMatchTextContent('Jan 2, 2025')
})

test('photos of one day change places from the keyboard', async () => {
  for (const title of ['Third', 'Second', 'First']) {
    await call('POST', '/api/admin/photos', makePhoto({ title, day: '2025-01-02' }))
  }
  const order = async () =>
    (await call<{ title: string; date: string }[]>('GET', '/api/photos'))
      .filter(({ date }) => date === '2025-01-02')
      .map(({ title }) => title)
  await openAdmin('/admin/gallery')
  const later = page.getByRole('button', { name: 'Move First later within its day' })
  await expect
    .element(page.getByRole('button', { name: 'Move First earlier within its day' }))
    .toBeDisabled()
  ;(await later.findElement()).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(order).toEqual(['Second', 'First', 'Third'])
  await expect.element(later).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(order).toEqual(['Second', 'Third', 'First'])
  await expect
    .element(page.getByRole('button', { name: 'Move First earlier within its day' }))
    .toHaveFocus()
  await search.fill('First')
  await expect.element(later).not.toBeInTheDocument()
})

test('on a phone every button of a photo stays inside its card', async () => {
  for (const title of ['First', 'Second']) {
    await call('POST', '/api/admin/photos', makePhoto({ title, day: '2025-12-22' }))
  }
  await openAdmin('/admin/gallery', phoneSize)
  await expect
    .element(page.getByRole('button', { name: 'Move First later within its day' }))
    .toBeVisible()
  for (const width of [phoneSize.width, 320]) {
    await page.viewport(width, phoneSize.height)
    const card = page.getByCss('.table-box').element().getBoundingClientRect()
    const buttons = rows.getByCss('.icon-btn').elements()
    const right = Math.max(...buttons.map((button) => button.getBoundingClientRect().right))
    const left = Math.min(...buttons.map((button) => button.getBoundingClientRect().left))
    expect(right, `at ${width}`).toBeLessThanOrEqual(card.right)
    expect(left, `at ${width}`).toBeGreaterThanOrEqual(card.left)
  }
})

test('days that names tell are offered, chosen from, added and taken back', async () => {
  for (const title of ['2024-07-25 at the lake', '2024-07-26 in the woods']) {
    await call('POST', '/api/admin/photos', makePhoto({ title }))
  }
  await openAdmin('/admin/gallery')
  await page.getByRole('button', { name: 'Add the days…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add the days' })
  await dialog.getByLabelText('Select 2024-07-26 in the woods').click()
  await dialog.getByRole('button', { name: 'Add 1 Day' }).click()
  await expect.element(rowOf('2024-07-25 at the lake')).toMatchTextContent('Jul 25, 2024')
  await expect.element(rowOf('2024-07-26 in the woods')).not.toMatchTextContent('Jul 26, 2024')
  await toast().getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText(/The names of 2 photos tell/)).toBeVisible()
  await page.getByRole('button', { name: 'Not now' }).click()
  await openAdmin('/admin/gallery')
  await expect.element(rowOf('2024-07-25 at the lake')).toBeVisible()
  await expect.element(page.getByText(/The names of 2 photos tell/)).not.toBeInTheDocument()
})
