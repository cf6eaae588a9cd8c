import { Link } from 'wouter'
import type { DogCard } from '#shared/contract/dog.ts'
import { aboutTexts } from '#texts/site/dog.ts'
import { homeTexts } from '#texts/site/home.ts'
import { shellTexts } from '#texts/site/pages.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { useDog } from '../layout/use-dog.ts'
import { Turned } from '../parts/turned.tsx'

export function AboutTeaser() {
  const dog = useDog()
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
            <Turned {...teaserTitle(dog)} />
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
          <Link className={buttonClass({ look: 'line' })} href="/about">
            {homeTexts.moreAbout(dog.name)}
          </Link>
        </div>
      </div>
    </section>
  )
}

const teaserTitle = ({ name, teaserTitle }: DogCard) =>
  teaserTitle.plain || teaserTitle.turned ? teaserTitle : aboutTexts.heading(name)
