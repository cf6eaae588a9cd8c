import './timeline.css'
import { Link } from 'wouter'
import { isTimelineKind } from '#shared/urls/timeline.ts'
import { timelineTexts as texts } from '#texts/site/timeline.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/display/empty-state.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { useSiteQueries } from '../data/site-queries.ts'
import { useQuery } from '../data/use-query.ts'
import { useDog } from '../layout/use-dog.ts'
import { Turned } from '../parts/turned.tsx'
import { parameters, useKnownSearch } from '../read-search.ts'
import { LifeBar } from './life-bar.tsx'
import { LifePager } from './life-pager.tsx'
import { LifeYear } from './life-year.tsx'

/** One dog, as many lines long as he is old. */
export function TimelineScreen() {
  const known = useKnownSearch(parameters.timeline)
  const { data: timeline, isError } = useQuery(useSiteQueries().timeline(known))
  const { name, pronouns } = useDog()
  const show = isTimelineKind(known.show) ? known.show : undefined
  if (timeline === null) return <NoBirthday name={name} />
  const years = timeline && [
    ...Map.groupBy(timeline.halves, ({ half }) => Math.floor(half / 2) + 1),
  ]
  return (
    <>
      <div className="wrap page-head life-head">
        <h1>
          <Turned {...texts.title(pronouns)} />
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
      {years?.map(([year, halves]) => (
        <LifeYear key={year} year={year} halves={halves} timeline={timeline!} />
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
