import { existsSync } from 'node:fs'
import { most, ms, type Section } from './section.ts'
import { freshStore, openDiary } from './stores.ts'

interface Figure {
  what: string
  ms: number
  longestTaskSlowedMs: number
}

const TASK_MS = 50
const script = new URL('./browser.ts', import.meta.url)

async function measureHere(): Promise<Figure[]> {
  const { measureBrowser } = (await import(script.href)) as {
    measureBrowser(url: string): Promise<Figure[]>
  }
  const store = (await freshStore('embedded'))!
  const diary = await openDiary(store, 'real')
  const found = await measureBrowser(diary.url)
  await diary.stop()
  await store.remove()
  return found
}

const section: Section<Figure[]> = {
  title: 'In the browser',
  about:
    'What visitors feel, in a real Chromium: from an act to the next frame, and the longest piece of work on the page’s own thread on a processor slowed four times.',
  measure: measureHere,
  tables: (figures) => [
    {
      caption: 'Acts of visitors, medians of five',
      head: ['what', 'takes', 'longest task, slowed 4 ×'],
      rows: figures.map((one) => [one.what, ms(one.ms), ms(one.longestTaskSlowedMs)]),
    },
  ],
  goals: (figures) => [
    most(
      'Longest task on a processor slowed four times',
      TASK_MS,
      figures.map((one) => one.longestTaskSlowedMs),
      ms,
    ),
  ],
}

export const browser = existsSync(script) ? section : null
