import type { PublicDog } from '#shared/contract/dog.ts'
import type { Photo } from '#shared/contract/photos.ts'
import { aboutTexts } from '#texts/site/dog.ts'
import { Turned } from '../parts/turned.tsx'
import { AboutPhoto } from './about-photo.tsx'

const kinds = ['food', 'toy', 'activity', 'napSpot', 'trick'] as const

interface FavoritesProps extends Pick<PublicDog, 'favorites'> {
  photo: Photo | undefined
}

export function Favorites({ favorites, photo }: FavoritesProps) {
  const told = kinds.filter((kind) => favorites[kind])
  if (told.length === 0) return null
  return (
    <section className="section" aria-labelledby="favorites-title">
      <div className="wrap about-pair">
        <div>
          <h2 id="favorites-title">
            <Turned {...aboutTexts.favorites} />
          </h2>
          <AboutPhoto photo={photo} />
        </div>
        <dl className="favorites">
          {told.map((kind) => (
            <div key={kind}>
              <dt>{aboutTexts[kind]}</dt>
              <dd dir="auto">{favorites[kind]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
