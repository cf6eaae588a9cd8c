import { Link } from 'wouter'
import type { BlogPage } from '#shared/contract/posts.ts'
import { blogTexts } from '#texts/site/posts.ts'
import { Pagination } from '#ui/controls/pagination.tsx'
import { type BlogFilter, blogAddress } from './blog-address.ts'
import { BookLinks } from './book-links.tsx'
import { PostCard } from './post-card.tsx'

const CARD_SIZES =
  '(min-width: 1344px) 390px, (min-width: 1024px) 29vw, (min-width: 768px) 45vw, calc(100vw - 40px)'

interface BlogResultsProps {
  data: BlogPage
  filter: BlogFilter
}

export function BlogResults({ data, filter }: BlogResultsProps) {
  const { posts, page, pages } = data
  return (
    <>
      <div className="post-grid">
        {posts.map((post, at) => (
          <PostCard key={post.id} post={post} level={2} sizes={CARD_SIZES} eager={at === 0} />
        ))}
      </div>
      {pages > 1 && (
        <Pagination
          {...blogTexts.pagination}
          as={Link}
          current={page}
          total={pages}
          hrefFor={(wanted) => blogAddress(filter, wanted)}
        />
      )}
      <BookLinks posts={posts} />
    </>
  )
}
