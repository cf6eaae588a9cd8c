import { setTimeout } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { type DiaryProcess, startDiaryProcess } from '../processes/diary-process.ts'
import { atMost, median, type Row, say } from '../processes/figures.ts'
import { addPhotos, insertManyPosts } from '../processes/long-life.ts'
import type { Stores } from '../processes/stores.ts'
import { inTurn } from '../processes/turns.ts'
import { cpuMs, memoryMb } from '../processes/usage.ts'
import { launchBrowser } from './browser/phone.ts'

const BUDGET = { pageMs: 100, bookMb: 150 }
const POSTS = 10_000
const PAGES = 40
const PHOTOS = 100
const QUIET_MS = 4000
const SAMPLE_EVERY_MS = 20

export async function measureLife(stores: Stores): Promise<Row[]> {
  const places = { embedded: stores.embedded(), server: await stores.server() }
  const rows: Row[] = []
  for (const [store, place] of Object.entries(places)) {
    // The first start creates the store with its demo content.
    await (await startDiaryProcess(place)).end()
    await insertManyPosts(place, POSTS)
    const diary = await startDiaryProcess(place)
    const what = `CPU of a page of the timeline drawn anew, 10,000 posts, ${store}`
    rows.push(atMost(what, BUDGET.pageMs, await turnPages(diary), say.ms))
    await diary.end()
  }
  const browser = await launchBrowser()
  const bookMb = await printBook(browser, stores.embedded())
  await browser.close()
  const what = 'Memory of a book with 100 photos, beyond idle, embedded'
  return [...rows, atMost(what, BUDGET.bookMb, bookMb, say.mb)]
}

/** Each page is requested once, so that no cache contains it. */
async function turnPages({ url, pid }: DiaryProcess): Promise<number> {
  const costs = await inTurn(PAGES, async (turn) => {
    const before = cpuMs(pid)
    const answer = await fetch(`${url}/timeline?page=${(turn + 1) * 4}`)
    await answer.text()
    if (!answer.ok) throw new Error(`no timeline: ${answer.status}`)
    return cpuMs(pid) - before
  })
  return median(costs)
}

/** Uses a freshly started process, and prints all pictures. */
async function printBook(browser: Browser, place: { DATA_DIR: string }): Promise<number> {
  const first = await startDiaryProcess(place)
  await addPhotos(first, place.DATA_DIR, PHOTOS)
  await first.end()
  const diary = await startDiaryProcess(place)
  for (const path of ['/', '/blog', '/gallery', '/about']) {
    await (await fetch(diary.url + path)).text()
  }
  await setTimeout(QUIET_MS)
  const { now: idle } = memoryMb(diary.pid)
  let most = idle
  const looking = setInterval(() => {
    most = Math.max(most, memoryMb(diary.pid).now)
  }, SAMPLE_EVERY_MS)
  const page = await browser.newPage()
  await page.goto(`${diary.url}/year/${new Date().getFullYear()}`)
  const loaded = await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('.book img')]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode()))
    return pictures.length
  })
  await page.pdf()
  clearInterval(looking)
  if (loaded < PHOTOS) throw new Error(`only ${loaded} pictures came`)
  await diary.end()
  return most - idle
}
