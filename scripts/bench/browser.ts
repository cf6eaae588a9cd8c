/** What visitors feel, in a real Chromium: waking, typing, opening a photo, switching the theme. */

import { type Browser, chromium } from 'playwright-core'
import { startDiary } from '../../e2e/diary.ts'
import { ensureBrowser } from '../ensure-browser.ts'
import { publicPages } from '../weights.ts'
import { type Deed, deeds } from './browser-deeds.ts'
import { longestTask } from './longest-task.ts'
import { median } from './measure.ts'
import { Visitor } from './visitor.ts'

const ROUNDS = 5
const SLOWDOWN = 4

export interface BrowserFigure {
  what: string
  /** From the first sign of life to listening; or from a key or click to the next frame. */
  ms: number
  /** On a processor four times as slow. */
  longestTaskSlowedMs: number
}

export async function measureBrowser(url: string): Promise<BrowserFigure[]> {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const figures: BrowserFigure[] = []
    for (const { path } of await publicPages(url)) {
      const measure = () => drawAndWake(browser, url + path)
      figures.push(...(await medians([`draw ${path}`, `wake ${path}`], measure)))
    }
    for (const deed of deeds) {
      figures.push(...(await medians([deed.what], async () => [await doing(browser, url, deed)])))
    }
    return figures
  } finally {
    await browser.close()
  }
}

type Round = Omit<BrowserFigure, 'what'>

async function medians(names: string[], measure: () => Promise<Round[]>): Promise<BrowserFigure[]> {
  const rounds: Round[][] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await oneMoreTry(measure))
  return names.map((what, at) => {
    const own = rounds.flatMap((round) => round[at] ?? [])
    return {
      what,
      ms: median(own.map(({ ms }) => ms)),
      longestTaskSlowedMs: median(own.map((one) => one.longestTaskSlowedMs)),
    }
  })
}

/** A trace now and then comes without its end; the next one has it. */
async function oneMoreTry<T>(measure: () => Promise<T>): Promise<T> {
  return measure().catch(measure)
}

/** A new visitor each time, with nothing in the cache. */
async function visit<T>(browser: Browser, use: (visitor: Visitor) => Promise<T>): Promise<T> {
  const visitor = await Visitor.arrive(browser)
  try {
    return await use(visitor)
  } finally {
    await visitor.leave()
  }
}

const FIRST_PAINT = `performance.getEntriesByName('first-contentful-paint')[0].startTime`

async function drawAndWake(browser: Browser, address: string): Promise<Round[]> {
  const [painted, woken] = await visit(browser, async (visitor) => {
    await visitor.open(address)
    return [await visitor.ask<number>(FIRST_PAINT), await visitor.wake()] as const
  })
  const [drawing, waking] = await visit(browser, async (visitor) => {
    await visitor.slowDown(SLOWDOWN)
    return [
      await longestTask(browser, visitor.page, async () => {
        await visitor.open(address)
        await visitor.mark()
      }),
      await slowed(browser, visitor, async () => {
        await visitor.wake()
        // What wakes by itself afterwards belongs to it.
        await visitor.rest()
      }),
    ] as const
  })
  return [
    { ms: painted, longestTaskSlowedMs: drawing },
    { ms: woken, longestTaskSlowedMs: waking },
  ]
}

async function doing(browser: Browser, url: string, deed: Deed): Promise<Round> {
  const begin = async (visitor: Visitor) => {
    await visitor.open(url + deed.path)
    await visitor.wake()
    await visitor.page.mouse.move(120, 120)
    await visitor.rest()
    await deed.prepare?.(visitor)
    await visitor.forgetAnswers()
  }
  const ms = await visit(browser, async (visitor) => {
    await begin(visitor)
    return deed.act(visitor)
  })
  const longestTaskSlowedMs = await visit(browser, async (visitor) => {
    await begin(visitor)
    return slowed(browser, visitor, () => deed.act(visitor))
  })
  return { ms, longestTaskSlowedMs }
}

async function slowed(browser: Browser, visitor: Visitor, act: () => Promise<unknown>) {
  await visitor.slowDown(SLOWDOWN)
  return longestTask(browser, visitor.page, async () => {
    await visitor.mark()
    await act()
    await visitor.mark()
  })
}

if (import.meta.main) {
  const diary = await startDiary()
  try {
    const rows = (await measureBrowser(diary.url)).map(({ what, ms, longestTaskSlowedMs }) => [
      what,
      { ms: Math.round(ms), [`longest task at ${SLOWDOWN}x`]: Math.round(longestTaskSlowedMs) },
    ])
    console.table(Object.fromEntries(rows))
  } finally {
    await diary.stop()
  }
}
