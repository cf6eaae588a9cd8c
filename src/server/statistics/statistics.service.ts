import type {
  PageFigures,
  PublishedPostMark,
  Statistics,
  StatisticsPeriod,
} from '#shared/contract/statistics.admin.ts'
import { addCalendarDays } from '#shared/days.ts'
import { statisticsLimits as limits } from '#shared/limits.ts'
import { navigationTexts } from '#texts/site/pages.ts'
import type { Photos } from '../photos/photos.ts'
import type { Posts } from '../posts/posts.ts'
import type { Settings } from '../settings/settings.ts'
import { OTHERS_NAME } from './classify-visit.ts'
import type { VisitCounting } from './counting.ts'
import type { CountsRepository, DayRange } from './counts.repository.ts'
import * as figures from './statistics.present.ts'

interface StatisticsOptions {
  counts: CountsRepository
  counting: VisitCounting
  settings: Settings
  photos: Photos
  posts: Posts
}

/** More paths are read than shown, because those with a redirect are filtered out afterwards. */
const MISSING_READ = 1000
const SOURCES_READ = 5000

export function createStatisticsService(options: StatisticsOptions) {
  const { counts, counting, settings, photos, posts } = options

  async function titleOf(path: string): Promise<string | null> {
    const photoId = /^\/gallery\/(\d{1,9})(?:-|$)/.exec(path)?.[1]
    if (photoId) return (await photos.find(Number(photoId)))?.title ?? null
    return navigationTexts[path as keyof typeof navigationTexts] ?? null
  }

  /**
   * Writes the counts of this process, so that the owner sees them at once. The job reports a
   * failure.
   */
  const writeCounted = () => counting.writeAll().catch(() => {})

  async function listPages(days: DayRange) {
    const rows = await counts.listNames('page', days, limits.shownPages + 1)
    const named = rows.filter(({ name }) => name !== OTHERS_NAME).slice(0, limits.shownPages)
    return describePages(named.map(({ name: path, ...row }) => ({ path, ...row })))
  }
  async function describePages(
    rows: Omit<PageFigures, 'title' | 'post'>[],
  ): Promise<PageFigures[]> {
    const slugs = rows.flatMap(({ path }) => slugOf(path) ?? [])
    const known = slugs.length > 0 ? await posts.published.listPublishedBySlugs(slugs) : []
    const byPath = new Map(known.map((post) => [pathOf(post.slug), post]))
    return Promise.all(
      rows.map(async (row) => {
        const post = byPath.get(row.path)
        if (!post) return { ...row, title: await titleOf(row.path), post: null }
        return { ...row, title: post.title, post: { id: post.id, coverImage: post.coverImage } }
      }),
    )
  }
  async function markPosts({ from, to }: DayRange): Promise<PublishedPostMark[]> {
    const dayOf = await settings.day.dayWriter()
    // No time zone is more than a day away from UTC.
    const around = (day: string, days: number) => new Date(addCalendarDays(day, days))
    const rows = await posts.published.listPublishedBetween(around(from, -1), around(to, 2))
    return rows
      .map(({ publishedAt, ...post }) => ({ ...post, day: publishedAt ? dayOf(publishedAt) : '' }))
      .filter(({ day }) => day >= from && day <= to)
      .reverse()
  }
  async function listSearches(days: DayRange) {
    const rows = await counts.listSearches(days, limits.visitorsPerSearch, limits.shownSearches)
    return rows.map(({ name: words, ...row }) => ({ words, ...row }))
  }
  async function listMissing(days: DayRange) {
    const redirected = new Set((await posts.redirects.list()).map(({ path }) => path))
    const rows = await counts.listMissing(days, MISSING_READ)
    return figures.missingPagesOf(rows, (path) => redirected.has(path))
  }
  async function readDays(now: DayRange, before: DayRange) {
    const days = await counts.listDays({ from: before.from, to: now.to })
    const perDay = figures.fillMissingDays(now, days)
    const perDayBefore = figures.fillMissingDays(before, days)
    return {
      perDay,
      before: perDayBefore,
      total: figures.totalOf(perDay),
      totalBefore: figures.totalOf(perDayBefore),
    }
  }

  return {
    async get(period: StatisticsPeriod = '30'): Promise<Statistics> {
      await writeCounted()
      const today = await settings.day.today()
      const { now, before } = figures.comparedPeriodsOf(today, Number(period))
      const details = figures.detailedRangeOf(now, today)
      return {
        isOn: counting.isOn(),
        since: await counts.findFirstDay(),
        ...now,
        ...(await readDays(now, before)),
        posts: await markPosts(now),
        pages: await listPages(details),
        sources: figures.sourcesOf(await counts.listNames('source', details, SOURCES_READ)),
        screens: figures.screensOf(await counts.listNames('screen', now, 10)),
        searches: await listSearches(details),
        missing: await listMissing(details),
      }
    },

    /** Sums all time, over every address that the post ever had. */
    async viewsOfPosts(ids: number[]): Promise<{ id: number; views: number }[]> {
      await writeCounted()
      const slugs = ids.length > 0 ? await posts.listSlugs(ids) : []
      const paths = slugs.map(({ slug }) => pathOf(slug))
      const ever = paths.length > 0 ? await counts.listEver(paths) : []
      const viewsAt = new Map(ever.map(({ path, views }) => [path, views]))
      const viewsOf = (id: number) =>
        slugs
          .filter((row) => row.id === id)
          .reduce((sum, { slug }) => sum + (viewsAt.get(pathOf(slug)) ?? 0), 0)
      return ids.map((id) => ({ id, views: viewsOf(id) }))
    },

    isOn: () => counting.isOn(),
    async readAll() {
      await writeCounted()
      return {
        rows: counts.readAll(),
        detailedSince: figures.detailedSince(await settings.day.today()),
      }
    },
    deleteAll: () => counting.deleteAll(),
  }
}

export type StatisticsService = ReturnType<typeof createStatisticsService>

const BLOG = '/blog/'
const pathOf = (slug: string) => BLOG + encodeURIComponent(slug)

/** Any path may have been counted, so a malformed one gives null. */
function slugOf(path: string): string | null {
  if (!path.startsWith(BLOG)) return null
  try {
    return decodeURIComponent(path.slice(BLOG.length))
  } catch {
    return null
  }
}
