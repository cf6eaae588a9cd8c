import { chromium } from 'playwright-core'
import { atTheEnd } from '../ending.ts'
import { ensureBrowser } from '../ensure-browser.ts'
import { publicPages, weighPage } from '../weights.ts'
import { bytes, type Goal, type Section } from './section.ts'
import { freshStore, openDiary } from './stores.ts'

type Amounts = Record<string, number | undefined>
interface Weight {
  path: string
  budget: Amounts
  found: Amounts
}

const names: Record<string, string> = {
  document: 'HTML',
  script: 'scripts',
  stylesheet: 'styles',
  font: 'fonts',
  image: 'pictures',
  all: 'first visit in all',
  again: 'second visit',
}

async function measureWeight(): Promise<Weight[]> {
  const store = (await freshStore('embedded'))!
  const diary = await openDiary(store, 'real')
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const close = atTheEnd(() => browser.close())
  const found: Weight[] = []
  for (const { path, ...budget } of await publicPages(diary.url)) {
    found.push({ path, budget, found: await weighPage(browser, diary.url + path) })
    console.log(`weight: ${path}`)
  }
  await close()
  await diary.stop()
  await store.remove()
  return found
}

export const weight: Section<Weight[]> = {
  title: 'Weight',
  about:
    'Bytes as sent, of a visit on a phone (412 × 823, 1.75 dots a pixel) to the demo diary, in a real Chromium, before anyone touches the page; a KB is 1,000 bytes here and 1,024 in the budgets. For comparison, from an earlier measurement that this command does not repeat: WordPress 6.1 with a plain theme and no web font 216 KB (home) and 96 KB (post), Ghost 6 1,020 KB and 1,100 KB.',
  measure: measureWeight,
  tables: (pages) => [
    {
      caption: 'Bytes of a visit',
      head: ['page', ...columnsOf(pages).map((kind) => names[kind] ?? kind)],
      rows: pages.map(({ path, found }) => [
        path,
        ...columnsOf(pages).map((kind) => bytes(found[kind] ?? 0)),
      ]),
    },
  ],
  goals: (pages) => columnsOf(pages).flatMap((kind) => goalOf(kind, pages)),
}

const columnsOf = (pages: Weight[]) => Object.keys(pages[0]?.found ?? {})

/** One line for all pages with the same budget. */
function goalOf(kind: string, pages: Weight[]): Goal[] {
  const limits = new Set(pages.flatMap(({ budget }) => budget[kind] ?? []))
  return [...limits].map((limit) => {
    const meant = pages.filter(({ budget }) => budget[kind] === limit)
    const worst = Math.max(...meant.map(({ found }) => found[kind] ?? 0))
    const where = meant.length === 1 ? meant[0]?.path : `${meant.length} pages`
    return {
      goal: `Bytes: ${names[kind] ?? kind} (${where})`,
      wanted: `≤ ${limit / 1024} KB`,
      measured: `${(worst / 1024).toFixed(1)} KB`,
      isKept: worst <= limit,
    }
  })
}
