import './year-book.css'
import { Link, useParams } from 'wouter'
import { bookPageTexts } from '#texts/site/head.ts'
import { bookTexts } from '#texts/site/year-book.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/display/empty-state.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { Skeleton, SkeletonPart } from '#ui/display/skeleton.tsx'
import { useSiteQueries } from '../data/site-queries.ts'
import { useQuery } from '../data/use-query.ts'
import { Book } from './book.tsx'

/** A year as a book: to read on long sheets, and to print on them. */
export function YearBook() {
  const { year = '' } = useParams()
  const { data: book, isPending, isError } = useQuery(useSiteQueries().yearBook(year))
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
