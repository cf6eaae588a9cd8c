import { Link } from 'wouter'
import { homeTexts } from '#texts/site/home.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { LongDog } from '#ui/dog/long-dog.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { useDog } from '../layout/use-dog.ts'
import { AlbumPhoto } from '../parts/album-photo.tsx'
import { Turned } from '../parts/turned.tsx'
import { LATEST_POSTS } from './list-section.tsx'

export function Hero() {
  const dog = useDog()
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="wrap">
        <div className="hero-top">
          <div className="hero-text">
            <h1 id="hero-title" dir="auto">
              <Turned {...dog.heroTitle} />
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
              <a className={buttonClass()} href={`#${LATEST_POSTS}`} onClick={scrollSmoothly}>
                {homeTexts.latestPostsAnchor}
              </a>
              <Link className={buttonClass({ look: 'line' })} href="/about">
                {homeTexts.aboutLink(dog.name)}
              </Link>
            </div>
          </div>
          {dog.heroPhoto && (
            <div className="hero-photos">
              <AlbumPhoto>
                <ResponsiveImage
                  src={dog.heroPhoto}
                  focalPoint={dog.heroFocalPoint}
                  alt={dog.name}
                  sizes="(min-width: 1320px) 620px, 47vw"
                  hiddenAt="(max-width: 767px)"
                  eager
                />
              </AlbumPhoto>
            </div>
          )}
        </div>
        <LongDog />
      </div>
      <div className="hero-ground" />
    </section>
  )
}

/** Only here: whoever goes back, forward or reloads wants to be there at once. */
function scrollSmoothly() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const root = document.documentElement
  root.style.scrollBehavior = 'smooth'
  // The browser follows the link in this very task; by the next one it is on its way.
  setTimeout(() => {
    root.style.scrollBehavior = ''
  })
}
