import { aboutTexts } from '#shared/texts/about.ts'
import { Turned } from '../parts/turned.tsx'

export function Story({ paragraphs }: { paragraphs: string[] }) {
  if (paragraphs.length === 0) return null
  return (
    <section className="section is-story" aria-labelledby="story-title">
      <div className="wrap about-pair">
        <h2 id="story-title">
          <Turned {...aboutTexts.story} />
        </h2>
        <div className="prose">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  )
}
