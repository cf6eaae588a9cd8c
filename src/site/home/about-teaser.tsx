import { Link } from 'wouter'
import { dog } from '#shared/dog/dog.ts'
import { moreAboutText } from '#shared/texts/site.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { Turned } from '../parts/turned.tsx'

export function AboutTeaser() {
  return (
    <section className="section is-album" aria-labelledby="about-title">
      <div className="wrap about-teaser">
        <div className="pic">
          <ResponsiveImage
            src={dog.portrait}
            alt={`Portrait of ${dog.name}`}
            sizes="(min-width: 768px) 72vw, 106vw"
          />
        </div>
        <div>
          <h2 id="about-title">
            <Turned {...dog.teaserTitle} />
          </h2>
          <p className="lead">{dog.aboutTeaser}</p>
          <dl className="stats">
            {dog.stats.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Link className={buttonClass({ look: 'line' })} href="/about">
            {moreAboutText(dog.name)}
          </Link>
        </div>
      </div>
    </section>
  )
}
