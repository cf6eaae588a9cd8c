import type { OnThisDayEntry, OnThisDay as Remembered } from '#shared/contract/dog.ts'
import { homeTodayTexts as texts } from '#texts/site/home.ts'
import { ArrowLink } from '#ui/controls/button.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { useDogCard } from '../app/hooks.ts'
import { Link } from '../app/navigation.tsx'
import { TextWithItalicEnd } from '../app/parts.tsx'
import { query, useQuery } from '../data/query-cache.ts'
import todayCss from './on-this-day.css?url'

const SIZES = '(min-width: 1024px) 400px, (min-width: 600px) 45vw, 94vw'

/** Renders nothing unless an earlier year has an entry for this day. */
export function OnThisDay() {
  const { data } = useQuery(query('onThisDay'))
  return data && data.entries.length > 0 ? <Today {...data} /> : null
}

function Today({ day, entries }: Remembered) {
  const { pronouns, birthday } = useDogCard()
  return (
    <section className="today" aria-labelledby="today-title">
      <link rel="stylesheet" href={todayCss} precedence="screen" />
      <div className="wrap today-grid">
        <DayLeaf day={day} leaves={Math.min(entries.length, 2)} />
        <div className="today-main">
          <div className="today-head">
            <h2 id="today-title">
              <TextWithItalicEnd {...texts.title} />
            </h2>
            {birthday && (
              <ArrowLink as={Link} href="/timeline">
                {texts.seeAll(pronouns)}
              </ArrowLink>
            )}
          </div>
          <ol className={`then-list is-${entries.length}`}>
            {entries.map((then, at) => (
              <Memory key={then.path} then={then} isFirst={at === 0} />
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}

function DayLeaf({ day, leaves }: { day: string; leaves: number }) {
  const { month, date, weekday } = texts.dayParts(day)
  return (
    <div className="day-leaf" aria-hidden="true">
      <i />
      {leaves > 1 && <i />}
      <div>
        <span>{month}</span>
        <strong>{date}</strong>
        <span>{weekday}</span>
      </div>
    </div>
  )
}

/** On a phone the picture of the first memory is the first one on the page. */
function Memory({ then, isFirst }: { then: OnThisDayEntry; isFirst: boolean }) {
  const { kind, path, title, words, imageUrl, when, age } = then
  return (
    <li className="then">
      <Link
        className={kind === 'post' ? 'then-pic' : 'photo'}
        href={path}
        tabIndex={-1}
        aria-hidden="true"
      >
        <span className="pic">
          <ResponsiveImage src={imageUrl} alt="" sizes={SIZES} eager={isFirst} />
        </span>
      </Link>
      <div className="then-say">
        <p className="then-when">
          <em>
            {when}
            {age && ','}
          </em>{' '}
          {age}
        </p>
        <h3>
          <Link href={path} dir="auto">
            {title}
          </Link>
        </h3>
        {words && <p dir="auto">{words}</p>}
      </div>
    </li>
  )
}
