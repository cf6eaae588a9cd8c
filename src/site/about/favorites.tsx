import { dogStory } from '#shared/dog/dog-story.ts'
import { aboutTexts } from '#shared/texts/about.ts'
import { Turned } from '../parts/turned.tsx'

const kinds = ['food', 'toy', 'activity', 'napSpot', 'trick'] as const

export function Favorites() {
  return (
    <section className="section" aria-labelledby="favorites-title">
      <div className="wrap about-pair">
        <h2 id="favorites-title">
          <Turned {...aboutTexts.favorites} />
        </h2>
        <dl className="favorites">
          {kinds.map((kind) => (
            <div key={kind}>
              <dt>{aboutTexts[kind]}</dt>
              <dd>{dogStory.favorites[kind]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
