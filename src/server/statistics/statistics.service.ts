import type { Statistics, StatisticsPeriod } from '#shared/contract/statistics.ts'
import { statisticsLimits as limits } from '#shared/limits.ts'
import type { DiaryDay } from '../settings/diary-day.ts'
import type { Counting } from './counting.ts'
import type { Days, FiguresRepository } from './figures.repository.ts'
import * as figures from './figures.ts'
import { type CountedPosts, describePages, markPosts, pathOf, type TitleOf } from './read-pages.ts'
import { OTHERS } from './sources.ts'

interface StatisticsParts {
  figures: FiguresRepository
  counting: Pick<Counting, 'isOn' | 'writeAll' | 'deleteAll'>
  posts: CountedPosts
  /** Paths that the owner leads elsewhere. */
  listRedirected: () => Promise<Set<string>>
  titleOf: TitleOf
  diaryDay: DiaryDay
}

/** Enough for those that are shown, whichever of them lead elsewhere by now. */
const MISSING_READ = 1000
const SOURCES_READ = 5000

/** The figures as the owner sees them. */
export function createStatisticsService({ posts, counting, diaryDay, ...parts }: StatisticsParts) {
  const { figures: counts } = parts

  /** What this process counted shall be seen at once; whether it can be written is told elsewhere. */
  const writeWhatIsKnown = () => counting.writeAll().catch(() => {})

  async function listPages(days: Days) {
    const rows = await counts.listNames('page', days, limits.shownPages + 1)
    const named = rows.filter(({ name }) => name !== OTHERS).slice(0, limits.shownPages)
    const pages = named.map(({ name: path, ...row }) => ({ path, ...row }))
    return describePages(pages, posts, parts.titleOf)
  }
  async function listSearches(days: Days) {
    const rows = await counts.listSearches(days, limits.visitorsPerSearch, limits.shownSearches)
    return rows.map(({ name: words, ...row }) => ({ words, ...row }))
  }
  async function listMissing(days: Days) {
    const redirected = await parts.listRedirected()
    const rows = await counts.listMissing(days, MISSING_READ)
    return figures.missingOf(rows, (path) => redirected.has(path))
  }
  async function readDays(now: Days, before: Days) {
    const days = await counts.listDays({ from: before.from, to: now.to })
    const perDay = figures.everyDay(now, days)
    const perDayBefore = figures.everyDay(before, days)
    return {
      perDay,
      before: perDayBefore,
      total: figures.totalOf(perDay),
      totalBefore: figures.totalOf(perDayBefore),
    }
  }

  return {
    async get(period: StatisticsPeriod = '30'): Promise<Statistics> {
      await writeWhatIsKnown()
      const today = await diaryDay.today()
      const { now, before } = figures.periodUntil(today, Number(period))
      const details = figures.detailsOf(now, today)
      return {
        isOn: counting.isOn(),
        since: await counts.findFirstDay(),
        ...now,
        ...(await readDays(now, before)),
        posts: await markPosts(now, posts, await diaryDay.dayWriter()),
        pages: await listPages(details),
        sources: figures.sourcesOf(await counts.listNames('source', details, SOURCES_READ)),
        screens: figures.screensOf(await counts.listNames('screen', now, 10)),
        searches: await listSearches(details),
        missing: await listMissing(details),
      }
    },

    /** Of all time, whatever addresses a post had. */
    async viewsOfPosts(ids: number[]): Promise<{ id: number; views: number }[]> {
      await writeWhatIsKnown()
      const slugs = ids.length > 0 ? await posts.listSlugs(ids) : []
      const paths = slugs.map(({ slug }) => pathOf(slug))
      const ever = paths.length > 0 ? await counts.listEver(paths) : []
      const viewsAt = new Map(ever.map(({ path, views }) => [path, views]))
      const viewsOf = (id: number) =>
        slugs
          .filter((one) => one.id === id)
          .reduce((sum, { slug }) => sum + (viewsAt.get(pathOf(slug)) ?? 0), 0)
      return ids.map((id) => ({ id, views: viewsOf(id) }))
    },

    isOn: () => counting.isOn(),
    async readAll() {
      await writeWhatIsKnown()
      return {
        rows: counts.readAll(),
        detailedSince: figures.detailedSince(await diaryDay.today()),
      }
    },
    deleteAll: () => counting.deleteAll(),
  }
}

export type StatisticsService = ReturnType<typeof createStatisticsService>
