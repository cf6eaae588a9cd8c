import { Link } from 'wouter'
import type { Post } from '#shared/contract/posts.ts'
import { skeletons } from '#shared/limits.ts'
import { noPostsText, postListTexts } from '#shared/texts/posts.ts'
import { ArrowLink } from '#ui/arrow-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorBox } from '#ui/error-box.tsx'
import { SkeletonCard } from '#ui/skeleton.tsx'
import { useSiteQueries } from '../data.ts'
import { usePageTitle } from '../layout/use-page-title.ts'
import { parameters, useKnownSearch } from '../read-search.ts'
import { useQuery, useQueryCache } from '../use-query.ts'
import { blogFilter } from './blog-address.ts'
import { BlogHead } from './blog-head.tsx'
import { blogPageOf } from './blog-page-of.ts'
import { BlogResults } from './blog-results.tsx'
import { CategoryChips } from './category-chips.tsx'

export function BlogList() {
  usePageTitle()
  const query = useKnownSearch(parameters.blog)
  const cache = useQueryCache()
  const { data, isError } = useQuery({
    ...useSiteQueries().blogPage(query),
    // Once the whole list is here, the next page needs no waiting.
    initialData: () => {
      const all = cache.getQueryData<Post[]>({ queryKey: ['posts'] })
      return all && blogPageOf(all, query)
    },
  })
  const filter = blogFilter(query)
  return (
    <div className="wrap">
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
      {data && data.total > 0 && <BlogResults data={data} filter={filter} />}
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
