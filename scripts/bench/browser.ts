/** What visitors feel, in a real Chromium: waking, typing, opening a photo, switching the theme. */

import { publicPages } from '../weights.ts'
import { type Deed, deeds, MANY_POSTS } from './browser-deeds.ts'
import { type Chromium, startChromium } from './chromium.ts'
import { longestTask, longestTasksAround } from './longest-task.ts'
import { median } from './measure.ts'
import { most, ms, type Section } from './section.ts'
import { freshStore, openDiary } from './stores.ts'
import { Visitor } from './visitor.ts'

/** More than elsewhere: a task of some milliseconds is soon disturbed. */
const ROUNDS = 9
const SLOWDOWN = 4
const TASK_MS = 50

interface Figure {
  what: string
  /** To the first paint; from the first sign of life to listening; or from a key or click to the next frame. */
  ms: number
  /** On a processor four times as slow. */
  longestTaskSlowedMs: number
}
interface Figures {
  drawing: Figure[]
  using: Figure[]
}
type Round = Omit<Figure, 'what'>

async function measureBrowser(): Promise<Figures> {
  const store = (await freshStore('embedded'))!
  const diary = await openDiary(store, 'real')
  const chromium = await startChromium()
  const figures: Figures = { drawing: [], using: [] }
  for (const { path } of await publicPages(diary.url)) {
    const [drawing, waking] = await medians(['draw', 'wake'], path, () =>
      drawAndWake(chromium, diary.url + path),
    )
    figures.drawing.push(drawing!)
    figures.using.push(waking!)
  }
  const grownStore = (await freshStore('embedded'))!
  const grown = await openDiary(grownStore, 'child', { SEED: 'none' })
  await grown.ask('grow', { posts: MANY_POSTS, photos: 0 })
  for (const deed of deeds) {
    const { url } = deed.isGrown ? grown : diary
    figures.using.push(
      ...(await medians([deed.what], '', async () => [await doing(chromium, url, deed)])),
    )
  }
  await chromium.stop()
  for (const one of [diary, grown]) await one.stop()
  for (const one of [store, grownStore]) await one.remove()
  return figures
}

async function medians(names: string[], path: string, measure: () => Promise<Round[]>) {
  const rounds: Round[][] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure())
  return names.map((name, at): Figure => {
    const own = rounds.flatMap((round) => round[at] ?? [])
    const what = `${name} ${path}`.trimEnd()
    console.log(`browser: ${what}`)
    return {
      what,
      ms: median(own.map((one) => one.ms)),
      longestTaskSlowedMs: median(own.map((one) => one.longestTaskSlowedMs)),
    }
  })
}

/** A new visitor each time. */
async function visit<T>(chromium: Chromium, use: (visitor: Visitor) => Promise<T>): Promise<T> {
  const visitor = await Visitor.arrive(chromium)
  try {
    return await use(visitor)
  } finally {
    await visitor.leave()
  }
}

const FIRST_PAINT = `performance.getEntriesByName('first-contentful-paint')[0].startTime`

async function drawAndWake(chromium: Chromium, address: string): Promise<Round[]> {
  const [painted, woken] = await visit(chromium, async (visitor) => {
    await visitor.open(address)
    return [await visitor.ask<number>(FIRST_PAINT), await visitor.wake()] as const
  })
  const [drawing, waking] = await visit(chromium, async (visitor) => {
    await visitor.slowDown(SLOWDOWN)
    return longestTasksAround('waking', chromium, async () => {
      await visitor.open(address)
      await visitor.wake()
      // What wakes by itself afterwards belongs to it.
      await visitor.rest()
      await visitor.mark()
    })
  })
  return [
    { ms: painted, longestTaskSlowedMs: drawing },
    { ms: woken, longestTaskSlowedMs: waking },
  ]
}

async function doing(chromium: Chromium, url: string, deed: Deed): Promise<Round> {
  const begin = async (visitor: Visitor) => {
    await visitor.open(url + deed.path)
    await visitor.wake()
    await visitor.move()
    await visitor.rest()
    await deed.prepare?.(visitor)
    await visitor.forgetAnswers()
  }
  const took = await visit(chromium, async (visitor) => {
    await begin(visitor)
    return deed.act(visitor)
  })
  const longestTaskSlowedMs = await visit(chromium, async (visitor) => {
    await begin(visitor)
    await visitor.slowDown(SLOWDOWN)
    return longestTask(chromium, async () => {
      await visitor.mark()
      await deed.act(visitor)
      await visitor.mark()
    })
  })
  return { ms: took, longestTaskSlowedMs }
}

const rowsOf = (figures: Figure[]) =>
  figures.map((one) => [one.what, ms(one.ms), ms(one.longestTaskSlowedMs)])

export const browser: Section<Figures> = {
  title: 'In the browser',
  about:
    'What visitors feel, in a real Chromium, medians of nine: how long an act takes to show on the screen of this machine, and the longest piece of work on the page’s own thread on a processor slowed four times, in which a touch would have to wait. No debugger listens: with one, starting the scripts took four times as long. It repeats as the machine’s pace does: at a steady one, two runs gave 46 and 45 ms, the switch of the theme both times (50 before it was made lighter); on a machine whose pace swung by half, four runs gave 38 to 46 ms, and not always for the same act.',
  measure: measureBrowser,
  tables: ({ drawing, using }) => [
    {
      caption: 'First drawing of a page, nothing in the cache, from its first line to the whole',
      head: ['what', 'first paint', 'longest task, slowed 4 ×'],
      rows: rowsOf(drawing),
    },
    {
      caption: 'Waking, and what is done on a page that is awake',
      head: ['what', 'takes', 'longest task, slowed 4 ×'],
      rows: rowsOf(using),
    },
  ],
  goals: ({ drawing, using }) => [
    most(
      'Longest task while drawing, waking, typing, opening, switching; processor slowed four times',
      TASK_MS,
      [...drawing, ...using].map((one) => one.longestTaskSlowedMs),
      ms,
    ),
  ],
}
