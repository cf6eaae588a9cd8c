import { useDeferredValue, useState } from 'react'
import { Link } from 'wouter'
import { skeletons } from '#shared/limits.ts'
import { noPostsText, postListTexts } from '#shared/texts/posts.ts'
import { ArrowLink } from '#ui/controls/arrow-link.tsx'
import { EmptyState } from '#ui/display/empty-state.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { SkeletonCard } from '#ui/display/skeleton.tsx'
import { usePageTitle } from '../head/use-page-title.ts'
import { parameters, useKnownSearch } from '../read-search.ts'
import { blogFilter } from './blog-address.ts'
import { BlogHead } from './blog-head.tsx'
import { BlogResults } from './blog-results.tsx'
import { CategoryChips } from './category-chips.tsx'
import { useBlogPage } from './use-blog-page.ts'

export function BlogList() {
  usePageTitle()
  const found = useBlogPage(useKnownSearch(parameters.blog))
  // Drawn in small steps: whoever goes on typing is answered between them.
  const { query, data, isError, isLooking } = useDeferredValue(found)
  const filter = blogFilter(query)
  const [isAwaited, setIsAwaited] = useState(!data)
  if (!data && !isAwaited) setIsAwaited(true)
  return (
    <div className="wrap" aria-busy={isLooking || undefined}>
      <BlogHead filter={filter} total={data?.total} />
      <CategoryChips filter={filter} />
      {isError && <ErrorBox>{postListTexts.failed}</ErrorBox>}
      {!data && !isError && <LoadingPosts />}
      {data?.total === 0 && (
        <EmptyState
          action={
            <ArrowLink as={Link} href="/blog">
              {postListTexts.viewAllPosts}
            </ArrowLink>
          }
        >
          {noPostsText(filter)}
        </EmptyState>
      )}
      {data && data.total > 0 && <BlogResults data={data} filter={filter} isAwaited={isAwaited} />}
    </div>
  )
}

function LoadingPosts() {
  return (
    <div className="post-grid">
      {Array.from({ length: skeletons.blogPosts }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: six equal boxes
        <SkeletonCard key={at} />
      ))}
    </div>
  )
}
