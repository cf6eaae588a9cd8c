import type { BookPhoto } from '#shared/contract/dog.ts'
import { dates } from '#texts/grammar.ts'
import { bookTexts } from '#texts/site/year-book.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'

/** Six photos, mounted as in the album. */
export function PhotoSheet({ photos }: { photos: BookPhoto[] }) {
  return (
    <section className="folio is-photos" aria-label={bookTexts.photoSheet}>
      <ul>
        {photos.map((photo) => (
          <li key={photo.path}>
            <figure>
              <div className="photo">
                <div className="pic">
                  <ResponsiveImage
                    src={photo.imageUrl}
                    alt={photo.description ?? ''}
                    sizes="(min-width: 768px) 640px, 44vw"
                    width={1600}
                    height={1067}
                  />
                </div>
              </div>
              <figcaption>
                <strong dir="auto">{photo.title}</strong>
                <time dateTime={photo.date}>{dates.shortDay(photo.date)}</time>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
