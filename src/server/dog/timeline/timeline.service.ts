import type { TimelineQuery } from '#shared/contract/dog.ts'
import { TIMELINE_ENTRIES_PER_PAGE, TIMELINE_PHOTOS_PER_MONTH } from '#shared/limits.ts'
import { pageRangeOf } from '#shared/lists/pages.ts'
import type { TimelineKind } from '#shared/urls/timeline.ts'
import { dogErrors } from '#texts/errors/dog.ts'
import type { ReadablePhotos } from '../../photos/read-photos.ts'
import { notFound } from '../../platform/http/errors.ts'
import type { ReadablePosts } from '../../posts/read-posts.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Dog } from '../dog.ts'
import type { YearBookService } from '../year-book/year-book.service.ts'
import { createDogLife, type DogLife, lifeMonthOf, milestonesOf, weightsOf } from './life-months.ts'
import {
  findQuietMonths,
  layOutPages,
  type MonthPart,
  monthRangeOfPage,
  pageOfMonth,
} from './timeline-pages.ts'

const noBirthday = () => notFound('timeline.no_birthday', dogErrors.noBirthday)

interface TimelineSources {
  posts: ReadablePosts
  photos: ReadablePhotos
  dog: Dog
  yearBook: YearBookService
  settings: Settings
}

/** Counts entries by month of life first, so that only the rows of one page are read. */
export function createTimelineService(sources: TimelineSources) {
  const { posts, photos, dog, yearBook, settings } = sources

  async function getLife(): Promise<DogLife> {
    const { birthday } = (await dog.getDocument()).dogs[0]
    const [today, zone] = await Promise.all([settings.day.today(), settings.day.zone()])
    if (!birthday || birthday > today) throw noBirthday()
    return createDogLife(birthday, today, zone)
  }

  async function listBooks({ birthday, today }: DogLife): Promise<number[]> {
    const [first, last] = [birthday, today].map((day) => Number(day.slice(0, 4)))
    return (await yearBook.listYears()).filter((year) => year >= first! && year <= last!)
  }

  function readPhotos(life: DogLife, parts: MonthPart[], show: TimelineKind | undefined) {
    if (show === 'photos') return readRun(life, parts, photos.listRun)
    const [from, to] = [parts[0]?.month, parts.at(-1)?.month]
    if (show || from === undefined || to === undefined) return []
    const starts = life.starts.slice(from, to + 1)
    const until = life.starts[to + 1]
    return photos.listFirstOfSpans({ starts, until, each: TIMELINE_PHOTOS_PER_MONTH })
  }

  return {
    hasLife: async () => (await dog.getDocument()).dogs[0].birthday !== '',

    async getPage({ show, year, month, page: requestedPage }: TimelineQuery) {
      const life = await getLife()
      const logEntries = await dog.log.publicLog()
      const postCounts = await countsOf(posts.countBySpan(life.starts))
      const photoCounts = await countsOf(photos.countBySpan(life.starts))
      const allMilestones = milestonesOf(life, logEntries)
      const hasMilestones = !show || show === 'milestones'
      const milestonesIn = (at: number) =>
        hasMilestones ? allMilestones.filter((milestone) => milestone.month === at) : []
      const weights = weightsOf(life, logEntries)
      const [first, last] = monthsOf(life, year)
      const months = range(first, last).map((at) => ({
        month: at,
        ...entriesOf(show, {
          milestones: milestonesIn(at).length,
          photos: photoCounts.get(at) ?? 0,
          posts: postCounts.get(at) ?? 0,
        }),
      }))
      const pages = layOutPages(months, TIMELINE_ENTRIES_PER_PAGE)
      const page = month
        ? pageOfMonth(pages, Number(month))
        : pageRangeOf(pages.length, 1, requestedPage).page
      const parts = pages[page - 1] ?? []
      const hasPosts = !show || show === 'posts'
      // A filter for milestones or for one year shows birthdays; posts and photos alone have none.
      const marksBirthdays = show !== undefined || year !== undefined
      const counted = months.map(({ month: at, together, list }) => ({
        month: at,
        entries: together + list + (show ? 0 : weighedIn(life, weights, at)),
        birthdays: marksBirthdays
          ? 0
          : milestonesIn(at).filter(({ isBirthday }) => isBirthday).length,
      }))
      return {
        life,
        show,
        page,
        pages: pages.length,
        tape: monthRangeOfPage(pages, page, first, last),
        parts,
        milestones: parts.flatMap(({ month: at, skip, take }) =>
          milestonesIn(at).slice(skip, skip + take),
        ),
        weights,
        quiet: findQuietMonths(counted, life.month),
        photoCounts,
        counts: {
          posts: sumOf(postCounts),
          photos: sumOf(photoCounts),
          milestones: allMilestones.length,
        },
        posts: hasPosts
          ? await readRun(
              life,
              parts.map((part) => withoutFirst(part, milestonesIn(part.month).length)),
              posts.listRun,
            )
          : [],
        photos: await readPhotos(life, parts, show),
        books: await listBooks(life),
      }
    },
  }
}

export type TimelineService = ReturnType<typeof createTimelineService>
export type TimelinePage = Awaited<ReturnType<TimelineService['getPage']>>

interface MonthCounts {
  milestones: number
  photos: number
  posts: number
}

/** A few photos represent all photos of a month, so only these count. */
function entriesOf(show: TimelineKind | undefined, { milestones, photos, posts }: MonthCounts) {
  if (show === 'posts') return { together: 0, list: posts }
  if (show === 'photos') return { together: 0, list: photos }
  if (show === 'milestones') return { together: 0, list: milestones }
  return { together: Math.min(photos, TIMELINE_PHOTOS_PER_MONTH), list: milestones + posts }
}

/** Moves the part past the first entries of the month's list, which are milestones. */
function withoutFirst({ skip, take, ...part }: MonthPart, first: number): MonthPart {
  const end = Math.max(0, skip + take - first)
  const start = Math.max(0, skip - first)
  return { ...part, skip: start, take: end - start }
}

const weighedIn = (life: DogLife, weights: TimelineWeights, month: number) =>
  weights.filter(({ day }) => lifeMonthOf(life, day) === month).length
type TimelineWeights = ReturnType<typeof weightsOf>

/** The parts of a page are consecutive, so one query reads all their rows. */
function readRun<T>(life: DogLife, parts: MonthPart[], list: (run: Run) => Promise<T[]>) {
  const take = parts.reduce((sum, part) => sum + part.take, 0)
  const [firstPart] = parts
  const from = firstPart && life.starts[firstPart.month]
  return from && take > 0 ? list({ from, skip: firstPart.skip, take }) : []
}
interface Run {
  from: Date
  skip: number
  take: number
}

function monthsOf(life: DogLife, year: string | undefined): [first: number, last: number] {
  if (!year) return [0, life.month]
  const requestedYear = Math.min(Math.max(1, Number(year)), Math.floor(life.month / 12) + 1)
  return [12 * (requestedYear - 1), Math.min(12 * requestedYear - 1, life.month)]
}

type Counts = Map<number, number>

const countsOf = async (found: Promise<{ span: number; count: number }[]>): Promise<Counts> =>
  new Map((await found).map(({ span, count }) => [span, count]))
const sumOf = (counts: Counts) => [...counts.values()].reduce((sum, count) => sum + count, 0)
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at)
