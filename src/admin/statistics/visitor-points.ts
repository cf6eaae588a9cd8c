import type { Figures, PublishedPostMark, Statistics } from '#shared/contract/statistics.admin.ts'
import type { Weekday } from '#shared/zone-habits.ts'
import { visitorsChartTexts } from '#texts/admin/statistics.ts'
import { calendarNames, dates } from '#texts/grammar.ts'
import type { LinePoint } from '../parts/line-chart.tsx'

type Shown = Pick<Statistics, 'since' | 'perDay' | 'before' | 'posts' | 'totalBefore'>

export function createVisitorPoints(statistics: Shown, firstDay: Weekday): LinePoint[] {
  const { perDay, before, posts } = statistics
  const range = perDay.length
  const isComparable = findPreviousFigures(statistics) !== null
  return perDay.map((day, at) => {
    const earlier = isComparable ? (before[at]?.visitors ?? 0) : undefined
    const mark = markOf(posts.filter((post) => post.day === day.day))
    const tipBefore =
      earlier === undefined ? '' : visitorsChartTexts.tipBefore(earlier, String(range))
    return {
      key: day.day,
      value: day.visitors,
      ...(earlier === undefined ? {} : { before: earlier }),
      ...axisPointOf(day.day, range, firstDay),
      tip: {
        heading: calendarNames.shortWeekday(day.day),
        text: visitorsChartTexts.tip(day) + tipBefore,
      },
      ...(mark ? { mark } : {}),
    }
  })
}

function markOf([first, ...more]: readonly PublishedPostMark[]): LinePoint['mark'] | null {
  if (!first) return null
  return { title: visitorsChartTexts.andMore(first.title, more.length), picture: first.coverImage }
}

type Periods = Pick<Statistics, 'since' | 'before' | 'totalBefore'>

/**
 * Null unless the whole previous period was counted: a partial count would look like hardly any
 * visitors.
 */
export function findPreviousFigures({ since, before, totalBefore }: Periods): Figures | null {
  const first = before[0]?.day
  return since !== null && first !== undefined && since <= first ? totalBefore : null
}

type AxisPoint = Pick<LinePoint, 'tick' | 'name'>

/** A week names each day, a month the first day of each week, a year every second month. */
export function axisPointOf(day: string, range: number, firstDay: Weekday): AxisPoint {
  if (range <= 7) return { tick: 'long', name: calendarNames.weekday(day, 'short') }
  if (range <= 31) {
    const beginsWeek = new Date(day).getUTCDay() === firstDay
    return beginsWeek ? { tick: 'long', name: dates.shortDay(day) } : { tick: 'short' }
  }
  if (!day.endsWith('-01')) return {}
  const isNamed = Number(day.slice(5, 7)) % 2 === 1
  return isNamed ? { tick: 'long', name: calendarNames.month(day, 'short') } : { tick: 'short' }
}
