import './year-book.css'
import { Fragment, useEffect, useState } from 'react'
import type { YearBook } from '#shared/contract/dog.ts'
import { yearBookPath } from '#shared/urls/paths.ts'
import { bookPageTexts } from '#texts/site/head.ts'
import { bookTexts } from '#texts/site/year-book.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Skeleton, SkeletonPart } from '#ui/display/loading.tsx'
import { EmptyState, ErrorBox } from '#ui/display/states.tsx'
import { useSettings } from '../app/hooks.ts'
import { Link, useParams } from '../app/navigation.tsx'
import { TextWithItalicEnd } from '../app/parts.tsx'
import { query, useQuery } from '../data/query-cache.ts'
import { BackCoverSheet, CoverSheet, MonthSheet, PhotoSheet, StorySheet } from './year-sheets.tsx'

export function YearBookScreen() {
  const { year = '' } = useParams()
  const { data: book, isPending, isError } = useQuery(query('yearBook', year))
  if (isPending) return <LoadingBook />
  if (isError) {
    return (
      <div className="wrap section">
        <ErrorBox>{bookTexts.failed}</ErrorBox>
      </div>
    )
  }
  return book ? <Book key={book.year} book={book} /> : <NoBook />
}

function NoBook() {
  return (
    <div className="wrap post-missing">
      <EmptyState
        action={
          <Link className={buttonClass()} href="/blog">
            {bookTexts.readBlog}
          </Link>
        }
      >
        <h1>{bookPageTexts.notFoundTitle}</h1>
        <p>{bookTexts.notFound}</p>
      </EmptyState>
    </div>
  )
}

function LoadingBook() {
  return (
    <div className="wrap page-head" role="status" aria-label={bookTexts.loading}>
      <Skeleton>
        <SkeletonPart shape="title" />
        <SkeletonPart shape="pic" />
      </Skeleton>
    </div>
  )
}

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
          <BackCoverSheet book={book} />
        </div>
        <div className="book-again">
          <PrintButton />
        </div>
      </div>
    </div>
  )
}

function BookHead({ book }: { book: YearBook }) {
  const { year, years, sheets, isRunning } = book
  return (
    <div className="wrap page-head book-head">
      <div>
        <h1>
          <TextWithItalicEnd {...bookTexts.heading(year)} />
        </h1>
        <p className="lead">{bookTexts.lead(isRunning)}</p>
      </div>
      <div className="book-acts">
        <PrintButton isForKeys />
        <p>{bookTexts.paper(sheets, isRunning)}</p>
        {years.length > 1 && (
          <nav className="chips" aria-label={bookTexts.otherYears}>
            {years.map((other) => (
              <Link
                key={other}
                className="chip"
                href={yearBookPath(other)}
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

/** The page has two such buttons; only one of them listens to the keyboard. */
function PrintButton({ isForKeys = false }: { isForKeys?: boolean }) {
  const [isGathering, setGathering] = useState(false)
  const printBook = async () => {
    setGathering(true)
    await gatherPictures()
    setGathering(false)
    print()
  }
  // Ctrl+P has to wait for the pictures, too.
  useEffect(() => {
    if (!isForKeys) return
    const onKeyDown = (event: KeyboardEvent) => {
      const isPrint = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey)
      if (!isPrint || event.shiftKey || event.altKey) return
      event.preventDefault()
      if (!isGathering) void printBook()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  })
  return (
    <Button className="book-print" busy={isGathering} onClick={printBook}>
      {isGathering ? bookTexts.gathering : bookTexts.print}
    </Button>
  )
}

/** The print stylesheet reads the foot of each sheet from this property. */
const FOOT = '--book-foot'

/**
 * Prepares the printed sheets. The CSP forbids style attributes, but script may set the property.
 */
function usePaper(year: number) {
  const { blogName } = useSettings()
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty(FOOT, JSON.stringify(`${blogName} ${year}`))
    // Printing from the browser's menu cannot wait, so the pictures are at least requested.
    addEventListener('beforeprint', fetchPictures)
    return () => {
      style.removeProperty(FOOT)
      removeEventListener('beforeprint', fetchPictures)
    }
  }, [blogName, year])
}

/** A picture that never loads must not block printing. */
const MAX_WAIT_MS = 20_000

function fetchPictures(): HTMLImageElement[] {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.book img')]
  for (const picture of pictures) picture.loading = 'eager'
  return pictures
}

async function gatherPictures() {
  const pictures = fetchPictures()
  const coming = pictures.filter(({ complete }) => !complete)
  const all = Promise.all(coming.map(waitUntilLoaded)).then(() =>
    // Decoding a broken picture rejects; the others still print.
    Promise.allSettled(pictures.map((picture) => picture.decode())),
  )
  const enough = new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS))
  await Promise.race([all, enough])
}

const waitUntilLoaded = (picture: HTMLImageElement) =>
  new Promise<void>((resolve) => {
    for (const event of ['load', 'error']) {
      picture.addEventListener(event, () => resolve(), { once: true })
    }
  })
