import { Link } from 'wouter'
import { dog } from '#shared/dog/dog.ts'
import { aboutTexts } from '#shared/texts/about.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { Turned } from '../parts/turned.tsx'
import { Facts } from './facts.tsx'
import { Favorites } from './favorites.tsx'
import { FunFacts } from './fun-facts.tsx'
import { Story } from './story.tsx'
import { Training } from './training.tsx'

export function About() {
  return (
    <>
      <div className="wrap about-head">
        <div className="arch">
          <ResponsiveImage
            src={dog.portrait}
            alt={`Portrait of ${dog.name}`}
            sizes="(min-width: 768px) 72vw, 106vw"
            eager
          />
        </div>
        <div>
          <h1>
            <Turned {...aboutTexts.heading(dog.name)} />
          </h1>
          <p className="lead">{dog.intro}</p>
          <Facts />
        </div>
      </div>
      <Favorites />
      <Story />
      <Training />
      <FunFacts />
      <div className="wrap about-links">
        <Link className={buttonClass()} href="/blog">
          {aboutTexts.readBlog}
        </Link>
        <Link className={buttonClass({ look: 'line' })} href="/gallery">
          {aboutTexts.seeGallery}
        </Link>
      </div>
    </>
  )
}
