import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { beginAnew, call, net, openAdmin, toast } from '#test/dom/dom.tsx'
import { makePhoto } from '#test/make.ts'

beforeEach(beginAnew)

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

test('a failed delete keeps the photo and says so', async () => {
  await net.answer('DELETE /api/admin/photos/*', 500)
  await openAdmin('/admin/gallery')
  await page.getByRole('button', { name: 'Delete Half past midnight' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(toast()).toMatchTextContent('Failed to delete photo. Please try again.')
  await expect.element(rowOf('Half past midnight')).toBeVisible()
})

test('a broken picture is shown as No Image', async () => {
  await net.lose('GET /media/demo/*/*')
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
  await net.answer('GET /api/photos', 200, [])
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
  await net.answer('GET /api/photos', 200, photos)
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
