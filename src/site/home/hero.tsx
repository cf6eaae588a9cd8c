import { Link } from 'wouter'
import { dog } from '#shared/dog.ts'
import { aboutLinkText, homeTexts } from '#shared/texts/site.ts'
import { AlbumPhoto } from '#ui/album-photo.tsx'
import { buttonClass } from '#ui/button.tsx'
import { LongDog } from '#ui/long-dog.tsx'
import { ResponsiveImage } from '#ui/responsive-image.tsx'
import { Turned } from '#ui/turned.tsx'
import { drawn } from '../drawn-later.ts'

export function Hero() {
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="wrap">
        <div className="hero-top">
          <div className="hero-text">
            <h1 id="hero-title">
              <Turned {...dog.heroTitle} />
            </h1>
            <p className="lead">{dog.intro}</p>
            <div className="hero-actions">
              <a className={buttonClass()} href={`#${homeTexts.latestPostsId}`}>
                {homeTexts.latestPostsAnchor}
              </a>
              <Link className={buttonClass({ look: 'line' })} href="/about">
                {aboutLinkText(dog.name)}
              </Link>
            </div>
          </div>
          <div className="hero-photos">
            <AlbumPhoto>
              <ResponsiveImage
                src={dog.heroPhoto}
                alt={dog.name}
                sizes="(min-width: 1320px) 620px, 47vw"
                hiddenAt="(max-width: 767px)"
                eager
              />
            </AlbumPhoto>
          </div>
        </div>
        <LongDog {...drawn.soon} />
      </div>
      <div className="hero-ground" />
    </section>
  )
}
