import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { call, insertVisits, openAdmin, phoneSize, resetDiary, toast } from '#test/dom/dom.tsx'
import { sixtyDays } from '#test/visits/sixty-days.ts'

const screen = '/admin/readers'
/** The server stores a page's all-time views under this day. */
const EVER = '1970-01-01'
const figure = (name: string) =>
  page.getByCss('.figures div').filter({ hasText: name }).getByCss('dd')
const box = (name: string) => page.getByRole('region', { name })
const row = (name: string, text: string) => box(name).getByRole('row').filter({ hasText: text })
const numberIn = (name: string, text: string) => row(name, text).getByRole('cell').last()
const wordsOf = (cells: Element[]) => cells.map(({ textContent }) => textContent)

const count = (analytics: boolean) =>
  call('PUT', '/api/admin/settings', {
    features: { comments: false, featuredPosts: true, analytics },
  })
const today = async () => (await call<{ today: string }>('GET', '/api/settings')).today

beforeEach(resetDiary)

test('switched off it says so, and the switch is right there', async () => {
  await openAdmin('/admin')
  const nav = page.getByRole('navigation', { name: 'Admin' })
  await nav.getByRole('link', { name: 'Readers' }).click()
  await expect.element(page.getByRole('heading', { name: 'No one is being counted' })).toBeVisible()
  expect(location.pathname).toBe(screen)
  const tabs = page.getByRole('navigation', { name: 'Readers' })
  await expect.element(tabs.getByCss('[aria-current=page]')).toHaveTextContent('Statistics')
  const deleting = page.getByRole('button', { name: 'Delete all statistics' })
  await expect.element(deleting).not.toBeInTheDocument()
  const turn = page.getByRole('switch', { name: 'Enable Analytics' })
  await expect.element(turn).toBeVisible()
  ;(turn.element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await expect.element(toast()).toMatchTextContent('Analytics has been enabled.')
  await expect
    .element(page.getByText(/^No one has stopped by since you turned this on\./))
    .toBeVisible()
  await expect.element(turn).toHaveFocus()
  await page.viewport(phoneSize.width, phoneSize.height)
  const { scrollWidth, clientWidth } = page.getByCss('.empty').element()
  expect(scrollWidth - clientWidth).toBe(0)
  await page.getByRole('button', { name: 'How counting works' }).click()
  await expect
    .element(page.getByRole('dialog'))
    .toMatchTextContent('we forget visitors within two days')
})

describe('after sixty days', () => {
  beforeEach(async () => {
    await count(true)
    await insertVisits(sixtyDays(await today()))
  })

  test('days are compared, told by keyboard, and shown as a table', async () => {
    await openAdmin(screen)
    // 31 + ... + 60 visitors, compared with 1 + ... + 30.
    await expect
      .element(figure('Visitors'))
      .toMatchTextContent(/^1,365\s*194% more than in the previous 30 days$/)
    const chart = box('Visitors per day')
    const picture = () => chart.getByRole('img')
    await expect.element(picture()).toHaveAccessibleName(/lowest 31, highest 60 on /)
    const days = chart.getByRole('slider', { name: 'Day' })
    ;(days.element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect
      .element(days)
      .toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/: 59 visitors, 118 pages read, 29 visitors 30 days earlier/),
      )
    const tip = chart.getByCss('.c-tip')
    await expect.element(tip).toMatchTextContent('59 visitors')
    await userEvent.keyboard('{Home}')
    await expect.element(tip).toMatchTextContent('31 visitors')
    await userEvent.keyboard('{Escape}')
    await expect.element(tip).not.toBeInTheDocument()
    await chart.getByText('Show as table').click()
    const rows = chart.getByRole('table').getByRole('row')
    await expect.poll(() => rows.elements().length).toBe(31)
    const cells = rows.nth(2).getByRole('cell').elements()
    expect(wordsOf(cells)).toEqual(['59', '118', '29'])

    await chart.getByRole('button', { name: '7 days' }).click()
    await expect.element(figure('Visitors')).toMatchTextContent(/^399\s*14%/)
    expect(location.search).toBe('?days=7')
    await openAdmin(location.pathname + location.search)
    await expect
      .element(chart.getByRole('button', { name: '7 days' }))
      .toHaveAttribute('aria-pressed', 'true')
    await expect.element(picture()).toHaveAccessibleName(/lowest 54, highest 60 on /)
    await chart.getByRole('button', { name: '365 days' }).click()
    await expect.element(figure('Visitors')).toHaveTextContent('1,830')
    await expect.element(chart.getByCss('.is-before')).not.toBeInTheDocument()
    await expect.element(numberIn('Where they came from', 'Search')).toHaveTextContent('7')
    await expect.element(numberIn('What they searched for', 'stairs')).toHaveTextContent('3')
  })

  test.for([phoneSize.width, 1280])(
    'bars and shares are told by keyboard and by pointer at %i px',
    async (width) => {
      await openAdmin(screen, { width, height: 900 })
      const sources = box('Where they came from')
      const tip = page.getByCss('.c-tip')
      const bars = sources.getByRole('slider', { name: 'Where they came from, one by one' })
      await expect.element(bars).toBeInTheDocument()
      ;(bars.element() as HTMLElement).focus()
      await userEvent.keyboard('{ArrowDown}')
      await expect
        .element(bars)
        .toHaveAttribute('aria-valuetext', 'Your letters: Visitors: 12, 22% of this list')
      await expect
        .element(row('Where they came from', 'Your letters').getByCss('.c-tip'))
        .toMatchTextContent('Visitors: 12, 22% of this list')
      await userEvent.keyboard('{ArrowUp}')
      await expect.element(tip).toMatchTextContent('Typed, bookmarked, or from an app')
      await userEvent.keyboard('{Escape}')
      await expect.element(tip).not.toBeInTheDocument()
      await row('Where they came from', 'doxie-forum.example').getByCss('.bar-in').hover()
      await expect.element(tip).toMatchTextContent('Visitors: 5, 9% of this list')

      const screens = box('Read on')
      const slices = screens.getByRole('slider', { name: 'Read on, one by one' })
      ;(slices.element() as HTMLElement).focus()
      await userEvent.keyboard('{End}')
      await expect.element(slices).toHaveAttribute('aria-valuetext', 'Tablet: 8%. Pages read: 8')
      await expect.element(screens.getByCss('.c-tip')).toMatchTextContent('8%. Pages read: 8')
      await userEvent.keyboard('{Escape}')
      // Phones take up the first 64 percent of the width, computers the next 28.
      const { width: wide } = slices.element().getBoundingClientRect()
      await slices.hover({ position: { x: wide * 0.7, y: 20 } })
      await expect.element(tip).toMatchTextContent('Computer')
      await expect.element(tip).toMatchTextContent('28%. Pages read: 28')
    },
  )
})

test('posts have a column of views and the dashboard a card, while visitors are counted', async () => {
  const headings = ['Title', 'Category', 'Date', 'Status', 'Actions']
  const heads = () => wordsOf(page.getByRole('columnheader').elements())
  await openAdmin('/admin?tab=content')
  await expect.poll(heads).toEqual(headings)
  await count(true)
  const posts = await call<{ slug: string; title: string; published: boolean }[]>(
    'GET',
    '/api/admin/posts',
  )
  const post = posts.find(({ published }) => published)
  if (!post) throw new Error('the demo has posts')
  const visit = { day: await today(), source: '', visitors: 1, views: 1 }
  await insertVisits([
    { ...visit, kind: 'all', name: '' },
    { ...visit, kind: 'ever', day: EVER, name: `/blog/${post.slug}` },
  ])
  await openAdmin('/admin?tab=content')
  await expect.poll(heads).toEqual(headings.toSpliced(4, 0, 'Views'))
  const cells = page.getByRole('row').filter({ hasText: post.title }).getByRole('cell')
  await expect.element(cells.nth(4)).toMatchTextContent('1')

  await openAdmin('/admin')
  const card = box('Visitors')
  await expect.element(card).toMatchTextContent('1 today so far')
  const days = card.getByRole('slider', { name: 'Day' })
  // Pressing a key first makes the focus visible; the browser hides it after the click of another
  // test.
  await userEvent.keyboard('{Tab}')
  ;(days.element() as HTMLElement).focus()
  await expect.element(card.getByCss('.c-tip')).toMatchTextContent('1 visitor, 1 page read')
  await userEvent.keyboard('{ArrowLeft}')
  await expect
    .element(days)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/: 0 visitors, 0 pages read$/))
  await card.getByText('Show as table').click()
  const rows = card.getByRole('row')
  await expect.poll(() => rows.elements().length).toBe(15)
  expect(wordsOf(rows.nth(1).getByRole('cell').elements())).toEqual(['1', '1'])
  await card.getByRole('link', { name: 'Statistics' }).click()
  await expect.poll(() => location.pathname).toBe(screen)
})
