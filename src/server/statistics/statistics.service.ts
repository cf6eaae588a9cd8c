import type { PageFigures, Statistics, StatisticsPeriod } from '#shared/contract/statistics.ts'
import { statisticsLimits as limits } from '#shared/limits.ts'
import type { DiaryDay } from '../settings/diary-day.ts'
import type { Counting } from './counting/counting.ts'
import { OTHERS } from './counting/sources.ts'
import type { Days, FiguresRepository } from './figures.repository.ts'
import * as figures from './figures.ts'

interface Marked {
  id: number
  slug: string
  title: string
  coverImage: string
}

/** What statistics ask of the posts. */
interface Posts {
  listPublishedBetween(from: Date, to: Date): Promise<(Marked & { publishedAt: Date | null })[]>
  listPublishedBySlugs(slugs: string[]): Promise<Marked[]>
  listSlugs(ids: number[]): Promise<{ id: number; slug: string }[]>
}

interface StatisticsParts {
  figures: FiguresRepository
  counting: Counting
  posts: Posts
  /** Paths that the owner leads elsewhere. */
  listRedirected: () => Promise<Set<string>>
  titleOf: (path: string) => Promise<string | null>
  diaryDay: DiaryDay
}

const BLOG = '/blog/'
const pathOf = (slug: string) => BLOG + encodeURIComponent(slug)
/** Enough for those that are shown, whichever of them lead elsewhere by now. */
const MISSING_READ = 1000
const SOURCES_READ = 5000

/** The figures as the owner sees them. */
export function createStatisticsService({ posts, counting, diaryDay, ...parts }: StatisticsParts) {
  const { figures: counts } = parts

  async function describePages(rows: Omit<PageFigures, 'title' | 'post'>[]) {
    const slugs = rows
      .filter(({ path }) => path.startsWith(BLOG))
      .map(({ path }) => decodeURIComponent(path.slice(BLOG.length)))
    const known = slugs.length > 0 ? await posts.listPublishedBySlugs(slugs) : []
    const byPath = new Map(known.map((post) => [pathOf(post.slug), post]))
    return Promise.all(
      rows.map(async (row): Promise<PageFigures> => {
        const post = byPath.get(row.path)
        if (!post) return { ...row, title: await parts.titleOf(row.path), post: null }
        return { ...row, title: post.title, post: { id: post.id, coverImage: post.coverImage } }
      }),
    )
  }

  async function listPostMarks({ from, to }: Days) {
    const dayOf = await diaryDay.dayWriter()
    // No zone is further than a day from UTC.
    const around = (day: string, days: number) => new Date(figures.daysAfter(day, days))
    const rows = await posts.listPublishedBetween(around(from, -1), around(to, 2))
    return rows
      .map(({ publishedAt, ...post }) => ({ ...post, day: publishedAt ? dayOf(publishedAt) : '' }))
      .filter(({ day }) => day >= from && day <= to)
      .reverse()
  }

  async function listPages(days: Days) {
    const rows = await counts.listNames('page', days, limits.shownPages + 1)
    const named = rows.filter(({ name }) => name !== OTHERS).slice(0, limits.shownPages)
    return describePages(named.map(({ name: path, ...row }) => ({ path, ...row })))
  }

  async function listSearches(days: Days) {
    const rows = await counts.listSearches(days, limits.visitorsPerSearch, limits.shownSearches)
    return rows.map(({ name: words, ...row }) => ({ words, ...row }))
  }

  return {
    async get(period: StatisticsPeriod = '30'): Promise<Statistics> {
      // What this process knows shall be seen at once.
      await counting.writeAll()
      const today = await diaryDay.today()
      const { now, before } = figures.periodUntil(today, Number(period))
      const days = await counts.listDays({ from: before.from, to: now.to })
      const perDay = figures.everyDay(now, days)
      const perDayBefore = figures.everyDay(before, days)
      const details = figures.detailsOf(now, today)
      const redirected = await parts.listRedirected()
      return {
        isOn: counting.isOn(),
        since: await counts.findFirstDay(),
        ...now,
        perDay,
        before: perDayBefore,
        total: figures.totalOf(perDay),
        totalBefore: figures.totalOf(perDayBefore),
        posts: await listPostMarks(now),
        pages: await listPages(details),
        sources: figures.sourcesOf(await counts.listNames('source', details, SOURCES_READ)),
        screens: figures.screensOf(await counts.listNames('screen', now, 10)),
        searches: await listSearches(details),
        missing: figures.missingOf(await counts.listMissing(details, MISSING_READ), (path) =>
          redirected.has(path),
        ),
      }
    },

    /** Of all time, whatever addresses a post had. */
    async viewsOfPosts(ids: number[]): Promise<{ id: number; views: number }[]> {
      await counting.writeAll()
      const slugs = ids.length > 0 ? await posts.listSlugs(ids) : []
      const ever =
        slugs.length > 0 ? await counts.listEver(slugs.map(({ slug }) => pathOf(slug))) : []
      const viewsAt = new Map(ever.map(({ path, views }) => [path, views]))
      return ids.map((id) => ({
        id,
        views: slugs
          .filter((one) => one.id === id)
          .reduce((sum, { slug }) => sum + (viewsAt.get(pathOf(slug)) ?? 0), 0),
      }))
    },

    isOn: () => counting.isOn(),
    readAll: () => counts.readAll(),
    deleteAll: () => counting.deleteAll(),
  }
}

export type StatisticsService = ReturnType<typeof createStatisticsService>
