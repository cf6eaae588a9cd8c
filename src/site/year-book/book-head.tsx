import { Link } from 'wouter'
import type { YearBook } from '#shared/contract/dog.ts'
import { bookPath } from '#shared/urls/paths.ts'
import { bookTexts } from '#texts/site/year-book.ts'
import { Turned } from '../parts/turned.tsx'
import { PrintButton } from './printing/print-button.tsx'

export function BookHead({ book }: { book: YearBook }) {
  const { year, years, sheets, isRunning } = book
  return (
    <div className="wrap page-head book-head">
      <div>
        <h1>
          <Turned {...bookTexts.heading(year)} />
        </h1>
        <p className="lead">{bookTexts.lead(isRunning)}</p>
      </div>
      <div className="book-acts">
        <PrintButton />
        <p>{bookTexts.paper(sheets, isRunning)}</p>
        {years.length > 1 && (
          <nav className="chips" aria-label={bookTexts.otherYears}>
            {years.map((other) => (
              <Link
                key={other}
                className="chip"
                href={bookPath(other)}
                aria-current={other === year ? 'page' : undefined}
              >
                {other}
              </Link>
            ))}
          </nav>
        )}
      </div>
    </div>
  )
}
