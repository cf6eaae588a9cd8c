import { Fragment } from 'react'
import type { Milestone, TimelineMonth, TimelinePhoto, TimelinePost } from '#shared/contract/dog.ts'
import { ageAtDay } from '#shared/dog/age.ts'
import { monthAnchor, timelineMonthPath } from '#shared/urls/timeline.ts'
import { dates } from '#texts/grammar.ts'
import { timelineTexts as texts } from '#texts/site/timeline.ts'
import { classNames } from '#ui/display/class-names.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { Link } from '../app/navigation.tsx'
import { BodyFromAbove } from './life-drawing.tsx'
import type { BodySizes, MonthColumn, QuietStretch } from './life-lines.ts'

const SIZES = '(min-width: 1024px) 200px, (min-width: 600px) 240px, calc(100vw - 128px)'
const HALF_SIZES = '(min-width: 600px) 120px, 40vw'
/** A text of the last two weeks of a line is placed left of its stem. */
const LAST_WEEKS = 2

interface MonthProps {
  month: TimelineMonth
  birthday: string
  isAhead: boolean
  isLast: boolean
  sizes: BodySizes
}

export function TimelineMonthItem({ month, birthday, isAhead, isLast, sizes }: MonthProps) {
  const { milestones, weight, photos, posts, morePhotos } = month
  const [first, ...others] = milestones
  const isQuiet = milestones.length + photos.length + posts.length === 0
  return (
    <li
      className={classNames('month', isQuiet && 'is-quiet', isAhead && 'is-ahead')}
      id={monthAnchor(month.month)}
    >
      {!isAhead && <BodyFromAbove sizes={sizes} isFirst={month.month === 0} />}
      <MonthAge month={month.month} />
      {weight && (
        <p className={`pounds w${weight.week}`}>
          <span className="sr">{texts.onTheScale}</span>
          {weight.text}
        </p>
      )}
      {first && <FirstTime milestone={first} birthday={birthday} isLast={isLast} />}
      {photos.length > 0 && <MonthPhotos photos={photos} />}
      {((posts.length === 0 && photos.some(({ path }) => path)) || morePhotos > 0) && (
        <p className="month-caption">
          {posts.length === 0 &&
            photos.map(({ path, title }) => path && <span key={path}>{title}</span>)}
          {morePhotos > 0 && (
            <a href={timelineMonthPath(month.month, 'photos')}>{texts.morePhotos(morePhotos)}</a>
          )}
        </p>
      )}
      {others.map((milestone) => (
        <p key={milestone.day + milestone.title} className="month-line">
          <strong>{milestone.title}</strong> {aboutMilestone(milestone, birthday)}
        </p>
      ))}
      {posts.map((post) => (
        <LifePostCard key={post.path} post={post} />
      ))}
    </li>
  )
}

interface QuietProps {
  place: MonthColumn
  stretch: QuietStretch
}

export function QuietMonthsItem({ place: { month, columns, isTold }, stretch }: QuietProps) {
  const { months, birthdays, sizes } = stretch
  return (
    <li
      className={classNames('month is-stretch', `c${columns}`, !isTold && 'goes-on')}
      aria-hidden={!isTold || undefined}
    >
      {isTold && (
        <>
          <BodyFromAbove sizes={sizes} isFirst={month.month === 0} />
          <p className="month-age">{texts.quiet(months, birthdays)}</p>
        </>
      )}
    </li>
  )
}

/** "Oct 5, 2024, at 10 weeks" */
function aboutMilestone({ day, words }: Milestone, birthday: string): string {
  const age = ageAtDay(birthday, day)
  const isPuppy = age && age.months > 0 && age.months < 4
  return [dates.short(day), isPuppy && texts.at(age.words), words].filter(Boolean).join(', ')
}

interface FirstTimeProps {
  milestone: Milestone
  birthday: string
  isLast: boolean
}

function FirstTime({ milestone, birthday, isLast }: FirstTimeProps) {
  const { week, title } = milestone
  const isLeft = isLast && week >= LAST_WEEKS
  return (
    <p className={classNames('first-time', `w${week}`, isLeft && 'is-left')}>
      <strong>{title}</strong>
      <span>{aboutMilestone(milestone, birthday)}</span>
    </p>
  )
}

function MonthPhotos({ photos }: { photos: TimelinePhoto[] }) {
  const sizes = photos.length > 1 ? HALF_SIZES : SIZES
  return (
    <ul className={classNames('month-photos tilt', photos.length > 2 && 'is-many')}>
      {photos.map((photo, at) => (
        <li key={photo.path ?? at}>
          <MonthPhoto photo={photo} sizes={sizes} />
        </li>
      ))}
    </ul>
  )
}

/** A photo of a milestone has no page of its own. */
function MonthPhoto({ photo, sizes }: { photo: TimelinePhoto; sizes: string }) {
  const { path, title, imageUrl } = photo
  const picture = (
    <span className="pic">
      <ResponsiveImage src={imageUrl} alt={title} sizes={sizes} />
    </span>
  )
  if (!path) return <span className="photo">{picture}</span>
  return (
    <Link className="photo" href={path}>
      {picture}
    </Link>
  )
}

function LifePostCard({ post }: { post: TimelinePost }) {
  return (
    <article className="life-post">
      {post.coverImage && (
        <div className="pic">
          <ResponsiveImage src={post.coverImage} alt="" sizes={SIZES} />
        </div>
      )}
      <time dateTime={post.date}>{dates.short(post.date)}</time>
      <h4>
        <Link href={post.path} dir="auto">
          {post.title}
        </Link>
      </h4>
    </article>
  )
}

/** Screen readers hear the age in full instead of the abbreviation. */
function MonthAge({ month }: { month: number }) {
  return (
    <h3 className="month-age">
      <span className="sr">{texts.atAge(month)}</span>
      <span aria-hidden="true">
        {texts.onTape(month).map(([number, unit]) => (
          <Fragment key={unit}>
            <b>{number}</b>
            {unit}
          </Fragment>
        ))}
      </span>
    </h3>
  )
}
