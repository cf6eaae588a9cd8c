import type { LifeHalf, Timeline } from '#shared/contract/dog.ts'
import { dayAfter, monthsAfter } from '#shared/days.ts'
import { dates } from '#texts/grammar.ts'
import { timelineTexts as texts } from '#texts/site/timeline.ts'
import { classNames } from '#ui/display/class-names.ts'
import { Turned } from '../parts/turned.tsx'
import { HalfLine } from './half-line.tsx'
import { Month } from './month.tsx'
import { TodayMark } from './today-mark.tsx'
import { TopTail } from './top-drawings.tsx'

interface LifeYearProps {
  year: number
  halves: LifeHalf[]
  timeline: Timeline
}

export function LifeYear({ year, halves, timeline }: LifeYearProps) {
  return (
    <section className="life-year" id={`year-${year}`} aria-labelledby={`y${year}`}>
      <div className="wrap life-year-head">
        <h2 id={`y${year}`}>
          <Turned {...texts.yearTitle(year)} />
        </h2>
        <p>{datesOf(year, timeline)}</p>
      </div>
      {halves.map((half) => (
        <Half key={half.half} half={half} timeline={timeline} />
      ))}
    </section>
  )
}

function datesOf(year: number, { birthday, today }: Timeline): string {
  const from = dates.long(monthsAfter(birthday, 12 * (year - 1)))
  if (today.month < 12 * year) return texts.since(from)
  const end = dayAfter(monthsAfter(birthday, 12 * year), -1)
  return texts.fromTo(from, dates.long(end))
}

/** The head needs room of its own, however young the half year is. */
const LEAST_REACH = 4

function Half({ half, timeline }: { half: LifeHalf; timeline: Timeline }) {
  const { today, birthday } = timeline
  const isTail = half.half === 0
  const isHead = Math.floor(today.month / 6) === half.half
  const reach = Math.max(LEAST_REACH, (today.month % 6) * 4 + today.week + 1)
  return (
    <div className={classNames('half', isTail && 'is-tail', isHead && `is-head r${reach}`)}>
      <HalfLine sizes={half.sizes} isTail={isTail} isHead={isHead} />
      <ol className="months wrap">
        {isTail && <TopTail />}
        {half.months.map((month, at) => (
          <Month
            key={month.month}
            month={month}
            birthday={birthday}
            isAhead={month.month > today.month}
            isLast={at === 5}
            sizes={[half.sizes[at] ?? 1, half.sizes[at + 1] ?? half.sizes.at(-1) ?? 1]}
          />
        ))}
        {isHead && <TodayMark age={today.age} />}
      </ol>
    </div>
  )
}
