import type { PublicDog } from '#shared/contract/dog.ts'
import { aboutTexts } from '#shared/texts/about.ts'
import { Turned } from '../parts/turned.tsx'

const kinds = ['food', 'toy', 'activity', 'napSpot', 'trick'] as const

export function Favorites({ favorites }: Pick<PublicDog, 'favorites'>) {
  const told = kinds.filter((kind) => favorites[kind])
  if (told.length === 0) return null
  return (
    <section className="section" aria-labelledby="favorites-title">
      <div className="wrap about-pair">
        <h2 id="favorites-title">
          <Turned {...aboutTexts.favorites} />
        </h2>
        <dl className="favorites">
          {told.map((kind) => (
            <div key={kind}>
              <dt>{aboutTexts[kind]}</dt>
              <dd>{favorites[kind]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
