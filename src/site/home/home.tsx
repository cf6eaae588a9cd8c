import { useEffect, useState } from 'react'
import { readStoredToken } from '#shared/calls/stored-token.ts'
import type { DogCard } from '#shared/contract/dog.ts'
import { HOME_PHOTOS_LOADED } from '#shared/limits.ts'
import { isDemoDrawing } from '#shared/urls/media-url.ts'
import { aboutTexts } from '#texts/site/dog.ts'
import { homeTexts, emptyDiaryTexts as texts } from '#texts/site/home.ts'
import { shellTexts } from '#texts/site/pages.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { EmptyState } from '#ui/display/states.tsx'
import { LongDog } from '#ui/dog/long-dog.tsx'
import { Bowl } from '#ui/dog/toys.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { useDogCard } from '../app/hooks.ts'
import { Link } from '../app/navigation.tsx'
import { AlbumPhoto, TextWithItalicEnd } from '../app/parts.tsx'
import { query, useQuery } from '../data/query-cache.ts'
import { OnThisDay } from '../dog/on-this-day.tsx'
import { NewsletterSection } from '../newsletter/newsletter.tsx'
import {
  FeaturedSection,
  GallerySection,
  LATEST_POSTS_ID,
  LatestSection,
  ListSection,
} from './home-sections.tsx'

export function Home() {
  const holdsAll = useHoldsAll()
  return (
    <>
      <Hero />
      <OnThisDay />
      {useIsEmpty() ? (
        <EmptyDiary />
      ) : (
        <>
          <FeaturedSection holdsAll={holdsAll} />
          <GallerySection />
          {!holdsAll && <LatestSection />}
        </>
      )}
      <AboutTeaser />
      <NewsletterSection />
    </>
  )
}

/** If there are few posts, the featured ones are also the latest, and the page shows them once. */
function useHoldsAll(): boolean {
  const featured = useQuery(query('featured')).data
  const recent = useQuery(query('recent')).data
  if (!featured?.length || !recent) return false
  return recent.every(({ id }) => featured.some((post) => post.id === id))
}

/** One post or one photo is enough for the usual page. */
function useIsEmpty(): boolean {
  const posts = useQuery(query('recent')).data
  const photos = useQuery(query('photos', HOME_PHOTOS_LOADED)).data
  return posts?.length === 0 && photos?.length === 0
}

const MAX_LINE_LENGTH = 14

function Hero() {
  const dog = useDogCard()
  // On a phone the drawn dog takes the room, unless the owner uploaded a photo.
  const isOwn = !isDemoDrawing(dog.heroPhoto)
  // At the largest font size, a line has room for this many letters.
  const isLong = Object.values(dog.heroTitle).some((line) => line.length > MAX_LINE_LENGTH)
  const hasDog = dog.heroLook !== 'photo' || !dog.heroPhoto
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="wrap">
        <div className="hero-top">
          <div className="hero-text">
            <h1 id="hero-title" dir="auto" className={isLong ? 'is-long' : undefined}>
              <TextWithItalicEnd {...dog.heroTitle} />
            </h1>
            {dog.turnsToday && (
              <p className="lead hero-birthday">{homeTexts.birthday(dog.name, dog.turnsToday)}</p>
            )}
            {dog.intro && (
              <p className="lead" dir="auto">
                {dog.intro}
              </p>
            )}
            <div className="hero-actions">
              <a className={buttonClass()} href={`#${LATEST_POSTS_ID}`} onClick={scrollSmoothly}>
                {homeTexts.latestPostsAnchor}
              </a>
              <Link className={buttonClass({ variant: 'line' })} href="/about">
                {homeTexts.aboutLink(dog.name)}
              </Link>
            </div>
          </div>
          {dog.heroPhoto && (
            <div className={classNames('hero-photos', isOwn && 'is-own', !hasDog && 'is-alone')}>
              <AlbumPhoto>
                <ResponsiveImage
                  src={dog.heroPhoto}
                  focalPoint={dog.heroFocalPoint}
                  alt={dog.name}
                  sizes="(min-width: 1320px) 620px, 47vw"
                  hiddenAt={isOwn ? undefined : '(max-width: 767px)'}
                  eager
                />
              </AlbumPhoto>
            </div>
          )}
        </div>
        {hasDog && <LongDog />}
      </div>
      <div className="hero-ground" />
    </section>
  )
}

/** Smooth scrolling is set only here, because back, forward and reload must jump at once. */
function scrollSmoothly() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const root = document.documentElement
  root.style.scrollBehavior = 'smooth'
  // The browser follows the link in this task, so the style can be reset in the next one.
  setTimeout(() => {
    root.style.scrollBehavior = ''
  })
}

function EmptyDiary() {
  const { name } = useDogCard()
  const [isOwner, setOwner] = useState(false)
  // The page is cached for everybody, so only the browser can tell whether the owner reads it.
  useEffect(() => setOwner(readStoredToken() !== null), [])
  return (
    <ListSection id={LATEST_POSTS_ID} title={texts.title} turn={texts.turn} prop={<Bowl />}>
      <EmptyState
        action={
          isOwner && (
            // The admin is another document with a CSP of its own.
            <a className={buttonClass()} href="/admin/posts/new">
              {texts.writeFirst}
            </a>
          )
        }
      >
        {texts.soon(name)}
      </EmptyState>
    </ListSection>
  )
}

function AboutTeaser() {
  const dog = useDogCard()
  return (
    <section className="section is-album" aria-labelledby="about-title">
      <div className="wrap about-teaser">
        {dog.portrait && (
          <div className="pic">
            <ResponsiveImage
              src={dog.portrait}
              focalPoint={dog.portraitFocalPoint}
              alt={shellTexts.portraitAlt(dog.name)}
              sizes="(min-width: 768px) 72vw, 106vw"
            />
          </div>
        )}
        <div>
          <h2 id="about-title" dir="auto">
            <TextWithItalicEnd {...teaserTitle(dog)} />
          </h2>
          {dog.aboutTeaser && (
            <p className="lead" dir="auto">
              {dog.aboutTeaser}
            </p>
          )}
          {dog.stats.length > 0 && (
            <dl className="stats">
              {dog.stats.map(({ value, label }) => (
                <div key={label}>
                  <dt dir="auto">{label}</dt>
                  <dd dir="auto">{value}</dd>
                </div>
              ))}
            </dl>
          )}
          <Link className={buttonClass({ variant: 'line' })} href="/about">
            {homeTexts.moreAbout(dog.name)}
          </Link>
        </div>
      </div>
    </section>
  )
}

const teaserTitle = ({ name, teaserTitle }: DogCard) =>
  teaserTitle.plain || teaserTitle.turned ? teaserTitle : aboutTexts.heading(name)
