import type { BookMonth } from '#shared/contract/dog.ts'
import { dates } from '#texts/grammar.ts'
import { bookTexts } from '#texts/site/year-book.ts'
import { DogHead } from '#ui/dog/dog-head.tsx'

/** More would not fit above the name of the month. */
const MOST_TITLES = 4

/** What the month holds, and its name on the ground, along which the dog gets longer from month to month. */
export function MonthSheet({ month: { month, age, stories, photoCount } }: { month: BookMonth }) {
  const more = stories.length - MOST_TITLES
  return (
    <section className="folio is-opener" aria-labelledby={`month-${month}`}>
      <ul>
        {stories.slice(0, MOST_TITLES).map(({ slug, title }) => (
          <li key={slug} dir="auto">
            <span>{title}</span>
          </li>
        ))}
        {more > 0 && <li>{bookTexts.moreStories(more)}</li>}
        {photoCount > 0 && <li>{bookTexts.photos(photoCount)}</li>}
      </ul>
      <h2 id={`month-${month}`}>
        {dates.monthName(month)} {age && <em>{bookTexts.at(age)}</em>}
      </h2>
      <div className={`flip f${month}`} aria-hidden="true">
        <div>
          <DogHead />
        </div>
      </div>
    </section>
  )
}
