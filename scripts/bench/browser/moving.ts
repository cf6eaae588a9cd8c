import type { Browser, Page } from 'playwright-core'
import { atMost, median, type Row, say } from '../row.ts'
import { newVisitor, openSettled, type Shown, slowDown, timeUntil } from './phone.ts'

const BUDGET_MS = 400
const VISITS = 5
const SCROLLED_PX = 600

interface Walk {
  toList: Shown
  toPost: Shown
  back: Shown
  /** How far from the place one was at. */
  offPx: number
}

const isAnotherPage = (before: { heading: string }) => {
  const heading = document.querySelector('main h1')?.textContent
  return heading !== undefined && heading !== before.heading
}

/** From home to the list, to a post, and back to where one was in the list. */
async function walk(page: Page, url: string): Promise<Walk> {
  await openSettled(page, url)
  await slowDown(page)
  const tap = (name: RegExp) => page.getByRole('link', { name }).first().tap()
  const toList = await timeUntil(page, isAnotherPage, () => tap(/view all posts/i))
  await page.waitForLoadState('networkidle')
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), SCROLLED_PX)
  const post = page.locator('main article').nth(1).getByRole('link').first()
  await post.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  const toPost = await timeUntil(page, isAnotherPage, () => post.tap())
  await page.waitForLoadState('networkidle')
  const back = await timeUntil(page, isAnotherPage, () => page.goBack())
  return { toList, toPost, back, offPx: Math.abs((await page.evaluate(() => scrollY)) - left) }
}

export async function measureMoving(browser: Browser, url: string): Promise<Row[]> {
  const walks: Walk[] = []
  while (walks.length < VISITS) walks.push(await newVisitor(browser, (page) => walk(page, url)))
  const time = (pick: (walk: Walk) => Shown) => median(walks.map((one) => pick(one).ms))
  const steps = walks.flatMap(({ toList, toPost, back }) => [toList, toPost, back])
  const empty = Math.max(...steps.map(({ emptyFrames }) => emptyFrames))
  const off = Math.max(...walks.map(({ offPx }) => offPx))
  return [
    atMost(
      'Phone, 4 × slower: from home to the list',
      BUDGET_MS,
      time((one) => one.toList),
      say.ms,
    ),
    atMost(
      'Phone, 4 × slower: from the list to a post',
      BUDGET_MS,
      time((one) => one.toPost),
      say.ms,
    ),
    atMost(
      'Phone, 4 × slower: back to the list',
      BUDGET_MS,
      time((one) => one.back),
      say.ms,
    ),
    atMost('… frames with an empty page on the way', 0, empty, say.count),
    atMost('… pixels away from where one was, after going back', 0, off, say.count),
  ]
}
