import { capture, measure } from './measure.ts'
import { mb, most, type Section } from './section.ts'
import { freshStore, type OpenDiary, openDiary, type StoreKind } from './stores.ts'

const PAGES = ['/', '/blog', '/gallery', '/about', '/contact', '/api/posts']
const BUDGET_MB = { embedded: 400, server: 140 }
const QUIET_MS = 3000

interface Memory {
  store: StoreKind
  idleMb: number
  loadedMb: number
  peakMb: number
}

/** As `npm start` runs it, with its data there already. */
async function measureStore(kind: StoreKind): Promise<Memory[]> {
  const store = await freshStore(kind)
  if (!store) return []
  await (await openDiary(store, 'real')).stop()
  const diary = await openDiary(store, 'real')
  await visitAll(diary)
  const idle = await settled(diary)
  for (const path of PAGES) {
    for (const encoding of ['br', 'gzip']) {
      const headers = { 'accept-encoding': encoding }
      const load = { port: diary.port, connections: 50, amount: 10_000, maxMs: 1500 }
      await measure(diary, { ...load, path, headers })
    }
  }
  const loaded = await settled(diary)
  await diary.stop()
  await store.remove()
  console.log(`memory: ${kind}`)
  const { peakRssMb } = loaded
  return [{ store: kind, idleMb: idle.rssMb, loadedMb: loaded.rssMb, peakMb: peakRssMb }]
}

async function visitAll(diary: OpenDiary) {
  for (const path of PAGES) {
    for (let visit = 0; visit < 5; visit += 1) {
      await capture(diary.port, path, { 'accept-encoding': 'br' })
    }
  }
}

async function settled(diary: OpenDiary) {
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
  return diary.usage()
}

export const memory: Section<Memory[]> = {
  title: 'Memory',
  about:
    'What the operating system counts as resident (RSS) of the process that `npm start` runs, on a diary that existed already: three seconds after a visit to each page, and three seconds after up to 120,000 requests for cached answers over 50 connections. Drawing thousands of pages anew makes the heap larger than that (some 300 MB on a server were seen); V8 gives the room back only when it has long been quiet, so the budget is for the idle diary.',
  measure: async () => [...(await measureStore('server')), ...(await measureStore('embedded'))],
  tables: (found) => [
    {
      caption: 'Resident memory',
      head: ['store', 'idle after warm-up', 'after load', 'highest ever'],
      rows: found.map((one) => [one.store, mb(one.idleMb), mb(one.loadedMb), mb(one.peakMb)]),
    },
  ],
  goals: (found) =>
    found.map(({ store, idleMb }) =>
      most(`Memory idle after warm-up (${store})`, BUDGET_MB[store], [idleMb], mb),
    ),
}
