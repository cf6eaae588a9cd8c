import { measurePages, type PageGrowth } from './growth-pages.ts'
import { capture, median } from './measure.ts'
import { freshStore, type OpenDiary, openDiary, owner, type StoreKind } from './stores.ts'

export const SIZES = [10, 100, 1000, 10_000]
const PHOTOS = 2000
const ROUNDS = 5

export interface Growth {
  store: StoreKind
  posts: number
  pages: PageGrowth[]
  all: AllPosts
  searchStallMs: number
  admin: { ms: number; bytes: number; stallMs: number }
  startMs: number
  backup: { ms: number; bytes: number; stallMs: number }
}

interface AllPosts {
  /** The first answer after a write. */
  firstMs: number
  againMs: number
  bytes: number
  brBytes: number
  cpuMs: number
  stallMs: number
  rssGrowthMb: number
  peakRssMb: number
}

/** The same diary in several sizes: each by itself, and at last the pages of all in turns. */
export async function measureGrowth(kind: StoreKind, sizes = SIZES): Promise<Growth[]> {
  const found: (Omit<Growth, 'pages'> & { diary: OpenDiary; close: () => Promise<unknown> })[] = []
  for (const posts of sizes) {
    const store = await freshStore(kind)
    if (!store) return []
    const filling = await openDiary(store, 'child', { SEED: 'none' })
    await filling.ask('grow', { posts, photos: PHOTOS })
    await filling.stop()
    const from = performance.now()
    const diary = await openDiary(store, 'child', { SEED: 'none' })
    const startMs = performance.now() - from
    found.push({
      store: kind,
      posts,
      startMs,
      all: await measureAllPosts(diary),
      admin: await measureAdmin(diary),
      searchStallMs: await measureSearch(diary),
      backup: await measureBackup(diary),
      diary,
      close: () => diary.stop().then(store.remove),
    })
    console.log(`growth: ${posts} posts, ${kind}`)
  }
  const pages = await measurePages(found)
  console.log(`growth: pages, ${kind}`)
  for (const { close } of found) await close()
  return found.map(({ diary, close, ...one }, at) => ({ ...one, pages: pages[at]! }))
}

async function measureAllPosts(diary: OpenDiary): Promise<AllPosts> {
  const br = { 'accept-encoding': 'br' }
  for (const path of ['/', '/blog']) await capture(diary.port, path, br)
  const { bytes } = await capture(diary.port, '/api/posts')
  await diary.ask('forget')
  await diary.ask('watchStalls', true)
  const before = await diary.usage()
  const first = await capture(diary.port, '/api/posts', br)
  const after = await diary.usage()
  const again = await capture(diary.port, '/api/posts', br)
  await diary.ask('watchStalls', false)
  return {
    firstMs: first.ms,
    againMs: again.ms,
    bytes,
    brBytes: first.bytes,
    cpuMs: after.cpuMs - before.cpuMs,
    stallMs: after.stallMs,
    rssGrowthMb: Math.max(0, after.rssMb - before.rssMb),
    peakRssMb: after.peakRssMb,
  }
}

async function measureSearch(diary: OpenDiary) {
  await diary.ask('watchStalls', true)
  await diary.usage()
  await capture(diary.port, '/blog?search=sofa')
  const { stallMs } = await diary.usage()
  await diary.ask('watchStalls', false)
  return stallMs
}

async function signIn(url: string): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(owner),
  })
  if (!answer.ok) throw new Error(`cannot sign in: ${await answer.text()}`)
  const { token } = (await answer.json()) as { token: string }
  return { authorization: `Bearer ${token}` }
}

async function measureAdmin(diary: OpenDiary) {
  const headers = await signIn(diary.url)
  const times: number[] = []
  let bytes = 0
  await diary.ask('watchStalls', true)
  await diary.usage()
  for (let round = 0; round < ROUNDS; round += 1) {
    const answer = await capture(diary.port, '/api/admin/posts', headers)
    times.push(answer.ms)
    bytes = answer.bytes
  }
  const { stallMs } = await diary.usage()
  await diary.ask('watchStalls', false)
  return { ms: median(times), bytes, stallMs }
}

async function measureBackup(diary: OpenDiary) {
  await diary.ask('watchStalls', true)
  await diary.usage()
  const { ms, sizeBytes } = await diary.ask<{ ms: number; sizeBytes: number }>('backUp')
  const { stallMs } = await diary.usage()
  await diary.ask('watchStalls', false)
  return { ms, bytes: sizeBytes, stallMs }
}
