import type { Browser, Page } from 'playwright-core'
import { atMost, median, type Row, say } from '../../processes/figures.ts'
import { inTurn } from '../../processes/turns.ts'
import { newVisitor, openUntilIdle, slowDown, timeUntil } from './phone.ts'

const BUDGET_MS = 200
const VISITS = 5

interface Action {
  path: string
  prepare?: (page: Page) => Promise<unknown>
  act: (page: Page) => Promise<unknown>
  /** Runs in the page. */
  isShown: (before: { heading: string; background: string }) => boolean
}

const hasDialog = () => document.querySelector('dialog[open], [role=dialog]') !== null
const tap = (role: 'button' | 'link', name: RegExp) => (page: Page) =>
  page.getByRole(role, { name }).first().tap()
const openPhoto = tap('link', /^View /)

const actions: Record<string, Action> = {
  'open the menu': { path: '/', act: tap('button', /^Open menu$/), isShown: hasDialog },
  'switch the theme': {
    path: '/',
    act: tap('button', /^Theme/),
    isShown: (before) => getComputedStyle(document.body).backgroundColor !== before.background,
  },
  'open a photo': { path: '/gallery', act: openPhoto, isShown: hasDialog },
  'go to the next photo by key': {
    path: '/gallery',
    prepare: async (page) => {
      await openPhoto(page)
      await page.getByRole('dialog').getByRole('heading').waitFor()
    },
    act: (page) => page.keyboard.press('ArrowRight'),
    isShown: (before) =>
      document.querySelector('[role=dialog] h2, dialog[open] h2')?.textContent !== before.heading,
  },
  'filter the photos': {
    path: '/gallery',
    act: tap('button', /^Sleepy$/),
    isShown: () =>
      [...document.querySelectorAll('[aria-pressed=true]')].some(
        (element) => element.textContent === 'Sleepy',
      ),
  },
  'send a form that is not filled in': {
    path: '/contact',
    act: tap('button', /Send Message/),
    isShown: () => document.querySelector('[aria-invalid=true]') !== null,
  },
}

/** Measures a touch or a key on a phone with a CPU slowed four times, until the next frame. */
export async function measureTouching(browser: Browser, url: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const [what, action] of Object.entries(actions)) {
    const visit = () => newVisitor(browser, (page) => timeAction(page, url, action))
    const visits = await inTurn(VISITS, visit)
    const input = median(visits.map((visit) => visit.inputMs))
    const row = atMost(`Phone, 4 × slower: ${what}`, BUDGET_MS, input, say.ms)
    const shown = say.ms(median(visits.map((visit) => visit.ms)))
    rows.push({ ...row, figure: `${row.figure} (done in ${shown})` })
  }
  return rows
}

async function timeAction(page: Page, url: string, { path, prepare, act, isShown }: Action) {
  await openUntilIdle(page, url + path)
  await slowDown(page)
  await prepare?.(page)
  await page.evaluate(watchInput)
  const { ms } = await timeUntil(page, isShown, () => act(page))
  // The browser reports an event some frames later.
  await page.waitForTimeout(500)
  return { ms, inputMs: await page.evaluate<number>('window.inputMs') }
}

/** Runs in the page. Records the slowest event, which browsers report as INP. */
function watchInput() {
  Object.assign(window, { inputMs: 0 })
  new PerformanceObserver((list) => {
    const slowest = Math.max(...list.getEntries().map(({ duration }) => duration))
    Object.assign(window, { inputMs: Math.max(Reflect.get(window, 'inputMs'), slowest) })
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}
