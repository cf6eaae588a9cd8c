import { beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { wallTimeIn } from '#shared/schedule/wall-time.ts'
import { call, network, openAdmin, phoneSize, resetDiary, toast } from '#test/dom/dom.tsx'
import { makePost } from '#test/make.ts'
import { dashboardTexts } from '#texts/admin/dashboard.ts'

beforeEach(resetDiary)

const path = () => location.pathname
const editor = /^\/admin\/posts\/\d+\/edit$/

test('a title of one long word stays in its row at every width', async () => {
  const title = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung'
  await call('POST', '/api/admin/posts', makePost({ title }))
  const page = await openAdmin('/admin')
  const words = page.getByRole('link', { name: new RegExp(title) }).first()
  await expect.element(words).toBeVisible()
  const row = page.elementLocator(words.element().closest('li')!)
  for (const width of [390, 640, 1280]) {
    await page.viewport(width, 844)
    const wordsBox = words.element().getBoundingClientRect()
    const tagBox = row.getByText('Published').element().getBoundingClientRect()
    const isBeside = Math.round(wordsBox.right) <= Math.round(tagBox.x)
    const isAbove = Math.round(wordsBox.bottom) <= Math.round(tagBox.y)
    expect(isBeside || isAbove, `at ${width}`).toBe(true)
    expect(document.documentElement.scrollWidth).toBe(width)
  }
})

test('the overview shows the year, the categories and this month', async () => {
  const page = await openAdmin('/admin')
  await expect
    .element(page.getByRole('img', { name: /published in the last 52 weeks$/ }))
    .toBeVisible()
  const categories = page.getByRole('region', { name: 'Categories' })
  await expect
    .element(categories.getByRole('listitem').filter({ hasText: 'Training' }))
    .toMatchTextContent(/ago|today|yesterday/)
  const month = page.getByCss('.cal')
  await expect.element(month.getByCss('.is-today')).toHaveLength(1)
  const days = month.getByCss('b').elements()
  expect(days.map((day) => day.textContent)).toEqual(['S', 'M', 'T', 'W', 'T', 'F', 'S'])
  await page.getByRole('tab', { name: 'Content' }).click()
  await expect.element(month).not.toBeInTheDocument()
})

test('the banner leads to the blog in a new tab and to a new post', async () => {
  const page = await openAdmin('/admin')
  const banner = page.getByCss('.welcome')
  const blog = banner.getByRole('link', { name: 'View Blog' })
  await expect.element(blog).toHaveAttribute('href', '/')
  await expect.element(blog).toHaveAttribute('target', '_blank')
  await banner.getByRole('link', { name: 'New Post' }).click()
  await expect.poll(path).toBe('/admin/posts/new')
})

test('the greeting goes by the diary’s clock, not by the browser’s', async () => {
  const zone = 'Pacific/Kiritimati'
  await call('PUT', '/api/admin/settings', { timeZone: zone })
  const page = await openAdmin('/admin')
  const hour = Number(wallTimeIn(zone, new Date()).time.slice(0, 2))
  await expect
    .element(page.getByCss('.welcome h2'))
    .toMatchTextContent(dashboardTexts.greeting(hour, 'Pretzel'))
})

test('nobody is greeted by another name first', async () => {
  const card = await network.hold('GET /api/dog/card')
  const page = await openAdmin('/admin')
  const greeting = page.getByCss('.welcome h2')
  await expect.element(page.getByCss('.rows li').first()).toBeVisible()
  const seen = [greeting.element().textContent]
  const watcher = new MutationObserver(() => seen.push(greeting.element().textContent))
  watcher.observe(greeting.element(), { childList: true, characterData: true, subtree: true })
  await card()
  await expect.element(greeting).toMatchTextContent(/Pretzel's human/)
  watcher.disconnect()
  expect(seen.filter((words) => words?.trim())).toEqual([greeting.element().textContent])
})

test('posts are counted once, in the dog, and one thing begins a new one', async () => {
  const page = await openAdmin('/admin')
  const posts = await call<{ published: boolean }[]>('GET', '/api/admin/posts')
  const published = posts.filter((post) => post.published).length
  const counts = page.getByCss('main dl')
  await expect
    .element(counts)
    .toHaveTextContent(
      `Total Posts${posts.length}Published${published}Drafts${posts.length - published}`,
    )
  await expect.element(page.getByCss('.counted-dog').getByCss('dl')).toBeVisible()
  expect(counts.elements()).toHaveLength(1)
  for (const name of ['New Post', 'Write New Post']) {
    const links = page.getByRole('main').getByRole('link', { name, exact: true })
    expect(links.elements()).toHaveLength(1)
  }
  const actions = page.getByRole('navigation', { name: 'Quick Actions' }).getByRole('link')
  const words = actions.elements().map(({ textContent }) => textContent)
  expect(words, 'each once').toEqual([...new Set(words)])
})

test('quick actions stand in the sidebar, and below the greeting where there is none', async () => {
  const page = await openAdmin('/admin')
  const actions = page.getByRole('complementary').getByRole('navigation', { name: 'Quick Actions' })
  await expect.element(actions.getByRole('link', { name: 'View Blog' })).toBeVisible()
  await openAdmin('/admin', phoneSize)
  await expect.element(page.getByRole('heading', { name: 'Recent posts' })).toBeVisible()
  const topOf = (name: string) =>
    page.getByRole('heading', { name }).element().getBoundingClientRect().top
  expect(topOf('Quick Actions')).toBeLessThan(topOf('Recent posts'))
})

test('recent posts wait as rows with a picture, as high as they will be', async () => {
  const letGo = await network.hold('GET /api/admin/posts')
  const page = await openAdmin('/admin')
  const waiting = page.getByCss('.waiting.is-pictures > *')
  await expect.element(waiting).toHaveLength(3)
  const before = waiting.first().element().getBoundingClientRect().height
  await letGo()
  await expect.element(page.getByCss('.rows .item').nth(2)).toBeVisible()
  const after = page.getByCss('.rows .item').first().element().getBoundingClientRect().height
  expect(Math.abs(after - before)).toBeLessThanOrEqual(2)
})

test('without posts the overview and the table say so', async () => {
  for (const list of ['posts', 'drafts']) await network.answer(`GET /api/admin/${list}`, 200, [])
  const page = await openAdmin('/admin')
  await expect.element(page.getByText('No posts yet. Time to start writing!')).toBeVisible()
  await page.getByRole('tab', { name: 'Content' }).click()
  await expect.element(page.getByText('No posts found.')).toBeVisible()
  await page.getByRole('link', { name: 'Create your first post' }).click()
  await expect.poll(path).toBe('/admin/posts/new')
})

describe('search', () => {
  test('offers posts to jump to by arrow keys and Enter, and filters no list', async () => {
    const page = await openAdmin('/admin?tab=content')
    const rows = page.getByCss('.post-table tbody tr')
    await expect.element(rows.nth(10)).toBeVisible()
    const before = rows.length
    await page.getByRole('combobox', { name: 'Search posts' }).fill('the')
    const results = page.getByRole('listbox', { name: 'Matching posts' }).getByRole('option')
    await expect.element(results).toHaveLength(8)
    await expect.element(results.first()).toMatchTextContent(/^The /)
    expect(rows.length).toBe(before)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(results.nth(1)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect.poll(path).toMatch(editor)
  })

  test('keeps its text when tabs change, Escape only closes the list, a result can be clicked', async () => {
    const page = await openAdmin('/admin')
    const box = page.getByRole('combobox', { name: 'Search posts' })
    await box.fill('rain')
    await expect.element(page.getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await page.getByRole('tab', { name: 'Ideas' }).click()
    await expect.element(box).toHaveValue('rain')
    await box.fill('zebra')
    await expect.element(page.getByText('No post matches "zebra".')).toBeVisible()
    await box.fill('rain')
    await page.getByRole('option', { name: /Rain/ }).click()
    await expect.poll(path).toMatch(editor)
  })
})

describe('ideas', () => {
  const use = { name: /^Use This Idea/ }
  const more = { name: 'Generate More Ideas with AI' }

  test('three fixed ones, more below; a chosen one opens the empty editor and waits', async () => {
    const page = await openAdmin('/admin?tab=ideas')
    const buttons = page.getByRole('button', use)
    await expect.element(buttons).toHaveLength(3)
    await page.getByRole('button', more).click()
    await expect.element(buttons.nth(4)).toBeVisible()
    await expect.element(page.getByCss('.idea').first()).toMatchTextContent('A day in the life')
    await buttons.nth(1).click()
    await expect.poll(path).toBe('/admin/posts/new')
    await expect
      .element(page.getByText('Five things every new dog owner should know'))
      .toBeVisible()
  })

  test('that cannot be had are reported and the three stay', async () => {
    const broken = { code: 'ai.failed', message: 'No answer.' }
    await network.answer('POST /api/admin/generate-ideas', 502, broken)
    const page = await openAdmin('/admin?tab=ideas')
    await page.getByRole('button', more).click()
    const sentence = 'Failed to generate blog ideas. Please try again later.'
    await expect.element(page.getByRole('alert').getByText(sentence)).toBeVisible()
    await expect.element(page.getByRole('button', use)).toHaveLength(3)
    await expect.element(toast()).toMatchTextContent('AI Tool Error')
  })
})

describe('the calendar', () => {
  const view = { name: 'View Calendar' }
  const dialog = { name: 'Content Calendar' }

  test('shows posts on their days and leads to their editors', async () => {
    const posts = await call<{ id: number; createdAt: string; published: boolean }[]>(
      'GET',
      '/api/admin/posts',
    )
    const draft = posts.find((post) => !post.published)!
    const monthsBack = (from: Date, to: Date) =>
      (from.getUTCFullYear() - to.getUTCFullYear()) * 12 + from.getUTCMonth() - to.getUTCMonth()
    const page = await openAdmin('/admin')
    await page.getByRole('button', view).click()
    const calendar = page.getByRole('dialog', dialog)
    for (let n = monthsBack(new Date(), new Date(draft.createdAt)); n > 0; n -= 1) {
      await calendar.getByRole('button', { name: 'Previous month' }).click()
    }
    await calendar.getByCss(`a[href="/admin/posts/${draft.id}/edit"]`).click()
    await expect.poll(path).toBe(`/admin/posts/${draft.id}/edit`)
    await expect.element(calendar).not.toBeInTheDocument()
  })

  test('steps through months and back to today', async () => {
    const page = await openAdmin('/admin')
    await page.getByRole('button', view).click()
    const calendar = page.getByRole('dialog', dialog)
    const month = calendar.getByRole('heading', { level: 3 })
    const now = (await month.findElement()).textContent
    await calendar.getByRole('button', { name: 'Next month' }).click()
    await expect.element(month).not.toHaveTextContent(now)
    await calendar.getByRole('button', { name: 'Today' }).click()
    await expect.element(month).toHaveTextContent(now)
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', view)).toHaveFocus()
  })
})

describe('the gallery tab', () => {
  const tab = '/admin?tab=content&view=gallery'

  test('shows eight photos, adds one by its address and links to all tools', async () => {
    const page = await openAdmin(tab)
    await expect.element(page.getByCss('.thumbs img')).toHaveLength(8)
    await page.getByRole('button', { name: 'Add Photo' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Add New Photo' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await page.getByRole('link', { name: 'gallery management' }).click()
    await expect.poll(path).toBe('/admin/gallery')
  })

  test('says when there is none', async () => {
    await network.answer('GET /api/photos', 200, [])
    const page = await openAdmin(tab)
    await expect.element(page.getByText('No photos yet. Add some to your gallery!')).toBeVisible()
  })
})
