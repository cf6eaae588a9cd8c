import { Link } from 'wouter'
import { adminPostTexts } from '#shared/texts/posts.ts'
import { Pagination } from '#ui/controls/pagination.tsx'
import { useInboxPage } from './inbox-queries.ts'

interface InboxPagesProps {
  page: number
  pages: number
  label: string
}

export function InboxPages({ page, pages, label }: InboxPagesProps) {
  const { hrefOfPage } = useInboxPage()
  if (pages < 2) return null
  return (
    <div className="table-foot">
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
    </div>
  )
}
