import type { PublicDog } from '#shared/contract/dog.ts'
import type { Photo } from '#shared/contract/photos.ts'
import { aboutTexts } from '#texts/site/dog.ts'
import { Paw } from '#ui/dog/paw.tsx'
import { Turned } from '../parts/turned.tsx'
import { AboutPhoto } from './about-photo.tsx'

/** "Sit: he is nearly sitting already." is a word and what there is to say about it. */
function splitItem(item: string): { word: string; text: string } {
  const at = item.indexOf(': ')
  return at < 0 ? { word: '', text: item } : { word: item.slice(0, at), text: item.slice(at + 2) }
}

type TrainingProps = PublicDog['training'] & { photo: Photo | undefined }

export function Training({ intro, items, photo }: TrainingProps) {
  if (!intro && items.length === 0) return null
  return (
    <section className="section is-album" aria-labelledby="training-title">
      <div className="wrap about-pair">
        <div>
          <h2 id="training-title">
            <Turned {...aboutTexts.training} />
          </h2>
          {intro && (
            <p className="training-intro" dir="auto">
              {intro}
            </p>
          )}
          <AboutPhoto photo={photo} />
        </div>
        <ul className="training">
          {items.map(splitItem).map(({ word, text }) => (
            <li key={text}>
              <Paw />
              <p dir="auto">
                {word && <strong>{word}: </strong>}
                {text}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
