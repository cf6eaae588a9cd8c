import { capture, measure, median } from './measure.ts'
import type { OpenDiary } from './stores.ts'

/** What the others are held against. */
export const SMALL = 100
/** Short and many, as in serving: a shared machine changes its pace within a second. */
const TURNS = 15
const TURN = { connections: 1, amount: 20, maxMs: 300 }
/** Until V8 has compiled what it will. */
const WARM_UP = { connections: 1, amount: 400, maxMs: 1500 }

export interface PageGrowth {
  name: string
  cpuMs: number
  /** For that of the same page with a hundred posts, in the same turn. */
  ratio: number
  htmlBytes: number
  brBytes: number
}

export interface Grown {
  posts: number
  diary: OpenDiary
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

/** Diaries of several sizes in turns; for each, in the same order, its pages. */
export async function measurePages(grown: Grown[]): Promise<PageGrowth[][]> {
  for (const one of grown) {
    await one.diary.ask('cold', true)
    for (const { path } of pagesOf(one.posts)) {
      await measure(one.diary, { ...WARM_UP, port: one.diary.port, path })
    }
  }
  const pages: PageGrowth[][] = grown.map(() => [])
  for (const at of pagesOf(SMALL).keys()) {
    const cpu = await inTurns(grown.map((one) => ({ ...one, path: pagesOf(one.posts)[at]!.path })))
    const small = cpu[grown.findIndex(({ posts }) => posts === SMALL)]!
    for (const [size, { posts, diary }] of grown.entries()) {
      const { name, path } = pagesOf(posts)[at]!
      const ratios = cpu[size]!.map((cpuMs, turn) => cpuMs / small[turn]!)
      pages[size]!.push({
        name,
        cpuMs: median(cpu[size]!),
        ratio: median(ratios),
        htmlBytes: (await capture(diary.port, path)).bytes,
        brBytes: (await capture(diary.port, path, { 'accept-encoding': 'br' })).bytes,
      })
    }
  }
  for (const { diary } of grown) await diary.ask('cold', false)
  return pages
}

async function inTurns(asked: { diary: OpenDiary; path: string }[]): Promise<number[][]> {
  const cpu: number[][] = asked.map(() => [])
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [at, { diary, path }] of asked.entries()) {
      const { cpuMs } = await measure(diary, { ...TURN, port: diary.port, path })
      cpu[at]!.push(cpuMs)
    }
  }
  return cpu
}
