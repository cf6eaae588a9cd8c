import type { YearBook } from '#shared/contract/dog.ts'
import { bookTexts } from '#texts/site/year-book.ts'
import { classNames } from '#ui/display/class-names.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { useDog } from '../../layout/use-dog.ts'
import { useSettings } from '../../layout/use-settings.ts'
import { TapeLine } from './tape-line.tsx'

const LONG_NAME = 8
const VERY_LONG_NAME = 18

export function CoverSheet({ book }: { book: YearBook }) {
  const { year, cover, ageAtBegin, ageAtEnd } = book
  const { name } = useDog()
  const { ownerName } = useSettings()
  return (
    <section className="folio is-cover" aria-label={bookTexts.cover}>
      <div className="cover-pic">
        {cover && (
          <ResponsiveImage
            src={cover.imageUrl}
            alt={cover.alt}
            sizes="(min-width: 768px) 1100px, 90vw"
            eager
            width={1600}
            height={1067}
          />
        )}
      </div>
      <div className="cover-say">
        <h2
          dir="auto"
          className={classNames(
            name.length > LONG_NAME && 'is-long',
            name.length > VERY_LONG_NAME && 'is-longest',
          )}
        >
          {name} <em>{year}</em>
        </h2>
        <div className="cover-tape">
          <TapeLine every={10} tall={4} />
          {ageAtBegin && (
            <p>
              <span>{ageAtBegin}</span>
              <span>{ageAtEnd}</span>
            </p>
          )}
        </div>
        {ownerName && <p className="cover-by">{bookTexts.writtenBy(ownerName)}</p>}
      </div>
      <div className="cover-collar" aria-hidden="true">
        <i />
        <b>{year}</b>
      </div>
    </section>
  )
}
