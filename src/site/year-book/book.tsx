import { Fragment } from 'react'
import type { YearBook } from '#shared/contract/dog.ts'
import { BookHead } from './book-head.tsx'
import { PrintButton } from './printing/print-button.tsx'
import { usePaper } from './printing/use-paper.ts'
import { CoverSheet } from './sheets/cover-sheet.tsx'
import { LastSheet } from './sheets/last-sheet.tsx'
import { MonthSheet } from './sheets/month-sheet.tsx'
import { PhotoSheet } from './sheets/photo-sheet.tsx'
import { StorySheet } from './sheets/story-sheet.tsx'

export function Book({ book }: { book: YearBook }) {
  usePaper(book.year)
  return (
    <div className="book">
      <BookHead book={book} />
      <div className="book-table">
        <div className="book-sheets">
          <CoverSheet book={book} />
          {book.months.map((month) => (
            <Fragment key={month.month}>
              <MonthSheet month={month} />
              {month.stories.map((story) => (
                <StorySheet key={story.slug} story={story} />
              ))}
              {month.photoSheets.map((photos) => (
                <PhotoSheet key={photos[0]?.path} photos={photos} />
              ))}
            </Fragment>
          ))}
          <LastSheet book={book} />
        </div>
        <div className="book-again">
          <PrintButton />
        </div>
      </div>
    </div>
  )
}
