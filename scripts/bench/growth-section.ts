import { type Growth, measureGrowth } from './growth.ts'
import {
  bytes,
  count,
  type Goal,
  mb,
  ms,
  type Section,
  seconds,
  type Table,
  times,
} from './section.ts'

const FACTOR = 3

export const growth: Section<Growth[]> = {
  title: 'Growth',
  about:
    'The same diary with 10, 100, 1,000 and 10,000 posts of 500 words, each with its first revision, and 2,000 photos (rows that show the demo pictures). Pages are drawn anew for every request, those of all sizes in turns; of two runs on a machine of steady pace the ratios to 100 posts differed by 0.03 at the median and 0.3 at most. "Stood still" is the longest time in which the process answered nobody. The first `/api/posts` is the one after a write; all later ones are sent from memory.',
  measure: async () => [
    ...(await measureGrowth('embedded')),
    ...(await measureGrowth('server', [100, 10_000])),
  ],
  tables: (found) => stores(found).flatMap(({ store, sizes }) => tablesOf(store, sizes)),
  goals: (found) => stores(found).flatMap(({ store, sizes }) => goalsOf(store, sizes)),
}

const stores = (found: Growth[]) =>
  (['embedded', 'server'] as const)
    .map((store) => ({ store, sizes: found.filter((one) => one.store === store) }))
    .filter(({ sizes }) => sizes.length > 0)

function tablesOf(store: string, sizes: Growth[]): Table[] {
  const posts = sizes.map((one) => `${count(one.posts)} posts`)
  const line = (name: string, say: (one: Growth) => string) => [name, ...sizes.map(say)]
  const pages = sizes[0]?.pages.map((page) => page.name) ?? []
  const pageOf = (one: Growth, name: string) => one.pages.find((page) => page.name === name)!
  return [
    {
      caption: `CPU of drawing a page (in brackets against the diary with 100 posts), and its bytes (plain / brotli), ${store} store`,
      head: ['page', ...posts],
      rows: pages.map((name) =>
        line(name, (one) => {
          const { cpuMs, ratio, htmlBytes, brBytes } = pageOf(one, name)
          return `${ms(cpuMs)} (${times(ratio)}), ${bytes(htmlBytes)} / ${bytes(brBytes)}`
        }),
      ),
    },
    {
      caption: `Everything at once, ${store} store`,
      head: ['what', ...posts],
      rows: [
        line(
          '`/api/posts`, bytes (plain / brotli)',
          ({ all }) => `${bytes(all.bytes)} / ${bytes(all.brBytes)}`,
        ),
        line('`/api/posts`, first after a write', ({ all }) => ms(all.firstMs)),
        line('… CPU, all threads', ({ all }) => ms(all.cpuMs)),
        line('… stood still', ({ all }) => ms(all.stallMs)),
        line('… memory more', ({ all }) => mb(all.rssGrowthMb)),
        line('`/api/posts` again', ({ all }) => ms(all.againMs)),
        line('a search, stood still', ({ searchStallMs }) => ms(searchStallMs)),
        line("the owner's table of posts", ({ admin }) => `${ms(admin.ms)}, ${bytes(admin.bytes)}`),
        line('… stood still', ({ admin }) => ms(admin.stallMs)),
        line('start to listening', (one) => seconds(one.startMs)),
        line(
          'backup, read back too',
          ({ backup }) => `${seconds(backup.ms)}, ${bytes(backup.bytes)}`,
        ),
        line('… stood still', ({ backup }) => ms(backup.stallMs)),
      ],
    },
  ]
}

function goalsOf(store: string, sizes: Growth[]): Goal[] {
  const large = sizes.find((one) => one.posts === 10_000)
  if (!large) return []
  const growing = ['home', 'list', 'list, last page', 'list, a category', 'post'].map((name) => {
    const factor = large.pages.find((page) => page.name === name)?.ratio ?? Number.NaN
    return {
      goal: `CPU of ${name}, 10,000 posts against 100 (${store})`,
      wanted: `≤ ${FACTOR} ×`,
      measured: times(factor),
      isKept: factor <= FACTOR,
    }
  })
  const { all } = large
  return [
    ...growing,
    {
      goal: `\`/api/posts\` with 10,000 posts: made once per write, then sent from memory (${store})`,
      wanted: 'once',
      measured: `first ${ms(all.firstMs)}, again ${ms(all.againMs)}`,
      isKept: all.againMs < all.firstMs / 3,
    },
  ]
}
