import type { YearBook } from '#shared/contract/dog.ts'
import { bookTexts } from '#texts/site/year-book.ts'
import { CurledDog } from '#ui/dog/curled-dog.tsx'
import { useDog } from '../../layout/use-dog.ts'
import { Turned } from '../../parts/turned.tsx'
import { TapeLine } from './tape-line.tsx'

export function LastSheet({ book }: { book: YearBook }) {
  const { pronouns } = useDog()
  const ages = bookTexts.ages(book, pronouns)
  return (
    <section className="folio is-last" aria-labelledby="book-end">
      <div className="last-say">
        <h2 id="book-end">
          <Turned {...bookTexts.end(book.year, book.isRunning)} />
        </h2>
        <TapeLine every={12} tall={10} />
        <dl className="stats">
          {bookTexts.figures(book.figures, pronouns).map(([figure, label]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
        {ages && <p>{ages}</p>}
      </div>
      <div className="last-dog">
        <CurledDog />
        <p>{bookTexts.goodNight}</p>
      </div>
    </section>
  )
}
