import { dogStory } from '#shared/dog/dog-story.ts'
import { aboutTexts } from '#shared/texts/about.ts'
import { Turned } from '../parts/turned.tsx'

export function Story() {
  return (
    <section className="section is-story" aria-labelledby="story-title">
      <div className="wrap about-pair">
        <h2 id="story-title">
          <Turned {...aboutTexts.story} />
        </h2>
        <div className="prose">
          {dogStory.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  )
}
