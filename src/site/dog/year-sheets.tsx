import type { BookMonth, BookPhoto, BookStory, YearBook } from '#shared/contract/dog.ts'
import { dates } from '#texts/grammar.ts'
import { bookTexts } from '#texts/site/year-book.ts'
import { classNames } from '#ui/display/class-names.ts'
import { CurledDog } from '#ui/dog/curled-dog.tsx'
import { DogHead } from '#ui/dog/drawings.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { useDogCard, useSettings } from '../app/hooks.ts'
import { Link } from '../app/navigation.tsx'
import { TextWithItalicEnd } from '../app/parts.tsx'

const LONG_NAME = 8
const VERY_LONG_NAME = 18

export function CoverSheet({ book }: { book: YearBook }) {
  const { year, cover, ageAtBegin, ageAtEnd } = book
  const { name } = useDogCard()
  const { ownerName } = useSettings()
  return (
    <section className="folio is-cover" aria-label={bookTexts.cover}>
      <div className="cover-pic">
        {cover && (
          <ResponsiveImage
            src={cover.imageUrl}
            alt={cover.alt}
            sizes="(min-width: 768px) 1100px, 90vw"
            eager
            width={1600}
            height={1067}
          />
        )}
      </div>
      <div className="cover-say">
        <h2
          dir="auto"
          className={classNames(
            name.length > LONG_NAME && 'is-long',
            name.length > VERY_LONG_NAME && 'is-longest',
          )}
        >
          {name} <em>{year}</em>
        </h2>
        <div className="cover-tape">
          <TapeLine every={10} tall={4} />
          {ageAtBegin && (
            <p>
              <span>{ageAtBegin}</span>
              <span>{ageAtEnd}</span>
            </p>
          )}
        </div>
        {ownerName && <p className="cover-by">{bookTexts.writtenBy(ownerName)}</p>}
      </div>
      <div className="cover-collar" aria-hidden="true">
        <i />
        <b>{year}</b>
      </div>
    </section>
  )
}

/** More titles would not fit above the name of the month. */
const MAX_TITLES = 4

/** The dog on the ground line gets longer from month to month. */
export function MonthSheet({ month: { month, age, stories, photoCount } }: { month: BookMonth }) {
  const more = stories.length - MAX_TITLES
  return (
    <section className="folio is-opener" aria-labelledby={`month-${month}`}>
      <ul>
        {stories.slice(0, MAX_TITLES).map(({ slug, title }) => (
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

/**
 * Two columns higher than a screen cannot be read there, so a long text runs beside the picture.
 */
const LONG_STORY = 6000

export function StorySheet({ story }: { story: BookStory }) {
  const { slug, title, coverImage, date, age, html } = story
  return (
    <article className={classNames('folio is-post', html.length > LONG_STORY && 'is-long')}>
      <div className="folio-begin">
        <figure className="folio-plate">
          <ResponsiveImage
            src={coverImage}
            alt=""
            sizes="(min-width: 768px) 960px, 90vw"
            width={1600}
            height={1067}
          />
        </figure>
        <header>
          <h2 dir="auto">
            <Link href={`/blog/${slug}`}>{title}</Link>
          </h2>
          <p className="folio-meta">{bookTexts.storyMeta(dates.short(date), age)}</p>
        </header>
      </div>
      <div
        className="folio-text prose"
        dir="auto"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own renderer, which escapes
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </article>
  )
}

export function PhotoSheet({ photos }: { photos: BookPhoto[] }) {
  return (
    <section className="folio is-photos" aria-label={bookTexts.photoSheet}>
      <ul>
        {photos.map((photo) => (
          <li key={photo.path}>
            <figure>
              <div className="photo">
                <div className="pic">
                  <ResponsiveImage
                    src={photo.imageUrl}
                    alt={photo.alt ?? photo.description ?? ''}
                    sizes="(min-width: 768px) 640px, 44vw"
                    width={1600}
                    height={1067}
                  />
                </div>
              </div>
              <figcaption>
                <strong dir="auto">{photo.title}</strong>
                <time dateTime={photo.date}>{dates.shortDay(photo.date)}</time>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function BackCoverSheet({ book }: { book: YearBook }) {
  const { pronouns } = useDogCard()
  const ages = bookTexts.ages(book, pronouns)
  return (
    <section className="folio is-last" aria-labelledby="book-end">
      <div className="last-say">
        <h2 id="book-end">
          <TextWithItalicEnd {...bookTexts.end(book.year, book.isRunning)} />
        </h2>
        <TapeLine every={12} tall={10} />
        <dl className="stats">
          {bookTexts.figures(book.figures, pronouns).map(([figure, label]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
        {ages && <p>{ages}</p>}
      </div>
      <div className="last-dog">
        <CurledDog />
        <p>{bookTexts.goodNight}</p>
      </div>
    </section>
  )
}

const LENGTH = 480

interface TapeLineProps {
  every: number
  tall: number
}

/** The marks are paths because some printers drop gradients. */
function TapeLine({ every, tall }: TapeLineProps) {
  const marks = Array.from({ length: LENGTH / every + 1 }, (_, at) => {
    const height = at % tall === 0 ? 18 : 8
    return `M${at * every} 0V${height}`
  })
  return (
    <svg
      className="tape-line"
      viewBox={`0 0 ${LENGTH} 18`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={`M0 0H${LENGTH}`} />
      <path d={marks.join('')} />
    </svg>
  )
}
