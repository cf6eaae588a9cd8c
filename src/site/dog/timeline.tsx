import './timeline.css'
import type { Timeline } from '#shared/contract/dog.ts'
import { addCalendarDays, addCalendarMonths } from '#shared/days.ts'
import {
  countLifeYears,
  isTimelineKind,
  type TimelineKind,
  timelineKinds,
  timelinePath,
} from '#shared/urls/timeline.ts'
import { dates } from '#texts/grammar.ts'
import { timelineTexts as texts } from '#texts/site/timeline.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { EmptyState, ErrorBox } from '#ui/display/states.tsx'
import { useDogCard } from '../app/hooks.ts'
import { Link } from '../app/navigation.tsx'
import { TextWithItalicEnd } from '../app/parts.tsx'
import { parameters, useKnownSearch } from '../app/search-parameters.ts'
import { query, useQuery } from '../data/query-cache.ts'
import { BallDrawing, HalfYearBody, HeadFromAbove, TailFromAbove } from './life-drawing.tsx'
import { foldQuietMonths, type HalfYearLine } from './life-lines.ts'
import { QuietMonthsItem, TimelineMonthItem } from './timeline-month.tsx'

export function TimelineScreen() {
  const known = useKnownSearch(parameters.timeline)
  const { data: timeline, isError } = useQuery(query('timeline', known))
  const { name, pronouns } = useDogCard()
  const show = isTimelineKind(known.show) ? known.show : undefined
  if (timeline === null) return <NoBirthday name={name} />
  const years = timeline && [
    ...Map.groupBy(foldQuietMonths(timeline.halves), ({ half }) => Math.floor(half.half / 2) + 1),
  ]
  return (
    <>
      <div className="wrap page-head life-head">
        <h1>
          <TextWithItalicEnd {...texts.title(pronouns)} />
        </h1>
        {timeline && (
          <p className="lead">
            {texts.lead({
              name,
              pronouns,
              months: timeline.today.month,
              hasWeights: timeline.hasWeights,
            })}
          </p>
        )}
      </div>
      {isError && (
        <div className="wrap">
          <ErrorBox>{texts.failed}</ErrorBox>
        </div>
      )}
      {!timeline && !isError && <p className="wrap life-wait">{texts.loading}</p>}
      {timeline && <LifeBar timeline={timeline} show={show} year={known.year} />}
      {years?.map(([year, lines]) => (
        <LifeYear key={year} year={year} lines={lines} timeline={timeline!} />
      ))}
      {timeline && (
        <div className="wrap life-foot">
          <LifePager timeline={timeline} show={show} year={known.year} />
          {timeline.books.length > 0 && (
            <nav className="life-jump" aria-label={texts.books}>
              {timeline.books.map((year) => (
                <Link key={year} href={`/year/${year}`}>
                  {texts.book(year)}
                </Link>
              ))}
            </nav>
          )}
        </div>
      )}
    </>
  )
}

function NoBirthday({ name }: { name: string }) {
  return (
    <div className="wrap post-missing">
      <EmptyState
        action={
          <Link className={buttonClass()} href="/blog">
            {texts.readBlog}
          </Link>
        }
      >
        <h1>{texts.noBirthday}</h1>
        <p>{texts.noBirthdayHint(name)}</p>
      </EmptyState>
    </div>
  )
}

interface LifeBarProps {
  timeline: Timeline
  show: TimelineKind | undefined
  year: string | undefined
}

/** A filter keeps the chosen year, and a year keeps the filter. */
function LifeBar({ timeline, show, year }: LifeBarProps) {
  const chips = [undefined, ...timelineKinds]
  const years = Array.from({ length: countLifeYears(timeline) }, (_, at) => String(at + 1))
  const current = (isIt: boolean) => (isIt ? 'true' : undefined)
  return (
    <div className="wrap">
      <div className="filter-bar life-bar">
        <nav className="chips" aria-label={texts.show}>
          {chips.map((kind) => (
            <Link
              key={kind ?? 'all'}
              className="chip"
              href={timelinePath({ show: kind, year })}
              aria-current={current(kind === show)}
            >
              {kind ? texts.kinds[kind] : texts.everything}
              {kind && <span>{timeline.counts[kind]}</span>}
            </Link>
          ))}
        </nav>
        {years.length > 1 && (
          <nav className="life-jump" aria-label={texts.years}>
            {year && <Link href={timelinePath({ show })}>{texts.allYears}</Link>}
            {years.map((each) => (
              <Link
                key={each}
                href={timelinePath({ show, year: each })}
                aria-current={current(each === year)}
              >
                {texts.year(Number(each))}
              </Link>
            ))}
          </nav>
        )}
      </div>
    </div>
  )
}

interface LifeYearProps {
  year: number
  lines: HalfYearLine[]
  timeline: Timeline
}

function LifeYear({ year, lines, timeline }: LifeYearProps) {
  return (
    <section className="life-year" id={`year-${year}`} aria-labelledby={`y${year}`}>
      <div className="wrap life-year-head">
        <h2 id={`y${year}`}>
          <TextWithItalicEnd {...texts.yearTitle(year)} />
        </h2>
        <p>{datesOf(year, timeline)}</p>
      </div>
      {lines.map((line) => (
        <Half key={line.half.half} line={line} timeline={timeline} />
      ))}
    </section>
  )
}

function datesOf(year: number, { birthday, today }: Timeline): string {
  const from = dates.long(addCalendarMonths(birthday, 12 * (year - 1)))
  if (today.month < 12 * year) return texts.since(from)
  const end = addCalendarDays(addCalendarMonths(birthday, 12 * year), -1)
  return texts.fromTo(from, dates.long(end))
}

/** The head needs this many columns, even if the half year has just started. */
const LEAST_REACH = 4

function Half({ line, timeline }: { line: HalfYearLine; timeline: Timeline }) {
  const { half, places } = line
  const { today, birthday } = timeline
  const isTail = half.half === 0
  const isHead = Math.floor(today.month / 6) === half.half
  const reach = Math.max(LEAST_REACH, (today.month % 6) * 4 + today.week + 1)
  return (
    <div className={classNames('half', isTail && 'is-tail', isHead && `is-head r${reach}`)}>
      <HalfYearBody sizes={half.sizes} isTail={isTail} isHead={isHead} />
      <ol className="months wrap">
        {isTail && <TailFromAbove />}
        {places.map((place) =>
          place.stretch ? (
            <QuietMonthsItem key={place.month.month} place={place} stretch={place.stretch} />
          ) : (
            <TimelineMonthItem
              key={place.month.month}
              month={place.month}
              birthday={birthday}
              isAhead={place.month.month > today.month}
              isLast={place.month.month % 6 === 5}
              sizes={place.sizes}
            />
          ),
        )}
        {isHead && <TodayMark age={today.age} />}
      </ol>
    </div>
  )
}

function TodayMark({ age }: { age: string }) {
  return (
    <li className="today-mark">
      <HeadFromAbove />
      <strong>{texts.today}</strong>
      <span>{age}</span>
      <BallDrawing className="top-ball" />
    </li>
  )
}

interface LifePagerProps {
  timeline: Timeline
  show: TimelineKind | undefined
  year: string | undefined
}

/** The pager only steps to earlier and later pages; the bar above jumps to a year. */
function LifePager({ timeline, ...narrowed }: LifePagerProps) {
  const { page, pages } = timeline
  if (pages < 2) return null
  const to = (next: number) => timelinePath({ ...narrowed, page: next })
  return (
    <nav className="life-jump life-pager" aria-label={texts.pages}>
      {page > 1 && (
        <Link href={to(page - 1)} rel="prev">
          {texts.previous}
        </Link>
      )}
      <span>{texts.pageOf(page, pages)}</span>
      {page < pages && (
        <Link href={to(page + 1)} rel="next">
          {texts.next}
        </Link>
      )}
    </nav>
  )
}
