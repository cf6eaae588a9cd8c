import type { PostMark, Statistics } from '#shared/contract/statistics.admin.ts'
import { visitorsChartTexts as texts } from '#texts/admin/statistics.ts'
import { calendarNames } from '#texts/grammar.ts'
import type { LinePoint } from '../parts/charts.tsx'
import { countedBefore } from './counted-before.ts'
import { axisAt } from './day-axis.ts'

type Shown = Pick<Statistics, 'since' | 'perDay' | 'before' | 'posts' | 'totalBefore'>

/** A point a day. */
export function visitorPoints(statistics: Shown): LinePoint[] {
  const { perDay, before, posts } = statistics
  const range = perDay.length
  const isComparable = countedBefore(statistics) !== null
  return perDay.map((day, at) => {
    const earlier = isComparable ? (before[at]?.visitors ?? 0) : undefined
    const mark = markOf(posts.filter((post) => post.day === day.day))
    const tipBefore = earlier === undefined ? '' : texts.tipBefore(earlier, String(range))
    return {
      key: day.day,
      value: day.visitors,
      ...(earlier === undefined ? {} : { before: earlier }),
      ...axisAt(day.day, range),
      tip: { heading: calendarNames.shortWeekday(day.day), text: texts.tip(day) + tipBefore },
      ...(mark ? { mark } : {}),
    }
  })
}

function markOf([first, ...more]: readonly PostMark[]): LinePoint['mark'] | null {
  if (!first) return null
  return { title: texts.andMore(first.title, more.length), picture: first.coverImage }
}
