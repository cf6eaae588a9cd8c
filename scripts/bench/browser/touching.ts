import type { Browser, Page } from 'playwright-core'
import { atMost, median, type Row, say } from '../row.ts'
import { newVisitor, openSettled, type Shown, slowDown, timeUntil } from './phone.ts'

const BUDGET_MS = 200
const VISITS = 5

interface Deed {
  what: string
  path: string
  prepare?: (page: Page) => Promise<unknown>
  act: (page: Page) => Promise<unknown>
  /** Runs in the page. */
  isShown: (before: { heading: string; background: string }) => boolean
}

const hasDialog = () => document.querySelector('dialog[open], [role=dialog]') !== null
const openPhoto = (page: Page) =>
  page
    .getByRole('link', { name: /^View / })
    .first()
    .tap()

const deeds: Deed[] = [
  {
    what: 'open the menu',
    path: '/',
    act: (page) => page.getByRole('button', { name: 'Open menu' }).tap(),
    isShown: hasDialog,
  },
  {
    what: 'switch the theme',
    path: '/',
    act: (page) =>
      page
        .getByRole('button', { name: /^Theme/ })
        .first()
        .tap(),
    isShown: (before) => getComputedStyle(document.body).backgroundColor !== before.background,
  },
  {
    what: 'open a photo',
    path: '/gallery',
    act: openPhoto,
    isShown: hasDialog,
  },
  {
    what: 'go to the next photo by key',
    path: '/gallery',
    prepare: async (page) => {
      await openPhoto(page)
      await page.getByRole('dialog').getByRole('heading').waitFor()
    },
    act: (page) => page.keyboard.press('ArrowRight'),
    isShown: (before) =>
      document.querySelector('[role=dialog] h2, dialog[open] h2')?.textContent !== before.heading,
  },
  {
    what: 'filter the photos',
    path: '/gallery',
    act: (page) => page.getByRole('button', { name: 'Sleepy', exact: true }).tap(),
    isShown: () =>
      [...document.querySelectorAll('[aria-pressed=true]')].some(
        (one) => one.textContent === 'Sleepy',
      ),
  },
  {
    what: 'send a form that is not filled in',
    path: '/contact',
    act: (page) => page.getByRole('button', { name: 'Send Message' }).tap(),
    isShown: () => document.querySelector('[aria-invalid=true]') !== null,
  },
]

/** A touch or a key on a phone, its processor slowed four times, until the next frame. */
export async function measureTouching(browser: Browser, url: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const deed of deeds) {
    const visits: Shown[] = []
    while (visits.length < VISITS) {
      visits.push(await newVisitor(browser, (page) => timeDeed(page, url, deed)))
    }
    const row = atMost(
      `Phone, 4 × slower: ${deed.what}`,
      BUDGET_MS,
      median(visits.map((one) => one.inputMs)),
      say.ms,
    )
    const shown = say.ms(median(visits.map((one) => one.ms)))
    rows.push({ ...row, measured: `${row.measured} (done in ${shown})` })
  }
  return rows
}

async function timeDeed(page: Page, url: string, { path, prepare, act, isShown }: Deed) {
  await openSettled(page, url + path)
  await slowDown(page)
  await prepare?.(page)
  return timeUntil(page, isShown, () => act(page))
}
