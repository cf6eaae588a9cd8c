import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { call, expectErrors, network, openAdmin, phoneSize, resetDiary } from '#test/dom/dom.tsx'
import { makePost } from '#test/make.ts'

const list = '/admin?tab=content'
const rows = page.getByCss('.post-table tbody tr')
const toast = page.getByCss('.toast')
const askToDelete = (title: string) =>
  page.getByRole('button', { name: `Delete "${title}"` }).click()
const confirm = () =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()

const dayOf = (id: number) => new Date(Date.UTC(2026, 0, 1) + id * 3_600_000).toISOString()

const row = (id: number, more: object = {}) => ({
  id,
  slug: `post-${id}`,
  title: `Post number ${id}`,
  coverImage: '/media/demo/sofa-nap/1600x1067.jpg',
  category: 'training',
  published: id % 4 !== 0,
  featured: false,
  publishedAt: id % 4 === 0 ? null : dayOf(id),
  createdAt: dayOf(id),
  date: dayOf(id).slice(0, 10),
  updatedAt: dayOf(0),
  version: 1,
  ...more,
})

describe('of the diary', () => {
  beforeEach(resetDiary)

  test('a row shows title, category, date, status and three named actions', async () => {
    // Counting visitors would add a column.
    const features = { comments: false, featuredPosts: true, analytics: false }
    await call('PUT', '/api/admin/settings', { features })
    const post = await call(
      'POST',
      '/api/admin/posts',
      makePost({ title: 'A row of one', category: 'daily-life' }),
    )
    await openAdmin(list)
    const shown = page.getByRole('row', { name: /A row of one/ })
    await expect.element(shown).toMatchTextContent('Daily Life')
    await expect.element(shown).toMatchTextContent('Published')
    const heads = page.getByRole('columnheader').elements()
    expect(heads.map((head) => head.textContent)).toEqual([
      'Title',
      'Category',
      'Date',
      'Status',
      'Actions',
    ])
    await expect
      .element(shown.getByRole('link', { name: 'View "A row of one"' }))
      .toHaveAttribute('href', `/blog/${post.slug}`)
    await shown.getByRole('link', { name: 'Edit "A row of one"' }).click()
    await expect.poll(() => location.pathname).toBe(`/admin/posts/${post.id}/edit`)
  })

  test('viewing a draft shows it as visitors will see it, on a phone, too', async () => {
    const title = 'Still in the oven'
    const { id, slug } = await call(
      'POST',
      '/api/admin/posts',
      makePost({ title, published: false }),
    )
    await openAdmin(list, phoneSize)
    await page.getByRole('link', { name: `View "${title}"` }).click()
    await expect
      .poll(() => location.pathname + location.search)
      .toBe(`/admin/posts/${id}/edit?view=preview`)
    const preview = page.getByCss('[data-post-body]')
    await expect.element(preview).toMatchTextContent('By ten there were two suspects')
    expect(document.documentElement.scrollWidth).toBe(phoneSize.width)
    expect((await fetch(`/api/posts/${slug}`)).status).toBe(404)

    await call('PUT', `/api/admin/posts/${id}`, makePost({ title, slug }))
    await openAdmin(list, phoneSize)
    await expect
      .element(page.getByRole('link', { name: `View "${title}"` }))
      .toHaveAttribute('href', `/blog/${slug}`)
  })

  test('the button says Deleting... while the post is being deleted', async () => {
    await call('POST', '/api/admin/posts', makePost({ title: 'Slowly leaving' }))
    const letGo = await network.hold('DELETE /api/admin/posts/*')
    await openAdmin(list)
    await askToDelete('Slowly leaving')
    await confirm()
    await expect.element(page.getByRole('button', { name: 'Deleting...' })).toBeDisabled()
    await letGo()
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { name: 'Blog Posts' })).toHaveFocus()
  })

  test('a delete that fails says so, keeps the post and can be tried again', async () => {
    await call('POST', '/api/admin/posts', makePost({ title: 'Hard to lose' }))
    await network.answer('DELETE /api/admin/posts/*', 500, 'no', 1)
    expectErrors(/500/)
    await openAdmin(list)
    await askToDelete('Hard to lose')
    await confirm()
    await expect.element(toast).toMatchTextContent('Failed to delete post. Please try again.')
    await confirm()
    const shown = page.getByRole('row', { name: /Hard to lose/ })
    await expect.element(shown).not.toBeInTheDocument()
  })
})

test('on a phone the actions of every row stand at the right, whatever its words', async () => {
  await network.answer('GET /api/admin/posts', 200, [
    row(1),
    row(2, { title: 'No', category: 'health', published: false, publishedAt: null }),
    row(3, { title: 'A very long title '.repeat(4), category: 'celebrations' }),
  ])
  await openAdmin(list, phoneSize)
  const last = page.getByRole('button', { name: /^Delete "/ })
  await expect.element(last).toHaveLength(3)
  const edges = last.elements().map((button) => Math.round(button.getBoundingClientRect().right))
  expect(new Set(edges).size).toBe(1)
  expect(edges[0]).toBeLessThanOrEqual(phoneSize.width)
})

test('a list that cannot be loaded shows its text and loads when asked again', async () => {
  await network.answer('GET /api/admin/posts', 500, 'no', 1)
  expectErrors(/500/)
  await openAdmin(list)
  const sentence = 'Failed to load posts. Please check your authentication or try again later.'
  await expect.element(page.getByText(sentence)).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(rows.first()).toBeVisible()
})

test('five skeleton rows stand in while the list loads', async () => {
  const letGo = await network.hold('GET /api/admin/posts')
  await openAdmin(list)
  const skeletons = page.getByCss('tr[data-skeleton]')
  await expect.element(skeletons).toHaveLength(5)
  await letGo()
  await expect.element(skeletons).toHaveLength(0)
  await expect.element(rows.first()).toBeVisible()
})

describe('of 2,000 posts', () => {
  beforeEach(() =>
    network.answer(
      'GET /api/admin/posts',
      200,
      Array.from({ length: 2000 }, (_, n) => row(2000 - n)),
    ),
  )

  test('pages of 25 live in the address', async () => {
    await openAdmin(list)
    await expect.element(rows).toHaveLength(25)
    await expect.element(page.getByText('1–25 of 2000')).toBeVisible()
    await page.getByRole('link', { name: 'Next' }).click()
    await expect.poll(() => location.search).toBe('?tab=content&page=2')
    await expect.element(rows.first()).toMatchTextContent('Post number 1975')
    await openAdmin(location.pathname + location.search)
    await expect.element(rows.first()).toMatchTextContent('Post number 1975')
    await page.getByRole('link', { name: 'Page 80' }).click()
    await expect.element(rows.last()).toMatchTextContent('Post number 1')
    history.back()
    await expect.element(rows.first()).toMatchTextContent('Post number 1975')
  })

  test('sorting, filtering and narrowing are all in the address', async () => {
    await openAdmin(`${list}&page=3`)
    await page.getByRole('columnheader').getByRole('button', { name: 'Title' }).click()
    await expect.poll(() => location.search).toBe('?tab=content&sort=title&order=asc')
    await expect.element(rows.first()).toMatchTextContent('Post number 1')
    await expect
      .element(page.getByRole('columnheader', { name: 'Title' }))
      .toHaveAttribute('aria-sort', 'ascending')
    const filter = page.getByRole('searchbox', { name: 'Filter by title or category' })
    await filter.fill('number 199')
    await expect.element(rows).toHaveLength(11)
    await page.getByRole('combobox', { name: 'Status' }).selectOptions('draft')
    await expect.element(rows).toHaveLength(2)
    await openAdmin(location.pathname + location.search)
    await expect.element(rows).toHaveLength(2)
    await filter.fill('zebra')
    await expect.element(page.getByText('No posts match this filter.')).toBeVisible()
    await page.getByRole('button', { name: 'Show all posts' }).click()
    await expect.element(rows).toHaveLength(25)
  })
})
