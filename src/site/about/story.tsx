import type { ReactNode } from 'react'
import type { Photo } from '#shared/contract/photos.ts'
import { aboutTexts } from '#texts/site/dog.ts'
import { Turned } from '../parts/turned.tsx'
import { AboutPhoto } from './about-photo.tsx'

interface StoryProps {
  paragraphs: string[]
  photo: Photo | undefined
  /** The words are long; below the photo there is room. */
  beneath: ReactNode
}

export function Story({ paragraphs, photo, beneath }: StoryProps) {
  if (paragraphs.length === 0) return <div className="wrap">{beneath}</div>
  return (
    <section className="section is-story" aria-labelledby="story-title">
      <div className="wrap about-pair">
        <div>
          <h2 id="story-title">
            <Turned {...aboutTexts.story} />
          </h2>
          <AboutPhoto photo={photo} />
          {beneath}
        </div>
        <div className="prose">
          {paragraphs.map((paragraph, at) => (
            <p key={paragraph} dir="auto" className={at === 0 ? dropCap(paragraph) : undefined}>
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  )
}

/** Needs a letter to begin with, and three lines beside it. */
const dropCap = (text: string) => (/^\p{L}.{150}/su.test(text) ? 'drop-cap' : undefined)
