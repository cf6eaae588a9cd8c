import { Link } from 'wouter'
import { adminPostTexts } from '#texts/admin/posts.ts'
import { Pagination } from '#ui/controls/pagination.tsx'
import { usePageInAddress } from '../app/readers-queries.ts'

interface ListPagesProps {
  page: number
  pages: number
  label: string
  /** Beside the pages, and without them. */
  note?: string
}

export function ListPages({ page, pages, label, note }: ListPagesProps) {
  const { hrefOfPage } = usePageInAddress()
  if (pages < 2 && !note) return null
  return (
    <div className="table-foot">
      {note && <p className="muted">{note}</p>}
      {pages > 1 && (
        <Pagination
          as={Link}
          current={page}
          total={pages}
          hrefFor={hrefOfPage}
          label={label}
          previousLabel={adminPostTexts.previous}
          nextLabel={adminPostTexts.next}
          pageLabel={adminPostTexts.page}
        />
      )}
    </div>
  )
}
