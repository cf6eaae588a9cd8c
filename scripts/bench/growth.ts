import { capture, measure, median } from './measure.ts'
import { freshStore, type OpenDiary, openDiary, owner, type StoreKind } from './stores.ts'

export const SIZES = [10, 100, 1000, 10_000]
const PHOTOS = 2000
const ROUNDS = 5

export interface PageGrowth {
  name: string
  cpuMs: number
  htmlBytes: number
  brBytes: number
}

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

const pagesOf = (posts: number) => [
  { name: 'home', path: '/' },
  { name: 'list', path: '/blog' },
  { name: 'list, last page', path: `/blog?page=${Math.ceil(posts / 6)}` },
  { name: 'list, a category', path: '/blog?category=Training' },
  { name: 'list, a search', path: '/blog?search=sofa' },
  { name: 'post', path: `/blog/post-${posts - 1}` },
  { name: 'gallery', path: '/gallery' },
]

/** The same diary with ten times the posts, three times over. */
export async function measureGrowth(kind: StoreKind, sizes = SIZES): Promise<Growth[]> {
  const store = await freshStore(kind)
  if (!store) return []
  const found: Growth[] = []
  for (const posts of sizes) {
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
      pages: await measurePages(diary, posts),
      backup: await measureBackup(diary),
    })
    await diary.stop()
    console.log(`growth: ${posts} posts, ${kind}`)
  }
  await store.remove()
  return found
}

async function measurePages(diary: OpenDiary, posts: number): Promise<PageGrowth[]> {
  await diary.ask('cold', true)
  const pages = pagesOf(posts)
  const load = { port: diary.port, connections: 1, amount: 60, maxMs: 800 }
  for (const { path } of pages) await measure(diary, { ...load, path })
  const samples = new Map<string, number[]>()
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, path } of pages) {
      const { cpuMs } = await measure(diary, { ...load, path })
      samples.set(name, [...(samples.get(name) ?? []), cpuMs])
    }
  }
  await diary.ask('cold', false)
  return Promise.all(
    pages.map(async ({ name, path }) => ({
      name,
      cpuMs: median(samples.get(name) ?? []),
      htmlBytes: (await capture(diary.port, path)).bytes,
      brBytes: (await capture(diary.port, path, { 'accept-encoding': 'br' })).bytes,
    })),
  )
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
