import type { Browser, Page } from 'playwright-core'
import { atMost, median, type Row, say } from '../../processes/figures.ts'
import { inTurn } from '../../processes/turns.ts'
import { newVisitor, openUntilIdle, slowDown, timeUntil } from './phone.ts'

const BUDGET_MS = 400
const VISITS = 5
const SCROLLED_PX = 600

const isAnotherPage = (before: { heading: string }) => {
  const heading = document.querySelector('main h1')?.textContent
  return heading !== undefined && heading !== before.heading
}

async function walk(page: Page, url: string) {
  await openUntilIdle(page, url)
  await slowDown(page)
  /** The page still loads pictures that were scrolled into view. */
  const waitUntilStill = async () => {
    await page.waitForTimeout(500)
    await page.waitForLoadState('networkidle')
  }
  const go = async (act: () => Promise<unknown>) => {
    const shown = await timeUntil(page, isAnotherPage, act)
    await waitUntilStill()
    return shown
  }
  const scrolled = () => page.evaluate(() => scrollY)
  const all = page.getByRole('link', { name: /view all posts/i }).first()
  await all.scrollIntoViewIfNeeded()
  await waitUntilStill()
  const toList = await go(() => all.tap())
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), SCROLLED_PX)
  const post = page.locator('main article').nth(1).getByRole('link').first()
  await post.scrollIntoViewIfNeeded()
  await waitUntilStill()
  const left = await scrolled()
  const toPost = await go(() => post.tap())
  const back = await go(() => page.goBack())
  return { steps: [toList, toPost, back], offPx: Math.abs((await scrolled()) - left) }
}

export async function measureMoving(browser: Browser, url: string): Promise<Row[]> {
  const walks = await inTurn(VISITS, () => newVisitor(browser, (page) => walk(page, url)))
  const names = ['from home to the list', 'from the list to a post', 'back to the list']
  const moves = names.map((name, at) => {
    const ms = median(walks.map(({ steps }) => steps[at]?.ms ?? Number.NaN))
    return atMost(`Phone, 4 × slower: ${name}`, BUDGET_MS, ms, say.ms)
  })
  const steps = walks.flatMap((walk) => walk.steps)
  const empty = Math.max(...steps.map(({ emptyFrames }) => emptyFrames))
  const off = Math.max(...walks.map(({ offPx }) => offPx))
  return [
    ...moves,
    atMost('… frames with an empty page on the way', 0, empty, say.count),
    atMost('… pixels away from where one was, after going back', 0, off, say.count),
  ]
}
