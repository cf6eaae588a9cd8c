import type {
  Timeline,
  TimelineHalfYear,
  TimelineMonth,
  TimelinePhoto,
} from '#shared/contract/dog.ts'
import { postDate } from '#shared/days.ts'
import { formatExactAge } from '#shared/dog/age.ts'
import { TIMELINE_PHOTOS_PER_MONTH } from '#shared/limits.ts'
import { photoPath } from '#shared/urls/slug.ts'
import { dayOfPhoto } from '../../photos/photos.present.ts'
import type { DayOf } from '../../settings/diary-day.ts'
import {
  dogSizesInHalfYear,
  lifeMonthOf,
  MONTHS_PER_LINE,
  selectShownWeights,
  weekOfLifeMonth,
} from './life-months.ts'
import type { TimelinePage } from './timeline.service.ts'

export function presentTimeline(found: TimelinePage, dayOf: DayOf): Timeline {
  const { life, weights, tape } = found
  const [first, last] = [tape.begin, tape.end].map((month) => Math.floor(month / MONTHS_PER_LINE))
  const months = presentMonths(found, dayOf)
  const halves: TimelineHalfYear[] = []
  for (let half = first!; half <= last!; half += 1) {
    const firstMonth = half * MONTHS_PER_LINE
    halves.push({
      half,
      sizes: dogSizesInHalfYear(life, weights, half),
      months: Array.from({ length: MONTHS_PER_LINE }, (_, at) => months(firstMonth + at)),
    })
  }
  return {
    birthday: life.birthday,
    today: {
      age: formatExactAge(life.birthday, life.today),
      month: life.month,
      week: weekOfLifeMonth(life, life.today),
    },
    counts: found.counts,
    hasWeights: weights.length > 0,
    books: found.books,
    page: found.page,
    pages: found.pages,
    halves,
  }
}

function presentMonths(found: TimelinePage, dayOf: DayOf): (month: number) => TimelineMonth {
  const { life, show, tape } = found
  const posts = Map.groupBy(found.posts, (row) => lifeMonthOf(life, dayOf(postDate(row))))
  const photos = Map.groupBy(found.photos, (row) => lifeMonthOf(life, dayOfPhoto(row, dayOf)))
  const startedMonths = new Set(
    found.parts.filter(({ isFirst }) => isFirst).map(({ month }) => month),
  )
  const shown = selectShownWeights(life, found.weights)
  return (month) => {
    const isBegun = startedMonths.has(month)
    const milestones = found.milestones.filter((milestone) => milestone.month === month)
    const ofMilestones = milestones
      .flatMap(({ title, photoUrl }) => (photoUrl ? { path: null, title, imageUrl: photoUrl } : []))
      .slice(0, TIMELINE_PHOTOS_PER_MONTH)
    const album = show === 'photos' || isBegun ? (photos.get(month) ?? []) : []
    // Photos of milestones come first and leave less room for the album.
    const room = show === 'photos' ? album.length : TIMELINE_PHOTOS_PER_MONTH - ofMilestones.length
    const hung = album.slice(0, room)
    const pictures = [...ofMilestones, ...hung.map(presentPhoto)]
    const weight = shown.find((weighing) => weighing.month === month)
    const rest = (found.photoCounts.get(month) ?? 0) - hung.length
    return {
      month,
      isQuiet: found.quiet.has(month),
      isElsewhere: month < tape.begin || (month > tape.end && found.page < found.pages),
      milestones: milestones.map(({ day, title, words, week }) => ({ day, title, words, week })),
      weight: weight ? { text: weight.text, week: weight.week } : null,
      photos: pictures,
      morePhotos: !show && isBegun ? Math.max(0, rest) : 0,
      posts: (posts.get(month) ?? []).map((row, at) => ({
        path: `/blog/${encodeURIComponent(row.slug)}`,
        title: row.title,
        date: dayOf(postDate(row)),
        coverImage: at === 0 && pictures.length === 0 ? row.coverImage : null,
      })),
    }
  }
}

const presentPhoto = (row: TimelinePage['photos'][number]): TimelinePhoto => ({
  path: photoPath(row),
  title: row.title,
  imageUrl: row.imageUrl,
})
