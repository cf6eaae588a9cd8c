import { Link } from 'wouter'
import { aboutTexts } from '#texts/site/dog.ts'
import { shellTexts } from '#texts/site/pages.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { useDog } from '../layout/use-dog.ts'
import { Turned } from '../parts/turned.tsx'
import { Facts } from './facts.tsx'
import { Sections } from './sections.tsx'

export function About() {
  const dog = useDog()
  // The intro is the first thing on the home page; whoever comes from there has read it.
  const lead = dog.sidebarText || dog.intro
  return (
    <>
      <div className="wrap about-head">
        {dog.portrait && (
          <div className="arch">
            <ResponsiveImage
              src={dog.portrait}
              focalPoint={dog.portraitFocalPoint}
              alt={shellTexts.portraitAlt(dog.name)}
              sizes="(min-width: 768px) 72vw, 106vw"
              eager
            />
          </div>
        )}
        <div>
          <h1>
            <Turned {...aboutTexts.heading(dog.name)} />
          </h1>
          {lead && (
            <p className="lead" dir="auto">
              {lead}
            </p>
          )}
          <Facts dog={dog} />
        </div>
      </div>
      <Sections />
      <div className="wrap about-links">
        <Link className={buttonClass()} href="/blog">
          {aboutTexts.readBlog}
        </Link>
        <Link className={buttonClass({ look: 'line' })} href="/gallery">
          {aboutTexts.seeGallery}
        </Link>
        {dog.birthday && (
          <Link className={buttonClass({ look: 'line' })} href="/timeline">
            {aboutTexts.howLong(dog.pronouns)}
          </Link>
        )}
      </div>
    </>
  )
}
