import { capture, median } from './measure.ts'
import { most, type Section, seconds } from './section.ts'
import { freePort, freshStore, openDiary, type Store, type StoreKind } from './stores.ts'

const ROUNDS = 5
const BUDGET_MS = { embedded: 3000, server: 1500 }
const FIRST_BUDGET_MS = 15_000

interface Start {
  store: StoreKind
  /** On an empty store: the database is made, and the demo content written. */
  firstMs: number
  againMs: number
}

async function timeStart(store: Store): Promise<number> {
  const port = await freePort()
  const from = performance.now()
  const opening = openDiary(store, 'real', {}, port)
  let isOver = false
  opening.catch(() => {
    isOver = true
  })
  for (;;) {
    const isThere = await capture(port, '/').then(
      () => true,
      () => false,
    )
    if (isThere || isOver) break
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const took = performance.now() - from
  await (await opening).stop()
  return took
}

async function measureStore(kind: StoreKind): Promise<Start[]> {
  const store = await freshStore(kind)
  if (!store) return []
  const firstMs = await timeStart(store)
  const again: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) again.push(await timeStart(store))
  await store.remove()
  console.log(`start: ${kind}`)
  return [{ store: kind, firstMs, againMs: median(again) }]
}

export const start: Section<Start[]> = {
  title: 'Start',
  about:
    'From calling the program, built already, to the first whole home page; the median of five starts.',
  measure: async () => [...(await measureStore('server')), ...(await measureStore('embedded'))],
  tables: (found) => [
    {
      caption: 'Start to the first page',
      head: ['store', 'first ever, on an empty store', 'every later one'],
      rows: found.map((one) => [one.store, seconds(one.firstMs), seconds(one.againMs)]),
    },
  ],
  goals: (found) =>
    found.flatMap(({ store, firstMs, againMs }) => [
      most(`Start to first page (${store})`, BUDGET_MS[store], [againMs], seconds),
      most(`First start ever (${store})`, FIRST_BUDGET_MS, [firstMs], seconds),
    ]),
}
