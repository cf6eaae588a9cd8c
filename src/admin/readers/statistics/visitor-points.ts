import type { PostMark, Statistics } from '#shared/contract/statistics.ts'
import { visitorsChartTexts as texts } from '#shared/texts/statistics.ts'
import { shortWeekday } from '../../calendar/months.ts'
import type { LineMarkOf, LinePoint } from '../../charts/line-plot.ts'
import { axisAt } from './day-axis.ts'

type Shown = Pick<Statistics, 'perDay' | 'before' | 'posts' | 'totalBefore'>

/** A point a day. The period before is left out when nobody counted then: it would look as if nobody came. */
export function visitorPoints({ perDay, before, posts, totalBefore }: Shown): LinePoint[] {
  const range = perDay.length
  return perDay.map((day, at) => {
    const earlier = totalBefore.views > 0 ? (before[at]?.visitors ?? 0) : undefined
    const mark = markOf(posts.filter((post) => post.day === day.day))
    const tipBefore = earlier === undefined ? '' : texts.tipBefore(earlier, String(range))
    return {
      key: day.day,
      value: day.visitors,
      ...(earlier === undefined ? {} : { before: earlier }),
      ...axisAt(day.day, range),
      tip: { heading: shortWeekday(day.day), text: texts.tip(day) + tipBefore },
      ...(mark ? { mark } : {}),
    }
  })
}

function markOf([first, ...more]: readonly PostMark[]): LineMarkOf | null {
  if (!first) return null
  return { title: texts.andMore(first.title, more.length), picture: first.coverImage }
}
